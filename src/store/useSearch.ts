import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Flags } from "../domain/flags.js";
import type { Actions } from "./actions.js";
import type { SharedSearch } from "./shared-search.js";
import type { SearchSnapshot } from "./state/types.js";

/** The shared search that an element joined; set once at the root of each element's view. */
export const SharedSearchContext = createContext<SharedSearch | null>(null);

/** The search of the element around this view. Throws outside one: that is a mistake of ours, never of a host page. */
export function useSharedSearch(): SharedSearch {
  const search = useContext(SharedSearchContext);
  if (!search) throw new Error("ski-elements: SharedSearchContext is missing.");
  return search;
}

/**
 * A part of the search, read from a snapshot. The view renders again only when what `select` returns changes by identity,
 * so `select` returns parts of the snapshot or plain values, never new objects.
 */
export function useSearch<Selected>(select: (snapshot: SearchSnapshot) => Selected): Selected {
  return useSelected(useSharedSearch(), select);
}

/** As `useSearch`, for a search that is not in the context of the view. */
export function useSelected<Selected>(search: SharedSearch, select: (snapshot: SearchSnapshot) => Selected): Selected {
  const read = () => select(search.snapshot());
  return useSyncExternalStore(search.subscribe, read, read);
}

/** Parts of the search, as the same object while each of them is the same. */
export function useParts<Parts extends object>(partsOf: (snapshot: SearchSnapshot) => Parts): Parts {
  const search = useSharedSearch();
  const read = useMemo(() => partsReader(search, partsOf), [search, partsOf]);
  return useSyncExternalStore(search.subscribe, read, read);
}

/** The result of a pure function of parts of the search; it runs again when one of the parts changes. */
export function useModel<Parts extends object, Model>(
  partsOf: (snapshot: SearchSnapshot) => Parts,
  modelOf: (parts: Parts) => Model,
): Model {
  const parts = useParts(partsOf);
  return useMemo(() => modelOf(parts), [parts, modelOf]);
}

/** Reads parts of the search, as the same object while each of them is the same. */
function partsReader<Parts extends object>(search: SharedSearch, partsOf: (snapshot: SearchSnapshot) => Parts): () => Parts {
  let parts = partsOf(search.snapshot());
  return () => {
    const next = partsOf(search.snapshot());
    if (!hasSameValues(parts, next)) parts = next;
    return parts;
  };
}

function hasSameValues<Parts extends object>(one: Parts, other: Parts): boolean {
  const others = Object.values(other);
  return Object.values(one).every((value, index) => Object.is(value, others[index]));
}

/** The feature flags in force, from the page's settings, the test cookie and the defaults. */
export function useFlags(): Flags {
  return useSearch((search) => search.flags);
}

export function useActions(): Actions {
  return useSharedSearch().actions;
}
