import { isEverywhere } from "../domain/places.js";
import type { Actions } from "./actions.js";
import type { Suggester } from "./autocomplete.js";
import type { SearchContext } from "./context.js";

export function placeActions({ state, commit }: SearchContext, suggester: Suggester): Actions["place"] {
  return {
    choose(place) {
      const chosen = place && !isEverywhere(place.id) ? { id: place.id, type: place.type, label: place.label } : null;
      if (state.place?.id === chosen?.id && state.place?.type === chosen?.type) return;
      commit(["place"], () => {
        state.place = chosen;
      });
    },
    type: suggester.type,
  };
}
