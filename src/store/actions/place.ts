import { isEverywhere } from "../../domain/places.js";
import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";
import type { AutocompleteEffect } from "../effects/autocomplete.js";

export function placeActions({ state, commit }: SearchContext, autocomplete: AutocompleteEffect): Actions["place"] {
  return {
    choose(place) {
      const chosen = place && !isEverywhere(place.id) ? { id: place.id, type: place.type, label: place.label } : null;
      // Under another name it is the same place.
      if (state.place?.id === chosen?.id && state.place?.type === chosen?.type) return;
      commit({ place: chosen });
    },
    type: autocomplete.type,
  };
}
