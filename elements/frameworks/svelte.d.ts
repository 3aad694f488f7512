/** The tags in the templates of Svelte 5: attributes, properties and events are typed once this module is imported. */
import type { HTMLAttributes } from "svelte/elements";
import type { PlainHandlers, SkiTags, TagProps } from "./tags.js";

type TemplateTag<Name extends keyof SkiTags> = Omit<HTMLAttributes<SkiTags[Name]["element"]>, keyof TagProps<Name>> &
  TagProps<Name> &
  PlainHandlers<Name>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "ski-searchbar": TemplateTag<"ski-searchbar">;
    "ski-results": TemplateTag<"ski-results">;
    "ski-date-picker": TemplateTag<"ski-date-picker">;
    "ski-gallery": TemplateTag<"ski-gallery">;
  }
}
