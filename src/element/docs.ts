import type { AttributeTable, ElementDefinition } from "./types.js";

/** One sentence on each attribute; for JSON, and for what is not always a text, its TypeScript type too. */
export type AttributeDocs<Table extends AttributeTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { kind: "json" } | { kind: "read"; default: null }
    ? { readonly description: string; readonly type: string }
    : string;
};

/** One sentence, and the TypeScript type of each parameter by its name. */
export type MethodDocs = string | { readonly description: string; readonly parameters: Readonly<Record<string, string>> };

export interface EventDocs {
  readonly description: string;
  /** The TypeScript type of `detail`. */
  readonly detail: string;
}

/** A custom property that an author may set. */
export interface CssPropertyDocs {
  readonly description: string;
  readonly default: string;
}

/** What the manifest says about a tag, for people. Nothing that runs in a page imports it. */
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
