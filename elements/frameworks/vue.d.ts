/** The tags in the templates of Vue: attributes, properties and events are typed once this module is imported. */
import type { HTMLAttributes } from "vue";
import type { Handlers, SkiTags, TagProps } from "./tags.js";

type TemplateTag<Name extends keyof SkiTags> = new () => {
  readonly $props: Omit<HTMLAttributes, keyof TagProps<Name>> & TagProps<Name> & Handlers<Name>;
};

declare module "vue" {
  interface GlobalComponents {
    "ski-searchbar": TemplateTag<"ski-searchbar">;
    "ski-results": TemplateTag<"ski-results">;
    "ski-date-picker": TemplateTag<"ski-date-picker">;
    "ski-gallery": TemplateTag<"ski-gallery">;
  }
}
