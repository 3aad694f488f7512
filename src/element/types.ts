import type { ComponentType } from "react";
import type { Host } from "../components/controls/host.js";

interface AttributeOptions {
  /** For warnings: what holds where nothing is given (`the page's own origin`), where it is not the default. */
  readonly absent?: string;
  /** Setting the property writes the attribute too, for what style sheets and authors should see. */
  readonly reflects?: boolean;
}

export interface StringAttribute extends AttributeOptions {
  readonly kind: "string";
  readonly default: string | null;
  /**
   * Which texts are well-formed, how a warning says so (`a day such as 2027-02-06`), and which value replaces any other, where
   * not the value before. Any text when absent.
   */
  readonly format?: { readonly is: (text: string) => boolean; readonly expected: string; readonly otherwise?: string };
}
/** Absolute, or relative to the page. */
export interface UrlAttribute extends AttributeOptions {
  readonly kind: "url";
  readonly default: string | null;
}
export interface NumberAttribute extends AttributeOptions {
  readonly kind: "number";
  readonly default: number | null;
  readonly minimum?: number;
  readonly whole?: boolean;
  /** The only numbers that are taken. */
  readonly options?: readonly number[];
}
/** Follows HTML: present is true, absent is false; the text `false` is false too. */
export interface BooleanAttribute extends AttributeOptions {
  readonly kind: "boolean";
  readonly default: false;
}
export interface OneOfAttribute extends AttributeOptions {
  readonly kind: "oneOf";
  readonly options: readonly string[];
  readonly default: string | null;
}
/** Some of the options, separated by spaces or commas; an array as a property. */
export interface ListAttribute extends AttributeOptions {
  readonly kind: "list";
  readonly options: readonly string[];
  readonly default: readonly string[];
}
/** JSON as an attribute; as a property, the very object that was set. */
export interface JsonAttribute<Value = unknown> extends AttributeOptions {
  readonly kind: "json";
  /** A short value in JSON, for the warning about another shape. */
  readonly example: string;
  readonly is: (value: unknown) => value is Value;
  /** Throws an error that names the malformed part, where `is` alone cannot. */
  readonly check?: (value: Value) => void;
  readonly default: Value | null;
}
/**
 * A value that the element's other values decide how to read. In one task these may be set in any order: what cannot be read at its
 * end is malformed. Later the value is read again whenever another one changes, and is null where it cannot be read.
 */
export interface ReadAttribute<Value = unknown> extends AttributeOptions {
  readonly kind: "read";
  readonly expected: string;
  /**
   * The value that a text or a property stands for; throws an error that says what it is instead (`is no day`). `values` are those of
   * the same table.
   */
  read(given: unknown, values: never): Value;
  readonly default: Value | null;
}

/** One row of an element's attribute table. */
export type Attribute =
  StringAttribute | UrlAttribute | NumberAttribute | BooleanAttribute | OneOfAttribute | ListAttribute | JsonAttribute | ReadAttribute;

/** Attributes by their kebab-case name; each has a property of the same name in camelCase. */
export type AttributeTable = Readonly<Record<string, Attribute>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

type ReadAs<Row> = Row extends { kind: "boolean" }
  ? boolean
  : Row extends { kind: "number"; options: readonly (infer Option)[] }
    ? Option
    : Row extends { kind: "number" }
      ? number
      : Row extends { kind: "oneOf"; options: readonly (infer Option)[] }
        ? Option
        : Row extends { kind: "list"; options: readonly (infer Option)[] }
          ? readonly Option[]
          : Row extends { kind: "json"; is: (value: unknown) => value is infer Value }
            ? Value
            : Row extends { kind: "read"; read: (...given: never[]) => infer Value }
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

/** A value that was not taken. */
export interface Fault {
  readonly attribute: Attribute;
  /** Which of the element's values: `the attribute page-size`. */
  readonly what: string;
  readonly given: unknown;
  /** The value that holds instead; undefined where nothing is given. */
  readonly holds: unknown;
  /** Whether `holds` replaces what was given; else it held before. */
  readonly replaced: boolean;
  /** What the reading of the value says about it. */
  readonly reason?: string;
}

/** Something that went wrong inside: the detail of `ski-error`. */
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
 * The props of a view. `given` keeps its identity until an attribute or property changes. Until it has something
 * to show, a view renders `<slot />`: the children that the page's author put inside.
 */
export interface ViewProps<Table extends AttributeTable> {
  readonly values: Values<Table>;
  readonly given: Given<Table>;
  readonly host: ElementHost;
  readonly form: FormState;
}

