import { propertyName } from "./property-name.js";
import { batched } from "./batched.js";
import { createListeners } from "./listeners.js";
import { createValues } from "./values.js";
import type { AttributeTable, ElementValues, Fault, ValuesSnapshot } from "./types/attributes.js";

type Reports = [onMalformed: (fault: Fault) => void, onChange: () => void];

/** The values of an element in the page. */
export interface PlacedValues extends ElementValues {
  /** The element is in another place: what depends on the page around it is read there. */
  moved(): void;
}

/** The values of an element by its table, as `createValues` keeps them; its snapshots have what is in force where it is (`inPage`). */
export function createPlacedValues(element: Element, table: AttributeTable, ...reports: Reports): PlacedValues {
  const values = createValues(table, ...reports);
  const listeners = createListeners();
  const notify = batched(listeners.call);
  const dependent = Object.entries(table).flatMap(([name, { inPage }]) => (inPage ? [[propertyName(name), inPage] as const] : []));
  let before: ValuesSnapshot | undefined;
  let placed: ValuesSnapshot | undefined;

  /** The values in force of a snapshot that depend on the place of the element. */
  function inForce({ given }: ValuesSnapshot) {
    return dependent.flatMap(([property, inPage]) => (property in given ? [[property, inPage(given[property], element)] as const] : []));
  }
  function place(snapshot: ValuesSnapshot): ValuesSnapshot {
    const changed = inForce(snapshot).filter(([property, value]) => value !== snapshot.given[property]);
    if (changed.length === 0) return snapshot;
    const replaced = Object.fromEntries(changed);
    return { values: { ...snapshot.values, ...replaced }, given: { ...snapshot.given, ...replaced } };
  }

  values.subscribe(listeners.call);
  return {
    ...values,
    moved() {
      if (!before || !placed) return;
      const { given } = placed;
      if (inForce(before).every(([property, value]) => value === given[property])) return;
      before = undefined;
      notify();
    },
    snapshot() {
      const latest = values.snapshot();
      if (latest === before && placed) return placed;
      before = latest;
      placed = place(latest);
      return placed;
    },
    subscribe: listeners.subscribe,
  };
}
