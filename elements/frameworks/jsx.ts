/** The tags in JSX of React 19: attributes, properties and events are typed once this module is imported. */
import type { HTMLAttributes, Ref } from "react";
import type { PlainHandlers, SkiTags, TagProps } from "./tags.js";

type IntrinsicTag<Name extends keyof SkiTags> = Omit<HTMLAttributes<SkiTags[Name]["element"]>, keyof TagProps<Name>> &
  TagProps<Name> &
  PlainHandlers<Name> & {
    readonly ref?: Ref<SkiTags[Name]["element"]> | undefined;
    readonly key?: string | number | bigint | null | undefined;
    readonly class?: string | undefined;
  };

type IntrinsicTags = { [Name in keyof SkiTags]: IntrinsicTag<Name> };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicTags {}
  }
}