/** The element in its form, as its view shows it. */
export interface FormState {
  /** By its own attribute or by a fieldset around it. */
  readonly disabled: boolean;
  /** The text of its labels in the page. */
  readonly label: string;
  /** The message about its value, once the visitor has changed it and left, or tried to submit it; null where it is valid. */
  readonly error: string | null;
  /** How often it was reset: what was typed or half chosen then goes. */
  readonly resets: number;
  /** Makes it invalid because what was typed cannot be read, until it is called with null. */
  refuse(message: string | null): void;
  /** Sends its form, as Enter in a native input does. */
  submit(): void;
  /** Sets the value as the visitor's choice. */
  commit(value: unknown): void;
  /** Computes validity again: to be called when the words of its messages have changed, and after the first render. */
  refresh(): void;
}

/** Why a value is not valid. */
export interface Invalidity {
  readonly flag: Exclude<keyof ValidityStateFlags, "customError">;
  readonly message: string;
}

/** How an element takes part in its form. */
export interface FormOptions<Table extends AttributeTable> {
  /** The property that is the value. */
  readonly property: keyof Values<Table> & string;
  /** What the property `type` returns. */
  type?(values: Values<Table>): string;
  /** The text that the form submits; null submits nothing. */
  write(values: Values<Table>): string | null;
  /** Null where the value is valid. */
  invalidity?(values: Values<Table>, host: ElementHost): Invalidity | null;
}

/** One state of an element's attributes and properties, by property name. */
export interface ValuesSnapshot {
  readonly values: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
}

/** The values of one element. Attributes and properties write the same place: the last one wins. */
export interface ElementValues {
  /** The attribute's text changed; null when it was removed, which restores the default. */
  setAttribute(name: string, text: string | null): void;
  /** Undefined and null restore the default. */
  setProperty(property: string, value: unknown): void;
  property(property: string): unknown;
  attribute(property: string): { readonly name: string; readonly row: Attribute } | undefined;
  /** The same object until the next change. */
  snapshot(): ValuesSnapshot;
  /** Calls a listener once a microtask, however many values changed. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The part of one element that its form and its labels see. */
export interface FormControl {
  readonly internals: ElementInternals;
  readonly type: string;
  /** The same object until the next change. */
  state(): FormState;
  subscribe(listener: () => void): () => void;
  /** Gives the form the value and whether it is valid, as they are now. */
  update(): void;
  /** Takes away what was typed and not taken as a value, and a range of which one end is chosen. */
  discard(): void;
  /** The value of the markup again. */
  reset(): void;
  restore(value: unknown): void;
  setCustomValidity(message: string): void;
  focus(options?: FocusOptions): void;
}

/** What makes an element a form control. */
export interface FormSupport {
  createControl(host: ElementHost, internals: ElementInternals, values: ElementValues): FormControl;
  /** Puts what native form controls have on the prototype of the class. */
  defineMembers(prototype: HTMLElement): void;
}

export interface EventOptions {
  readonly cancelable?: boolean;
}

/** What a tag does at run time. What is written about it for people is its `ElementDocs`. Data, importable without a DOM. */
export interface ElementDefinition<Table extends AttributeTable = AttributeTable> {
  readonly tag: `${string}-${string}`;
  readonly attributes: Table;
  /** The events that the element may fire, by name. */
  readonly events: Readonly<Record<string, EventOptions>>;
  /** What the element's methods do, by name. */
  readonly methods: Readonly<Record<string, (host: ElementHost, argument: unknown, form: FormControl | undefined) => void>>;
  /** Adopted before the first render, shared by all elements of the tag. */
  readonly sheets: readonly CSSStyleSheet[];
  readonly view: ComponentType<ViewProps<Table>>;
  /** Makes the element part of its form: see `formSupport`. */
  readonly form?: FormSupport;
  /** What contradicts in its values, in sentences: each is reported once while it is so. */
  conflicts?(values: Values<Table>): readonly string[];
}

/** The element of a definition, with its typed properties. */
export type ElementOf<Table extends AttributeTable> = HTMLElement & {
  -readonly [Property in keyof Values<Table>]: Values<Table>[Property];
};

/** What an element that takes part in forms has in common with the form controls of HTML. */
export interface FormMembers {
  get form(): HTMLFormElement | null;
  /** The id of a form elsewhere in the page, as the attribute. */
  set form(id: string | null);
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  focus(options?: FocusOptions): void;
}
