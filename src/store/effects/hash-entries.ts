import { entryLimit, historyDelay } from "../../domain/defaults.js";
import { isSearchHash, readQuery, writeQuery } from "../../domain/search-query.js";
import type { QueryChoices, ReadChoices } from "../../domain/search-query.js";
import type { HashWrite } from "../consequences.js";
import type { SearchScope } from "../scope.js";

interface HashEntries {
  /** The search in the hash, or null when it is the page's own or none of ours. */
  read(): ReadChoices | null;
  /** Rewrites our keys of the hash after a commit, as a new entry if that is wanted and allowed. */
  write(choices: QueryChoices, as: HashWrite): void;
  /** Calls back when a person or the page changed the hash. */
  listen(onChange: () => void): () => void;
}

/** A page has one hash: only the search that holds this claim reads and writes it. */
export interface HashClaim {
  /** Whether this search has the hash; takes it if no search has it and no earlier one may still start. */
  take(): boolean;
  release(): void;
}

/** The page's hash and its history; commits add entries on results pages. */
export function createHashEntries(
  { state, services }: Pick<SearchScope, "state" | "services">,
  { take }: Pick<HashClaim, "take">,
  isResultsPage: () => boolean,
): HashEntries {
  const { location, clock } = services;
  let lastWrite = Number.NEGATIVE_INFINITY;
  let entries: number[] = [];

  const ours = () => state.settings.urlSync === "hash" && isSearchHash(location.hash()) && take();

  function mayAddEntry(now: number): boolean {
    entries = entries.filter((time) => now - time < entryLimit.within);
    return isResultsPage() && now - lastWrite > historyDelay && entries.length < entryLimit.count;
  }

  return {
    read: () => (ours() ? readQuery(location.hash()) : null),
    write(choices, as) {
      const addsEntry = as === "entry";
      if (!ours()) return;
      const previous = location.hash().replace(/^#/, "");
      const next = writeQuery(previous, choices);
      if (next === previous) return;
      const now = clock.now();
      if (addsEntry && mayAddEntry(now)) {
        entries.push(now);
        location.push(next);
      } else location.replace(next);
      if (addsEntry) lastWrite = now;
    },
    listen: (onChange) =>
      location.onChange(() => {
        lastWrite = Number.NEGATIVE_INFINITY;
        onChange();
      }),
  };
}
