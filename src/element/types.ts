import type { ComponentType } from "react";
import type { Host } from "../components/controls/host.js";

interface Described {
  /** One sentence, as the manifest and the docs print it. */
  readonly description: string;
  /** What holds where nothing is given, in words (`the page's own origin`), where the default does not say it. */
  readonly absent?: string;
  /** Setting the property writes the attribute too, for what style sheets and authors should see. */
  readonly reflects?: boolean;
}

export interface StringAttribute extends Described {
  readonly kind: "string";
  readonly default: string | null;
  /**
   * Which texts are well-formed, how to say so (`a day such as 2027-02-06`), and what stands in for any other, where not the
   * value before. Any text when absent.
   */
  readonly format?: { readonly is: (text: string) => boolean; readonly words: string; readonly otherwise?: string };
}
/** Absolute, or relative to the page. */
export interface UrlAttribute extends Described {
  readonly kind: "url";
  readonly default: string | null;
}
export interface NumberAttribute extends Described {
  readonly kind: "number";
  readonly default: number | null;
  readonly minimum?: number;
  readonly whole?: boolean;
}
/** Follows HTML: present is true, absent is false; the text `false` is false too. */
export interface BooleanAttribute extends Described {
  readonly kind: "boolean";
  readonly default: false;
}
export interface OneOfAttribute extends Described {
  readonly kind: "oneOf";
  readonly options: readonly string[];
  readonly default: string | null;
}
/** Some of the options, separated by spaces or commas; an array as a property. */
export interface ListAttribute extends Described {
  readonly kind: "list";
  readonly options: readonly string[];
  readonly default: readonly string[];
}
/** JSON as an attribute; as a property, the very object that was set. */
export interface JsonAttribute<Value = unknown> extends Described {
  readonly kind: "json";
  /** The TypeScript type, for the manifest. */
  readonly type: string;
  /** A short value in JSON, for whoever gave another shape. */
  readonly example: string;
  readonly is: (value: unknown) => value is Value;
  readonly default: Value | null;
}

/** One row of an element's attribute table. */
export type Attribute =
  StringAttribute | UrlAttribute | NumberAttribute | BooleanAttribute | OneOfAttribute | ListAttribute | JsonAttribute;

/** Attributes by their kebab-case name; each has a property of the same name in camelCase. */
export type AttributeTable = Readonly<Record<string, Attribute>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

type ReadAs<Row> = Row extends { kind: "boolean" }
  ? boolean
  : Row extends { kind: "number" }
    ? number
    : Row extends { kind: "oneOf"; options: readonly (infer Option)[] }
      ? Option
      : Row extends { kind: "list"; options: readonly (infer Option)[] }
        ? readonly Option[]
        : Row extends { kind: "json"; is: (value: unknown) => value is infer Value }
          ? Value
          : string;

type ValueOf<Row extends Attribute> = Row["default"] extends null ? ReadAs<Row> | null : ReadAs<Row>;

/** Every attribute's value by property name, defaults filled in. */
export type Values<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: ValueOf<Table[Name]>;
};

/** Only the values that the page gave. */
export type Given<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]?: ReadAs<Table[Name]>;
};

/** Something that went wrong inside, as `ski-error` tells it. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly call?: string;
  readonly status?: number;
}

/** The element as its view may use it. */
export interface ElementHost extends Host {
  /** Turns a custom state on or off, for `:state()` in style sheets. */
  toggleState(name: string, on: boolean): void;
  /** Sets one of the element's own properties, as the page would. */
  setProperty(property: string, value: unknown): void;
  /** Fires `ski-error`. */
  report(problem: Problem): void;
}

/**
 * What a view is drawn with. `given` keeps its identity until an attribute or property changes. Until it has something
 * to show, a view draws `<slot />`: the children that the page's author put inside.
 */
export interface ViewProps<Table extends AttributeTable> {
  readonly values: Values<Table>;
  readonly given: Given<Table>;
  readonly host: ElementHost;
}

export interface EventDescription {
  readonly description: string;
  /** The TypeScript type of `detail`. */
  readonly detail: string;
  readonly cancelable?: boolean;
}

export interface MethodDescription {
  readonly description: string;
  readonly run: (host: ElementHost) => void;
}

/** A custom property that an author may set. */
export interface CssPropertyDescription {
  readonly description: string;
  readonly default: string;
}

/** Everything about one tag. Manifest, editor data, types and docs are generated from it, so it is data, importable without a DOM. */
export interface ElementDefinition<Table extends AttributeTable = AttributeTable> {
  readonly tag: `${string}-${string}`;
  readonly description: string;
  readonly attributes: Table;
  readonly events: Readonly<Record<string, EventDescription>>;
  readonly methods: Readonly<Record<string, MethodDescription>>;
  /** One sentence by part name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly cssProperties: Readonly<Record<string, CssPropertyDescription>>;
  /** One sentence by slot name; the default slot's name is empty. */
  readonly slots: Readonly<Record<string, string>>;
  /** One sentence by `:state()` name. */
  readonly states: Readonly<Record<string, string>>;
  /** Adopted before the first render, shared by all elements of the tag. */
  readonly sheets: readonly CSSStyleSheet[];
  readonly view: ComponentType<ViewProps<Table>>;
  /** Makes the element part of its form, with the named property as its value. */
  readonly form?: { readonly property: string };
}

/** The element of a definition, with its typed properties. */
export type ElementOf<Table extends AttributeTable> = HTMLElement & {
  -readonly [Property in keyof Values<Table>]: Values<Table>[Property];
};
