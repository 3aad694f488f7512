import { isText } from "../common/json.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";
import { createVisitor, type Visitor } from "./visitor.js";

/** The visitors of a page and their stored data. */
export interface Visitors {
  /** By the visitor's code, or by a value that identifies the visitor on every device. */
  get(code: string): Visitor;
  /** The visitors of this page. */
  all(): Visitor[];
  /** Stores a visitor's data after the current task, if it may be kept. */
  changed(visitor: Visitor): void;
  /** Removes a visitor's stored data; the data in memory stays. */
  forget(visitor: Visitor): void;
}

export function createVisitors(store: ObjectStore, now: () => number, isKept: (code: string) => boolean): Visitors {
  const known = new Map<string, Visitor>();
  const dirty = new Set<Visitor>();

  function load(code: string): Visitor {
    const stored = store.read(storageKeys.targeting);
    const linked = stored[code];
    const own = isText(linked) ? linked : code;
    const variations = store.read(storageKeys.variations)[own];
    return known.get(own) ?? createVisitor(own, { targeting: stored[own], variations }, now());
  }

  function storeChanged(): void {
    const visitors = [...dirty].filter(({ code }) => isKept(code));
    dirty.clear();
    if (visitors.length === 0) return;
    store.change(storageKeys.targeting, (values) => {
      for (const { code, targeting, mappingValue } of visitors) {
        values[code] = { ...targeting, lastActivityTime: now() };
        if (mappingValue !== null && mappingValue !== code) values[mappingValue] = code;
      }
    });
    store.change(storageKeys.variations, (values) => {
      for (const { code, variations } of visitors) values[code] = variations;
    });
  }

  return {
    get(code) {
      const visitor = known.get(code) ?? load(code);
      known.set(code, visitor);
      known.set(visitor.code, visitor);
      return visitor;
    },
    all: () => [...new Set(known.values())],
    changed(visitor) {
      if (visitor.mappingValue !== null) known.set(visitor.mappingValue, visitor);
      if (dirty.size === 0) queueMicrotask(storeChanged);
      dirty.add(visitor);
    },
    forget({ code, mappingValue }) {
      for (const key of [storageKeys.targeting, storageKeys.variations, storageKeys.consent])
        store.change(key, (values) => {
          delete values[code];
          if (mappingValue !== null) delete values[mappingValue];
        });
    },
  };
}
