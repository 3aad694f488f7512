import type { Month } from "../../calendar/day.js";
import type { PlaceNarrowing } from "../../domain/place-narrowing.js";
import { somewhere } from "../../domain/places.js";
import type { Place } from "../../domain/places.js";
import type { SearchScope } from "../scope.js";
import type { CreateAutocomplete } from "../effects/autocomplete.js";
import type { Effects } from "../effects/effects.js";
import type { CreateShown } from "../effects/while-shown.js";
import type { CreateWishes } from "../effects/wishes.js";
import type { WishWords } from "../../domain/wishes/grammar.js";

type PlaceEffects = Pick<Effects, "autocomplete" | "pricedPlaces" | "wishes">;

export function placeActions({ state, commit }: SearchScope, { autocomplete, pricedPlaces, wishes }: PlaceEffects) {
  return {
    /** Chooses a destination, or none. */
    choose(place: Place | null): void {
      const given = somewhere(place);
      const chosen = given && { id: given.id, type: given.type, label: given.label };
      // Under another name it is the same place.
      if (state.place?.id === chosen?.id && state.place?.type === chosen?.type) return;
      commit({ place: chosen });
    },
    /** The list of suggestions is in view: it brings what requests them. */
    showSuggestions: (create: CreateAutocomplete): void => void autocomplete.bring(create),
    /** What the visitor has typed: suggestions from 3 characters, after 300 ms; empty shows the top stations. Does nothing before there is a list. */
    type: (text: string): void => autocomplete.current()?.type(text, wishes.current()?.read(text)),
    /** Wishes are understood in what is typed from now on, in these words. */
    readWishes: (create: CreateWishes, words: WishWords): void => wishes.bring(create).use(words),
    /** Chooses what the typed text wishes for, and a destination, or none. */
    takeWish: (place: Place | null): void => wishes.current()?.take(place),
    /** Narrows the places that are offered. */
    narrow(narrowing: Partial<PlaceNarrowing>): void {
      state.placeNarrowing = { ...state.placeNarrowing, ...narrowing };
    },
    /** Chooses the month, `yyyy-MM`, that stays are offered in until there are dates; null for any. */
    travelIn(month: Month | null): void {
      commit({ travelMonth: month });
      pricedPlaces.current()?.retry();
    },
    /** The places that have a stay of the search are in view, and requested again when the search changes. Returns how to end that. */
    showPriced: (create: CreateShown): (() => void) => pricedPlaces.bring(create).show(),
    /** Requests those places again after a failure. */
    retryPriced: (): void => pricedPlaces.current()?.retry(),
  };
}
