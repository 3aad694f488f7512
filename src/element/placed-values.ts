import { propertyName } from "./attributes.js";
import { createValues } from "./values.js";
import type { AttributeTable, ElementValues, Fault, ValuesSnapshot } from "./types/attributes.js";

type Reports = [onMalformed: (fault: Fault) => void, onChange: () => void];

/** The values of an element in the page. */
export interface PlacedValues extends ElementValues {
  /** The element is in another place: what depends on the page around it is read there by the next snapshot. */
  moved(): void;
}

/** The values of an element by its table, as `createValues` keeps them; its snapshots have what is in force where it is (`inPage`). */
export function createPlacedValues(element: Element, table: AttributeTable, ...reports: Reports): PlacedValues {
  const values = createValues(table, ...reports);
  const dependent = Object.entries(table).filter(([, row]) => row.inPage !== undefined);
  let before: ValuesSnapshot | undefined;
  let placed: ValuesSnapshot | undefined;

  function place(snapshot: ValuesSnapshot): ValuesSnapshot {
    const inForce = dependent.flatMap(([name, { inPage }]) => {
      const property = propertyName(name);
      return property in snapshot.given ? [[property, inPage?.(snapshot.given[property], element)] as const] : [];
    });
    if (inForce.every(([property, value]) => value === snapshot.given[property])) return snapshot;
    const changed = Object.fromEntries(inForce);
    return { values: { ...snapshot.values, ...changed }, given: { ...snapshot.given, ...changed } };
  }

  return {
    ...values,
    moved() {
      before = undefined;
    },
    snapshot() {
      const latest = values.snapshot();
      if (latest === before && placed) return placed;
      before = latest;
      placed = place(latest);
      return placed;
    },
  };
}
