import type { AttributeTable } from "./types/attributes.js";
import type { ElementDefinition } from "./types/definition.js";

/** One sentence for each attribute, with its TypeScript type if it is JSON or not always a text. */
export type AttributeDocs<Table extends AttributeTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { kind: "json" } | { kind: "read"; default: null }
    ? { readonly description: string; readonly type: string }
    : string;
};

/** One sentence, and the TypeScript type of each parameter by its name. */
type MethodDocs = string | { readonly description: string; readonly parameters: Readonly<Record<string, string>> };

export interface EventDocs {
  readonly description: string;
  /** The TypeScript type of `detail`. */
  readonly detail: string;
}

/** A custom property that an author may set. */
interface CssPropertyDocs {
  readonly description: string;
  readonly default: string;
  /** The default in the dark theme, if it is another. */
  readonly darkDefault?: string;
}

/** Descriptions of a tag for people, in the manifest. Nothing that runs in a page imports them. */
export interface ElementDocs<Definition extends Pick<ElementDefinition, "attributes" | "events" | "methods">> {
  readonly description: string;
  readonly attributes: AttributeDocs<Definition["attributes"]>;
  readonly events: Readonly<Record<keyof Definition["events"], EventDocs>>;
  readonly methods: Readonly<Record<keyof Definition["methods"], MethodDocs>>;
  /** One sentence by part name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly cssProperties: Readonly<Record<string, CssPropertyDocs>>;
  /** One sentence by slot name; the default slot's name is empty. */
  readonly slots: Readonly<Record<string, string>>;
  /** One sentence by `:state()` name. */
  readonly states: Readonly<Record<string, string>>;
}
