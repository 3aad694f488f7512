import type { ComponentType } from "react";
import type { AttributeTable, Given, Values } from "./attributes.js";
import type { FormControl, FormState, FormSupport } from "./form.js";
import type { ElementHost } from "./host.js";

/**
 * The props of a view. `given` keeps its identity until an attribute or property changes. Until a view has something to show, it
 * renders `<slot />`: the children that the page's author put inside.
 */
export interface ViewProps<Table extends AttributeTable> {
  readonly values: Values<Table>;
  readonly given: Given<Table>;
  readonly host: ElementHost;
  readonly form: FormState;
}

interface EventOptions {
  readonly cancelable?: boolean;
}

/** What a tag does at run time; its descriptions for people are its `ElementDocs`. Can be imported without a DOM. */
export interface ElementDefinition<Table extends AttributeTable = AttributeTable> {
  readonly tag: `${string}-${string}`;
  readonly attributes: Table;
  /** The events that the element may fire, by name. */
  readonly events: Readonly<Record<string, EventOptions>>;
  /** What the element's methods do, by name. */
  readonly methods: Readonly<Record<string, (host: ElementHost, argument: unknown, form: FormControl | undefined) => void>>;
  /** Names of methods without an argument, by the command of a page's button that calls them: `--show-picker`. */
  readonly commands?: Readonly<Record<`--${string}`, string>>;
  /** Adopted before the first render, shared by all elements of the tag. */
  readonly sheets: readonly CSSStyleSheet[];
  readonly view: ComponentType<ViewProps<Table>>;
  /** Makes the element a form control: see `formSupport`. */
  readonly form?: FormSupport;
  /** Contradictions between its values, one sentence each; a sentence is reported once for as long as it is returned. */
  conflicts?(values: Values<Table>): readonly string[];
}
