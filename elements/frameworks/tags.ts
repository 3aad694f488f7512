/** What each tag takes and fires, from which the typings of frameworks are made. */
import type { Attribute, AttributeTable, CamelCase, OtherText } from "../../src/element/types/attributes.js";
import type { SkiEventDetails } from "../events.js";
import type * as datePicker from "../ski-date-picker.attributes.js";
import type * as gallery from "../ski-gallery.attributes.js";
import type * as results from "../ski-results.attributes.js";
import type * as searchbar from "../ski-searchbar.attributes.js";

interface Described {
  readonly attributes: AttributeTable;
  readonly events: Readonly<Partial<Record<keyof SkiEventDetails, unknown>>>;
}

/** A text of an attribute, or what a framework writes as one. */
type TextOf<Row extends Attribute> = Row extends { kind: "boolean" }
  ? boolean | "" | "true" | "false"
  : Row extends { kind: "number"; options: readonly (infer Option extends number)[] }
    ? Option | `${Option}`
    : Row extends { kind: "number" }
      ? number | `${number}`
      : Row extends { kind: "oneOf" | "string"; options: readonly (infer Option)[] }
        ? Option
        : Row extends { kind: "read"; options: readonly (infer Option)[] }
          ? Option | OtherText
          : string;

interface Tag<Element extends HTMLElement, Definition extends Described> {
  readonly element: Element;
  /** By kebab-case name. */
  readonly attributes: { readonly [Name in keyof Definition["attributes"]]?: TextOf<Definition["attributes"][Name]> | undefined };
  /** By camelCase name. */
  readonly properties: {
    readonly [Name in keyof Definition["attributes"] & string as CamelCase<Name>]?:
      (CamelCase<Name> extends keyof Element ? Element[CamelCase<Name>] : never) | undefined;
  };
  readonly events: { readonly [Name in keyof Definition["events"] & keyof SkiEventDetails]: CustomEvent<SkiEventDetails[Name]> };
}

export interface SkiTags {
  "ski-searchbar": Tag<searchbar.SkiSearchbar, typeof searchbar>;
  "ski-results": Tag<results.SkiResults, typeof results>;
  "ski-date-picker": Tag<datePicker.SkiDatePicker, typeof datePicker>;
  "ski-gallery": Tag<gallery.SkiGallery, typeof gallery>;
}

/** Attributes and properties, where a template takes either; of one name (`pictures`) both types. */
export type TagProps<Name extends keyof SkiTags> = Merged<SkiTags[Name]["attributes"], SkiTags[Name]["properties"]>;

type Merged<One, Other> = {
  readonly [Key in keyof One | keyof Other]?: (Key extends keyof One ? One[Key] : never) | (Key extends keyof Other ? Other[Key] : never);
};

/** Handlers by a name that is made of the event's: `on` and the name in PascalCase, as of React's components. */
export type Handlers<Name extends keyof SkiTags> = {
  readonly [Event in keyof SkiTags[Name]["events"] & string as `on${Capitalize<CamelCase<Event>>}`]?:
    ((event: SkiTags[Name]["events"][Event]) => void) | undefined;
};

/** Handlers by `on` and the event's own name, as of React 19, Svelte and Preact. */
export type PlainHandlers<Name extends keyof SkiTags> = {
  readonly [Event in keyof SkiTags[Name]["events"] & string as `on${Event}`]?:
    ((event: SkiTags[Name]["events"][Event]) => void) | undefined;
};
