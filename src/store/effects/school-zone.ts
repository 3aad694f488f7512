import { schoolZoneKey } from "../../domain/defaults.js";
import { isSchoolZone, type SchoolZone } from "../../domain/school-zones.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

/** The zone whose school holidays the visitor sees: kept in the browser if the visitor agreed to it, otherwise for as long as the page. */
export interface SchoolZoneEffect extends Effect {
  agree(allowed: boolean): void;
  choose(zone: SchoolZone | null): void;
}

export function createSchoolZone({ state, services: { local } }: Pick<SearchScope, "state" | "services">): SchoolZoneEffect {
  let kept = false;

  function keep() {
    if (kept && state.schoolZone !== null) local.set(schoolZoneKey, state.schoolZone);
  }

  return {
    start: () => undefined,
    stop: () => undefined,
    agree(allowed) {
      if (allowed === kept) return;
      kept = allowed;
      if (!allowed) return local.remove(schoolZoneKey);
      const stored = local.get(schoolZoneKey);
      if (state.schoolZone === null && (stored === "none" || isSchoolZone(stored))) state.schoolZone = stored;
      keep();
    },
    choose(zone) {
      state.schoolZone = zone ?? "none";
      keep();
    },
  };
}
