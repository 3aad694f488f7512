import { useState } from "react";
import { elementClass } from "../element-class.js";
import type { ElementOf } from "../types/attributes.js";
import type { ElementDefinition, ViewProps } from "../types/definition.js";
import "../../../test/fixtures/reportable-elements.js";

// Loaded by import() as a warning loads it: a test waits for the warning alone.
before(() => import("../faults.js"));

const attributes = {
  title_: { kind: "string", default: null },
  "page-size": { kind: "number", default: 20, minimum: 1, whole: true },
  sticky: { kind: "boolean", default: false },
  paging: { kind: "oneOf", options: ["more", "pages"], default: "more" },
  consent: { kind: "list", options: ["experiments", "preferences"], default: [] },
  pictures: { kind: "json", example: '["a"]', is: isTexts, default: null, absent: "no pictures" },
  "results-url": { kind: "url", default: null },
  flags: { kind: "json", example: '{"fast":true}', is: isFlags, default: null },
  open: { kind: "boolean", default: false, reflects: true },
  value: { kind: "string", default: null },
  day: { kind: "string", default: null, format: { is: isDay, expected: "a day such as 2027-02-06" } },
  locale: {
    kind: "string",
    default: "fr-FR",
    format: { is: (text: string) => text === "fr-FR", expected: "one of fr-FR", otherwise: "fr-FR" },
  },
} as const;
export type TestTable = typeof attributes;
export type TestElement = ElementOf<TestTable>;
export type TestProps = ViewProps<TestTable>;

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function isFlags(value: unknown): value is { readonly fast?: boolean; readonly names?: readonly string[] } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, part]) => (key === "fast" && typeof part === "boolean") || (key === "names" && isTexts(part)));
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Shows the values, and counts presses in React's own state. */
function Counter({ values }: TestProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} ${values.pageSize} ${String(values.sticky)}`}
    </button>
  );
}

let number = 0;

/** A definition with attributes of each kind, under a tag that is not defined yet. */
export function testDefinition(changes: Partial<ElementDefinition<TestTable>> = {}): ElementDefinition<TestTable> {
  number += 1;
  return {
    tag: `test-element-${number}`,
    attributes,
    events: { "ski-plain": {}, "ski-test": { cancelable: true } },
    methods: { show: (host) => host.setProperty("open", true) },
    sheets: [],
    view: Counter,
    ...changes,
  };
}

/** Defines the tag and makes one element of it, not connected. */
export function createElement(changes: Partial<ElementDefinition<TestTable>> = {}): TestElement {
  const definition = testDefinition(changes);
  customElements.define(definition.tag, elementClass(definition));
  // The tag was just defined with this class.
  return document.createElement(definition.tag) as TestElement;
}

/** Makes an element from markup with these attributes and waits for its first render. */
export async function renderMarkup(changes: Partial<ElementDefinition<TestTable>> = {}, markup = ""): Promise<TestElement> {
  const definition = testDefinition(changes);
  customElements.define(definition.tag, elementClass(definition));
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = `<${definition.tag} ${markup}><a href="/search">Search</a></${definition.tag}>`;
  await rendered();
  return place.firstElementChild as TestElement;
}

/** Waits until the view has rendered and its effects, which run after the next frame, and deferred tasks have run. */
export async function rendered(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done, 30));
}

/** What the element shows. */
export function shown(element: HTMLElement): string {
  return element.shadowRoot?.textContent ?? "";
}

export function button(element: HTMLElement): HTMLButtonElement {
  const found = element.shadowRoot?.querySelector("button");
  if (!found) throw new Error(`no button in <${element.localName}>`);
  return found;
}

/** Whether the children that the author wrote are what a visitor sees. */
export function showsFallback(element: HTMLElement): boolean {
  const slot = element.shadowRoot?.querySelector("slot");
  return Boolean(slot && slot.assignedElements().length > 0);
}

/** Replaces a method of the console until `stop` and records what it is called with. */
export function listenToConsole(method: "warn" | "error"): { readonly calls: unknown[][]; stop(): void } {
  const calls: unknown[][] = [];
  const original = console[method];
  console[method] = (...values: unknown[]) => void calls.push(values);
  return { calls, stop: () => void (console[method] = original) };
}

/** Collects events of one name that reach the document. */
export function listenToDocument(name: string): { readonly events: CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = [];
  const listener = (event: Event) => void events.push(event as CustomEvent);
  document.addEventListener(name, listener);
  return { events, stop: () => document.removeEventListener(name, listener) };
}

export interface ErrorLog {
  /** Calls of `console.error`. */
  readonly console: unknown[][];
  /** Details of `ski-error` events that reached the document. */
  readonly events: unknown[];
  /** Errors of the page's `error` event. */
  readonly page: unknown[];
  stop(): void;
}

/** Records errors wherever they can be reported, so that none of them fails the test by itself. */
export function recordErrors(): ErrorLog {
  const consoleErrors = listenToConsole("error");
  const events: unknown[] = [];
  const page: unknown[] = [];
  const onSkiError = (event: Event) => void events.push((event as CustomEvent).detail);
  const onPageError = (event: ErrorEvent) => {
    page.push(event.error);
    event.preventDefault();
  };
  // With this handler the test framework fails a test.
  const { onerror } = window;
  window.onerror = null;
  document.addEventListener("ski-error", onSkiError);
  window.addEventListener("error", onPageError);
  function stop(): void {
    consoleErrors.stop();
    document.removeEventListener("ski-error", onSkiError);
    window.removeEventListener("error", onPageError);
    window.onerror = onerror;
  }
  return { console: consoleErrors.calls, events, page, stop };
}

export const isFailed = (element: HTMLElement): boolean => element.matches(":state(failed)");
