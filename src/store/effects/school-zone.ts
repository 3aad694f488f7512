import { schoolZoneKey } from "../../domain/defaults.js";
import { isSchoolZone, type SchoolZone } from "../../domain/school-zones.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";
import { createKeptChoice } from "./kept-choice.js";

/** The zone whose school holidays the visitor sees. */
export interface SchoolZoneEffect extends Effect {
  agree(allowed: boolean): void;
  choose(zone: SchoolZone | null): void;
}

export function createSchoolZone({ state, services: { local } }: Pick<SearchScope, "state" | "services">): SchoolZoneEffect {
  const choice = createKeptChoice(local, schoolZoneKey, (kept) => {
    if (kept !== "none" && !isSchoolZone(kept)) return false;
    state.schoolZone = kept;
    return true;
  });
  return {
    start: () => undefined,
    stop: () => undefined,
    agree: (allowed) => choice.agree(allowed),
    choose(zone) {
      state.schoolZone = zone ?? "none";
      choice.choose(state.schoolZone);
    },
  };
}
