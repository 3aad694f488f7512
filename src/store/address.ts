import { ref } from "valtio/vanilla";
import type { SearchSettings } from "../domain/settings.js";
import { choicesFrom, queryChoicesOf } from "./choices.js";
import { same } from "./commit.js";
import type { SearchContext } from "./context.js";
import type { HashSync } from "./hash.js";
import type { Change } from "./state.js";

/** The parts of a search that its hash carries. */
const choiceNames = [
  "place",
  "stayDates",
  "participants",
  "packages",
  "transfer",
  "origin",
  "criteria",
  "lodgingTypes",
  "budget",
  "sort",
] as const satisfies readonly Change[];

/** The search's side of the page's address: restored from it, kept in it, following it. */
export interface Address {
  /** Takes the search from the hash as the page opens; what the page itself has set already stays. */
  restore(kept: ReadonlySet<Change>): void;
  /** Back, Forward, or a link of the page: the search follows the hash, and nothing is written. */
  follow(): void;
  write(): void;
  /** A works council's own engine, else the hash's until the page asks for another, else that of the settings. */
  engineId(resolved: SearchSettings): number;
  /** The page asked for an engine at runtime: the hash's counts no more. */
  forgetEngine(): void;
}

export function createAddress(
  context: Pick<SearchContext, "state" | "read" | "commit">,
  hash: HashSync,
  resolved: () => SearchSettings,
): Address {
  const { state, read, commit } = context;
  let hashEngineId: number | null = null;

  const engineId = ({ companyEngineId, engineId: own }: SearchSettings) => companyEngineId ?? hashEngineId ?? own;

  function choices() {
    const known = state.settings.topStations.map(({ id, placeType, label }) => ({ id, type: placeType, label }));
    return choicesFrom(hash.read(), read(), [...(state.place ? [state.place] : []), ...known]);
  }

  function takeEngine(): SearchSettings {
    hashEngineId = hash.read()?.engineId ?? null;
    return ref({ ...resolved(), engineId: engineId(resolved()) });
  }

  return {
    engineId,
    forgetEngine: () => (hashEngineId = null),
    write: () => hash.write(queryChoicesOf(read())),
    restore(kept) {
      state.settings = takeEngine();
      state.banner = hash.read()?.banner ?? null;
      const restored = Object.entries(choices()).filter(([name]) => !kept.has(name as Change));
      Object.assign(state, Object.fromEntries(restored));
    },
    follow() {
      const query = hash.read();
      if (!query) return;
      const settings = takeEngine();
      const next = choices();
      const changed: Change[] = choiceNames.filter((name) => !same(read()[name], next[name]));
      if (settings.engineId !== state.settings.engineId) changed.push("querySettings");
      state.banner = query.banner;
      if (changed.length === 0) return;
      commit(
        changed,
        () => {
          state.pickedStart = null;
          state.settings = settings;
          Object.assign(state, next);
        },
        { writesHash: false },
      );
    },
  };
}
