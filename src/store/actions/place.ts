import { somewhere } from "../../domain/places.js";
import type { Place } from "../../domain/places.js";
import type { SearchScope } from "../scope.js";
import type { AutocompleteEffect } from "../effects/autocomplete.js";

export function placeActions({ state, commit }: SearchScope, autocomplete: AutocompleteEffect) {
  return {
    /** Chooses a destination, or none. */
    choose(place: Place | null): void {
      const given = somewhere(place);
      const chosen = given && { id: given.id, type: given.type, label: given.label };
      // Under another name it is the same place.
      if (state.place?.id === chosen?.id && state.place?.type === chosen?.type) return;
      commit({ place: chosen });
    },
    /** What the visitor has typed: suggestions from 3 characters, after 300 ms; empty shows the top stations. */
    type: autocomplete.type,
  };
}
