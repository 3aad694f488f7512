import type { SearchSettings } from "../../domain/settings.js";
import type { Choices, Parts, SearchState } from "./types.js";

/** What can change with consequences: a key of their table. */
export type Change =
  | keyof Choices
  | "page"
  | "pickedStart"
  /** Settings that only views read. */
  | "settings"
  /** Settings that the answers depend on, such as the engine or the locale. */
  | "querySettings";

/** The change that another value of a part amounts to; null if it has no consequences. */
const changes: Readonly<Record<keyof Parts, Exclude<Change, "querySettings"> | null>> = {
  place: "place",
  stayDates: "stayDates",
  participants: "participants",
  packages: "packages",
  transfer: "transfer",
  origin: "origin",
  criteria: "criteria",
  lodgingTypes: "lodgingTypes",
  budget: "budget",
  sort: "sort",
  page: "page",
  settings: "settings",
  flags: null,
  company: null,
  participantsLocked: null,
  pickedStart: "pickedStart",
  stayLength: null,
  travelMonth: null,
  banner: null,
};

const querySettings = [
  "engineId",
  "locale",
  "menuDomain",
  "apiBase",
  "onPage",
  "specialPageData",
  "flight",
  "topStations",
  "features",
  "options",
] as const satisfies readonly (keyof SearchSettings)[];

/** Writes the given parts, each only if it differs. Returns what really changed, in the order given. */
export function patch(state: SearchState, parts: Partial<Parts>): readonly Change[] {
  const changed = changesOf(state, parts);
  for (const name of namesOf(parts)) write(state, parts, name);
  return changed;
}

/** What `patch` would change. */
export function changesOf(state: SearchState, parts: Partial<Parts>): readonly Change[] {
  return namesOf(parts)
    .filter((name) => parts[name] !== undefined && !same(state[name], parts[name]))
    .flatMap((name) => {
      if (name === "settings" && parts.settings && areQueried(state.settings, parts.settings)) return ["querySettings"];
      return changes[name] ?? [];
    });
}

/** What `patch` would change if every part differed. */
export function changesIn(parts: Partial<Parts>): readonly Change[] {
  return namesOf(parts)
    .filter((name) => parts[name] !== undefined)
    .flatMap((name) => changes[name] ?? []);
}

/** Whether two plain values are deeply equal. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function write<Name extends keyof Parts>(state: Parts, parts: Partial<Parts>, name: Name): void {
  const value: Parts[Name] | undefined = parts[name];
  if (value !== undefined && !same(state[name], value)) state[name] = value;
}

function namesOf(parts: Partial<Parts>): (keyof Parts)[] {
  return Object.keys(parts).filter(isPart);
}

function isPart(name: string): name is keyof Parts {
  return Object.hasOwn(changes, name);
}

function areQueried(before: SearchSettings, after: SearchSettings): boolean {
  return querySettings.some((name) => !same(before[name], after[name]));
}
