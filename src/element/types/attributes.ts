import type { ElementState } from "../readiness.js";

/** Any text, in a union whose own texts an editor still offers. */
export type OtherText = string & {};

interface AttributeOptions {
  /** For warnings: what applies when nothing is given (`the page's own origin`), if that is not the default. */
  readonly absent?: string;
  /** The value in force of an element, where it depends on the page around it (`auto`); read again when the element is connected or moved. */
  readonly inPage?: (value: unknown, element: Element) => unknown;
  /** Its value may be about the visitor: warnings leave it out. */
  readonly isPrivate?: boolean;
  /** Setting the property writes the attribute too, so that style sheets and authors see it. */
  readonly reflects?: boolean;
}

interface StringAttribute extends AttributeOptions {
  readonly kind: "string";
  readonly default: string | null;
  /** The texts that types and editors offer, where these are all; `format` may read other spellings of them. */
  readonly options?: readonly string[];
  /** Which texts are well-formed; any text if absent. */
  readonly format?: {
    readonly is: (text: string) => boolean;
    /** For warnings, such as `a day such as 2027-02-06`. */
    readonly expected: string;
    /** Replaces a malformed text; if absent, the previous value is kept. */
    readonly otherwise?: string;
  };
}

/** Absolute, or relative to the page. */
interface UrlAttribute extends AttributeOptions {
  readonly kind: "url";
  readonly default: string | null;
}

interface NumberAttribute extends AttributeOptions {
  readonly kind: "number";
  readonly default: number | null;
  readonly minimum?: number;
  readonly whole?: boolean;
  /** The only numbers that are accepted. */
  readonly options?: readonly number[];
}

/** Follows HTML: present is true, absent is false; the text `false` is false too. */
interface BooleanAttribute extends AttributeOptions {
  readonly kind: "boolean";
  readonly default: false;
}

interface OneOfAttribute extends AttributeOptions {
  readonly kind: "oneOf";
  readonly options: readonly string[];
  readonly default: string | null;
}

/** Some of the options, separated by spaces or commas; an array as a property. */
interface ListAttribute extends AttributeOptions {
  readonly kind: "list";
  readonly options: readonly string[];
  readonly default: readonly string[];
}

/** JSON as an attribute; as a property, the same object that was set. */
export interface JsonAttribute<Value = unknown> extends AttributeOptions {
  readonly kind: "json";
  /** A short value in JSON, for the warning about another shape. */
  readonly example: string;
  readonly is: (value: unknown) => value is Value;
  /** Throws an error that names the malformed part, if `is` alone cannot tell. */
  readonly check?: (value: Value) => void;
  readonly default: Value | null;
}

/**
 * A value whose reading depends on other values of the element. These may be set in any order within one task: at its end, a value
 * that cannot be read is malformed. Later the value is read again whenever another one changes, and is null if it cannot be read.
 */
export interface ReadAttribute<Value = unknown> extends AttributeOptions {
  readonly kind: "read";
  readonly expected: string;
  /** Texts that types and editors offer, among others. */
  readonly options?: readonly string[];
  /**
   * Reads a text or a property; `values` are the values of the same table. Throws an error whose message continues "which"
   * (`is no day`).
   */
  read(given: unknown, values: never): Value;
  readonly default: Value | null;
}

/** One row of an element's attribute table. */
export type Attribute =
  StringAttribute | UrlAttribute | NumberAttribute | BooleanAttribute | OneOfAttribute | ListAttribute | JsonAttribute | ReadAttribute;

/** Attributes by their kebab-case name; each has a property of the same name in camelCase. */
export type AttributeTable = Readonly<Record<string, Attribute>>;

export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** What is read from an attribute that is given. */
type ReadAs<Row> = Row extends { kind: "boolean" }
  ? boolean
  : Row extends { kind: "number"; options: readonly (infer Option)[] }
    ? Option
    : Row extends { kind: "number" }
      ? number
      : Row extends { kind: "oneOf" | "string"; options: readonly (infer Option)[] }
        ? Option
        : Row extends { kind: "list"; options: readonly (infer Option)[] }
          ? readonly Option[]
          : Row extends { kind: "json"; is: (value: unknown) => value is infer Value }
            ? Value
            : Row extends { kind: "read"; read: (...given: never[]) => infer Value }
              ? Value
              : string;

type ValueOf<Row extends Attribute> = Row["default"] extends null ? ReadAs<Row> | null : ReadAs<Row>;

/** The value of every attribute by property name, defaults included. */
export type Values<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: ValueOf<Table[Name]>;
};

/** The element of a table, with its typed properties. */
export type ElementOf<Table extends AttributeTable> = HTMLElement & {
  -readonly [Property in keyof Values<Table>]: Values<Table>[Property];
} & {
  /** What the element shows: its children, its view, or its children after an error. */
  readonly state: ElementState;
  /** Resolves when `ski-ready` has first been fired. */
  readonly ready: Promise<void>;
};

/** Only the values that the page gave. */
export type Given<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]?: ReadAs<Table[Name]>;
};

/** A value that was refused. */
export interface Fault {
  readonly attribute: Attribute;
  /** Which of the element's values: `the attribute page-size`. */
  readonly what: string;
  readonly given: unknown;
  /** The value in force instead; undefined if none is given. */
  readonly holds: unknown;
  /** Whether `holds` replaced the refused value; otherwise it was in force before. */
  readonly replaced: boolean;
  /** The message of the error that reading the value threw. */
  readonly reason?: string;
}

/** The attributes and properties of an element at one time, by property name. */
export interface ValuesSnapshot {
  readonly values: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
}

/** The values of one element. Attributes and properties write to the same place: the last one wins. */
export interface ElementValues {
  /** Takes the attribute's text; null, for a removed attribute, restores the default. */
  setAttribute(name: string, text: string | null): void;
  /** Undefined and null restore the default. */
  setProperty(property: string, value: unknown): void;
  property(property: string): unknown;
  attribute(property: string): { readonly name: string; readonly row: Attribute } | undefined;
  /** The same object until the next change. */
  snapshot(): ValuesSnapshot;
  /** Calls the listener at most once a microtask, however many values changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
