import { ref } from "valtio/vanilla";
import type { FindAnswer } from "../../api/calls/find.js";
import { reducePackages } from "../../domain/packages.js";
import type { SearchScope } from "../scope.js";
import { withSwitch } from "../state/packages.js";
import { patch } from "../state/patch.js";

/** Applies an answer of find to the search: packages that are not sold are removed from the choice, and a place gets its name. */
export function adoptFindAnswer({ state, commit }: Pick<SearchScope, "state" | "commit">, answer: FindAnswer): void {
  state.find.answer = ref(answer);
  namePlace({ state }, answer.destinationName);
  const packages = reducePackages(state.packages, answer.packages?.map((option) => option.id) ?? null);
  if (packages.length < state.packages.length) commit(withSwitch(packages, state), "answer");
}

/** A link names a place by its id alone: find returns its name, or, with null, that it is unknown. */
export function namePlace({ state }: Pick<SearchScope, "state">, name: string | null): void {
  if (state.place?.label !== "") return;
  state.find.unknownPlaceId = name ? null : state.place.id;
  if (name) patch(state, { place: { ...state.place, label: name } });
}
