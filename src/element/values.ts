import { propertyName, readText, readValue, reasonOf } from "./attributes.js";
import type { Reading } from "./attributes.js";
import { plainCopy } from "./plain-copy.js";
import type { Attribute, AttributeTable, ElementValues, Fault, ReadAttribute, ValuesSnapshot } from "./types.js";

/** What was given in this task as a value that others decide how to read. */
interface Pending {
  readonly given: unknown;
  readonly what: string;
}

/**
 * Keeps the values of one element by its table. `onMalformed` is called with each value that is not taken, `onChange` at once with
 * each change.
 */
export function createValues(table: AttributeTable, onMalformed: (fault: Fault) => void, onChange: () => void = () => {}): ElementValues {
  const rows = new Map(Object.entries(table).map(([name, row]) => [propertyName(name), { name, row }]));
  const defaults = Object.fromEntries([...rows].map(([property, { row }]) => [property, row.default]));
  const listeners = new Set<() => void>();
  const given = new Map<string, unknown>();
  const pending = new Map<string, Pending>();
  let snapshot: ValuesSnapshot | undefined;
  let isScheduled = false;

  function takeSnapshot(): ValuesSnapshot {
    const names = new Set([...given.keys(), ...pending.keys()]);
    const givenValues = Object.fromEntries([...names].map((property) => [property, read(property)]));
    return { values: { ...defaults, ...givenValues }, given: givenValues };
  }
  function notify(): void {
    isScheduled = false;
    for (const property of [...pending.keys()]) settle(property);
    for (const listener of listeners) listener();
  }
  function changed(): void {
    snapshot = undefined;
    if (!isScheduled) queueMicrotask(notify);
    isScheduled = true;
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
    const readings = [pending.get(property)?.given, given.get(property)].map((source) => readNow(row, source));
    return readings.find((reading) => reading.ok)?.value ?? row.default;
  }
  function readNow(row: ReadAttribute, source: unknown) {
    if (source === undefined) return { ok: false, value: undefined, reason: "" };
    try {
      // The reading was typed by the table that these values are of.
      return { ok: true, value: row.read(source, { ...defaults, ...Object.fromEntries(given) } as never), reason: "" };
    } catch (error) {
      return { ok: false, value: undefined, reason: reasonOf(error) };
    }
  }
  /** Accepts what was given last, or reports that it is malformed: the value before holds on. */
  function settle(property: string): void {
    const last = pending.get(property);
    const row = rows.get(property)?.row;
    if (!last || row?.kind !== "read") return;
    const { ok, reason } = readNow(row, last.given);
    pending.delete(property);
    if (ok) given.set(property, last.given);
    else onMalformed({ ...last, attribute: row, holds: given.has(property) ? read(property) : undefined, replaced: false, reason });
  }
  /** The page may go on with the object that it set; one that holds itself, or throws when it is read, has no copy. */
  function copyOf(value: unknown): { readonly ok: boolean; readonly value: unknown; readonly reason: string } {
    try {
      return { ok: true, value: plainCopy(value), reason: "" };
    } catch (error) {
      return { ok: false, value: undefined, reason: reasonOf(error) };
    }
  }
  function take(property: string, attribute: Attribute, reading: Reading, what: string, value: unknown): void {
    if (reading.ok && attribute.kind === "read") {
      settle(property);
      const copy = copyOf(reading.value);
      if (!copy.ok)
        return onMalformed({ attribute, what, given: "an object", holds: read(property), replaced: false, reason: copy.reason });
      pending.set(property, { given: copy.value, what });
      return changed();
    }
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
