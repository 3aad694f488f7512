import { propertyName, readText, readValue } from "./attributes.js";
import type { Reading } from "./attributes.js";
import type { Attribute, AttributeTable, Fault } from "./types.js";

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

/** Keeps the values of one element by its table. `onMalformed` is called with each value that is not taken. */
export function createValues(table: AttributeTable, onMalformed: (fault: Fault) => void): ElementValues {
  const rows = new Map(Object.entries(table).map(([name, row]) => [propertyName(name), { name, row }]));
  const defaults = Object.fromEntries([...rows].map(([property, { row }]) => [property, row.default]));
  const listeners = new Set<() => void>();
  const given = new Map<string, unknown>();
  let snapshot: ValuesSnapshot | undefined;
  let isScheduled = false;

  function takeSnapshot(): ValuesSnapshot {
    const givenValues = Object.fromEntries(given);
    return { values: { ...defaults, ...givenValues }, given: givenValues };
  }
  function notify(): void {
    isScheduled = false;
    for (const listener of listeners) listener();
  }
  function change(property: string, value: unknown): void {
    if (Object.is(given.get(property), value)) return;
    if (value === undefined) given.delete(property);
    else given.set(property, value);
    snapshot = undefined;
    if (!isScheduled) queueMicrotask(notify);
    isScheduled = true;
  }
  function read(property: string): unknown {
    return given.has(property) ? given.get(property) : defaults[property];
  }
  function take(property: string, attribute: Attribute, reading: Reading, what: string, value: unknown): void {
    if (reading.ok) return change(property, reading.value);
    const replaced = reading.otherwise !== undefined;
    if (replaced) change(property, reading.otherwise);
    onMalformed({ attribute, what, given: value, holds: given.get(property), replaced });
  }

  return {
    setAttribute(name, text) {
      const row = table[name];
      if (!row) return;
      if (text === null) return change(propertyName(name), undefined);
      take(propertyName(name), row, readText(row, text), `the attribute ${name}`, text);
    },
    setProperty(property, value) {
      const found = rows.get(property);
      if (!found) return;
      if (value === undefined || value === null) return change(property, undefined);
      take(property, found.row, readValue(found.row, value), `the property ${property}`, value);
    },
    property: read,
    attribute: (property) => rows.get(property),
    snapshot: () => (snapshot ??= takeSnapshot()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
