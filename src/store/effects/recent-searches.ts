import { recentSearchesKey, recentSearchesMaximum } from "../../domain/defaults.js";
import { isRecord } from "../../domain/is-record.js";
import { toParticipants } from "../../domain/participants.js";
import { stillAhead, withRecent } from "../../domain/recent-searches.js";
import type { RecentSearch } from "../../domain/recent-searches.js";
import { storedJson } from "../../domain/stored-json.js";
import { readPatch } from "../public-search.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

/** The visitor's last searches: kept in the browser if the visitor agreed to it, otherwise for as long as the page. */
export interface RecentSearches extends Effect {
  agree(allowed: boolean): void;
  /** Repeats a search: place, dates that are still ahead, and guests, in one commit. */
  restore(recent: RecentSearch): void;
}

export function createRecentSearches({
  state,
  services,
  commit,
  listen,
}: Pick<SearchScope, "state" | "services" | "commit" | "listen">): RecentSearches {
  const { local, clock } = services;
  let running = false;
  let kept = false;

  const stored = () => readRecentSearches(local.get(recentSearchesKey));

  function keep(list: readonly RecentSearch[]) {
    state.recentSearches = list;
    if (kept) local.set(recentSearchesKey, JSON.stringify(list));
  }

  /** Notes the current search; one without a destination is not worth offering again. */
  function note() {
    const { place, stayDates, participants } = state;
    if (!running || !place?.label) return;
    const recent = { place: { ...place }, stayDates: { ...stayDates }, ages: participants.map(({ age }) => age) };
    keep(withRecent(kept ? stored() : state.recentSearches, recent, recentSearchesMaximum));
  }

  listen("submitted", note);
  listen("pageLoaded", ({ page }) => {
    if (page === 1) note();
  });

  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
    },
    agree(allowed) {
      if (allowed === kept) return;
      kept = allowed;
      if (!allowed) return local.remove(recentSearchesKey);
      const all = [...state.recentSearches].reverse();
      keep(all.reduce((list, recent) => withRecent(list, recent, recentSearchesMaximum), stored()));
    },
    restore({ place, stayDates, ages }) {
      const party = state.participantsLocked ? {} : { participants: toParticipants(ages) };
      commit({ place, stayDates: stillAhead(stayDates, clock.today()), ...party, pickedStart: null });
    },
  };
}

/** The stored searches that can be read: they may come from another version, or from other code. */
function readRecentSearches(text: string | null): RecentSearch[] {
  const entries = storedJson(text);
  return Array.isArray(entries) ? entries.slice(0, recentSearchesMaximum).flatMap(readRecent) : [];
}

function readRecent(entry: unknown): RecentSearch[] {
  if (!isRecord(entry)) return [];
  const { place: kept, stayDates: dates, ages } = entry;
  const { place, stayDates, participants } = readPatch({ place: kept, stayDates: dates, participants: ages }).parts;
  if (!place?.label || !stayDates || !participants) return [];
  return [{ place, stayDates, ages: participants.map(({ age }) => age) }];
}
