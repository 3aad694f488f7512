import { readFileSync } from "node:fs";
import { type AttributeKind, attributeKind } from "./attribute-kinds.js";

/** What custom-elements.json says of an attribute, a member, an event, a part, a state or a token. */
export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

export interface TagAttribute extends Described {
  /** The property that it sets. */
  readonly fieldName: string;
}

export interface Member extends Described {
  readonly kind: "field" | "method";
  /** The attribute that sets the field. */
  readonly attribute?: string;
  readonly readonly?: boolean;
  readonly parameters?: readonly Described[];
}

export interface Tag {
  readonly tagName: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly TagAttribute[];
  readonly members: readonly Member[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssStates: readonly Described[];
  readonly cssProperties: readonly CssProperty[];
}

/** A custom property that a page may set. */
export interface CssProperty extends Described {
  /** The default in the dark theme, if it is another. */
  readonly darkDefault?: string;
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly (Partial<Tag> & { readonly name: string })[] }[];
}

const file = new URL("../../custom-elements.json", import.meta.url);
const isTag = (declaration: Partial<Tag>): declaration is Tag => declaration.tagName !== undefined;

/** The tags of the library, as its manifest describes them. */
export const manifestTags: readonly Tag[] = (JSON.parse(readFileSync(file, "utf8")) as Manifest).modules.flatMap(({ declarations }) =>
  declarations.filter(isTag),
);

/** The type of an attribute's property; its own where the tag has no such property. */
export function propertyType({ members }: Tag, { fieldName, type }: TagAttribute): string {
  return members.find(({ name }) => name === fieldName)?.type?.text ?? type?.text ?? "string";
}

export const kindOf = (tag: Tag, attribute: TagAttribute): AttributeKind =>
  attributeKind(attribute.type?.text ?? "string", propertyType(tag, attribute));
