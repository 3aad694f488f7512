import { createContext, useContext, useSyncExternalStore } from "react";
import type { Flags } from "../domain/flags.js";
import type { Actions } from "./actions.js";
import type { SearchOwner } from "./owner.js";
import type { SearchSnapshot } from "./state/types.js";

/** The shared search that an element joined; set once at the root of each element's view. */
export const SearchContext = createContext<SearchOwner | null>(null);

/** The search of the element around this view. Throws outside one: that is a mistake of ours, never of a host page. */
export function useOwner(): SearchOwner {
  const owner = useContext(SearchContext);
  if (!owner) throw new Error("ski-elements: SearchContext is missing.");
  return owner;
}

/**
 * A part of the search, read from a snapshot. The view renders again only when what `select` returns changes by identity,
 * so `select` returns parts of the snapshot or plain values, never new objects.
 */
export function useSearch<Selected>(select: (search: SearchSnapshot) => Selected): Selected {
  const owner = useOwner();
  const read = () => select(owner.snapshot());
  return useSyncExternalStore(owner.subscribe, read, read);
}

/** The feature flags in force, by what the page sets, the test cookie and the defaults. */
export function useFlags(): Flags {
  return useSearch((search) => search.flags);
}

export function useActions(): Actions {
  return useOwner().actions;
}
