import { propertyName } from "./property-name.js";
import { attempt, readText, readValue } from "./attributes.js";
import type { Reading } from "./attributes.js";
import { batched } from "./batched.js";
import { createListeners } from "./listeners.js";
import { plainCopy } from "./plain-copy.js";
import type { Attribute, AttributeTable, ElementValues, Fault, ReadAttribute, ValuesSnapshot } from "./types/attributes.js";

/** A value given in this task whose reading depends on other values. */
interface Pending {
  readonly given: unknown;
  readonly what: string;
}

/**
 * Keeps the values of one element by its table. Calls `onMalformed` with each refused value, and `onChange` immediately after each
 * change.
 */
export function createValues(table: AttributeTable, onMalformed: (fault: Fault) => void, onChange: () => void = () => {}): ElementValues {
  const rows = new Map(Object.entries(table).map(([name, row]) => [propertyName(name), { name, row }]));
  const defaults = Object.fromEntries([...rows].map(([property, { row }]) => [property, row.default]));
  const listeners = createListeners();
  const given = new Map<string, unknown>();
  const pending = new Map<string, Pending>();
  let snapshot: ValuesSnapshot | undefined;
  const notify = batched(() => {
    for (const property of [...pending.keys()]) settle(property);
    listeners.call();
  });

  function takeSnapshot(): ValuesSnapshot {
    const names = new Set([...given.keys(), ...pending.keys()]);
    const givenValues = Object.fromEntries([...names].map((property) => [property, read(property)]));
    return { values: { ...defaults, ...givenValues }, given: givenValues };
  }
  function changed(): void {
    snapshot = undefined;
    notify();
    onChange();
  }
  function change(property: string, value: unknown): void {
    settle(property);
    if (Object.is(given.get(property), value)) return;
    if (value === undefined) given.delete(property);
    else given.set(property, value);
    changed();
  }
  function read(property: string): unknown {
    const row = rows.get(property)?.row;
    if (row?.kind !== "read") return given.has(property) ? given.get(property) : defaults[property];
    const sources = [pending.get(property)?.given, given.get(property)].filter((source) => source !== undefined);
    return sources.map((source) => readNow(row, source)).find((reading) => reading.ok)?.value ?? row.default;
  }
  /** Reads a value by the other values in force. */
  function readNow(row: ReadAttribute, source: unknown): Reading {
    // The table that typed this row is the table of these values.
    return attempt(() => row.read(source, { ...defaults, ...Object.fromEntries(given) } as never));
  }
  /** Accepts the value that was given last, or reports that it is malformed and keeps the previous one. */
  function settle(property: string): void {
    const last = pending.get(property);
    const row = rows.get(property)?.row;
    if (!last || row?.kind !== "read") return;
    const reading = readNow(row, last.given);
    pending.delete(property);
    if (reading.ok) return void given.set(property, last.given);
    const holds = given.has(property) ? read(property) : undefined;
    onMalformed({ ...last, attribute: row, holds, replaced: false, reason: reading.reason });
  }
  /** Keeps a copy, since the page may change the object that it set: one that contains itself, or throws when read, has no copy. */
  function postpone(property: string, attribute: ReadAttribute, value: unknown, what: string): void {
    settle(property);
    const copy = attempt(() => plainCopy(value));
    if (!copy.ok) return onMalformed({ attribute, what, given: "an object", holds: read(property), replaced: false, reason: copy.reason });
    pending.set(property, { given: copy.value, what });
    changed();
  }
  function take(property: string, attribute: Attribute, reading: Reading, what: string, value: unknown): void {
    if (reading.ok && attribute.kind === "read") return postpone(property, attribute, reading.value, what);
    if (reading.ok) return change(property, reading.value);
    const replaced = reading.otherwise !== undefined;
    if (replaced) change(property, reading.otherwise);
    onMalformed({ attribute, what, given: value, holds: given.get(property), replaced, reason: reading.reason });
  }

  return {
    setAttribute(name, text) {
      const row = table[name];
      if (!row) return;
      if (text === null) return change(propertyName(name), undefined);
      take(propertyName(name), row, readText(name, row, text), `the attribute ${name}`, text);
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
    subscribe: listeners.subscribe,
  };
}
