import { visitorZones } from "../../domain/holiday-stays.js";
import { markets } from "../../domain/markets.js";
import { toParticipants } from "../../domain/participants.js";
import { noNarrowing } from "../../domain/place-narrowing.js";
import { somewhere, type Place } from "../../domain/places.js";
import type { SchoolZone } from "../../domain/school-zones.js";
import type { WishWords } from "../../domain/wishes/grammar.js";
import type { WishPart } from "../../domain/wishes/parts.js";
import { readWish } from "../../domain/wishes/read-wish.js";
import { wishedSearch } from "../../domain/wishes/wished-search.js";
import type { SearchScope } from "../scope.js";
import { withSwitch } from "../state/packages.js";
import type { SearchSnapshot } from "../state/types.js";
import { wishBasis } from "../wish-basis.js";
import type { Effect } from "./effect.js";

/** Reads wishes in the text of the destination field. */
export interface WishesEffect extends Effect {
  /** The words that wishes are written in from now on. */
  use(words: WishWords): void;
  /**
   * Reads a text. Returns what suggestions are wanted for, the first that has any: the whole text where it is no wish or may be the name
   * of a lodging ("Chalet Aurore"), and the words of a destination.
   */
  read(text: string): readonly string[];
  /** Chooses what was read last, and a destination. */
  take(place: Place | null): void;
}

export type CreateWishes = (scope: SearchScope) => WishesEffect;

export function createWishes(scope: SearchScope): WishesEffect {
  const { state, services, commit } = scope;
  const names = createNames();
  let words: WishWords | null = null;

  return {
    start: () => undefined,
    stop: () => undefined,
    use(given) {
      words = given;
    },
    read(text) {
      const search = scope.read();
      const wish = words && readWish(text, { words, places: names(search), today: services.clock.today(), zones: zonesOf(search) });
      const isWish = wish !== null && wish.parts.length > 0;
      state.autocomplete.wish = isWish ? scope.ref(wish) : null;
      if (!isWish) return [text];
      const mayBeName = wish.parts.every(isInNames) && (wish.place !== null || wish.rest.length > 0);
      return [...(mayBeName ? [text] : []), ...(wish.place === null ? [] : [wish.place.name])];
    },
    take(place) {
      const search = scope.read();
      const { wish } = search.autocomplete;
      if (wish === null) return;
      const { choices, places } = wishedSearch(wish.parts, wishBasis(search, services.clock.today()));
      const { ages, packages, ...others } = choices;
      state.placeNarrowing = { ...noNarrowing, ...places };
      commit({
        ...others,
        ...(ages && { participants: toParticipants(ages) }),
        ...(packages && withSwitch(packages, state)),
        pickedStart: null,
        place: somewhere(place),
      });
    },
  };
}

/** The zones whose school holidays are meant: to show none on the calendar is no choice of them. */
const zonesOf = ({ settings: { locale }, schoolZone }: SearchSnapshot): readonly SchoolZone[] =>
  visitorZones(markets[locale], schoolZone === "none" ? null : schoolZone);

/** Whether names of lodgings have such words: "Hôtel Le Sherpa", "Les Balcons du Soleil". */
const isInNames = (part: WishPart): boolean => "key" in part;

/** The names of destinations that the search knows; the same list while it knows the same. */
function createNames(): (search: SearchSnapshot) => readonly string[] {
  let known: { readonly from: readonly unknown[]; readonly names: readonly string[] } | null = null;
  return ({ settings: { topStations }, pricedPlaces: { list } }) => {
    if (known?.from[0] === topStations && known.from[1] === list) return known.names;
    const top = topStations.flatMap(({ label, domainName }) => [label, domainName]);
    const priced = (list ?? []).flatMap(({ label, area }) => [label, area ?? ""]);
    known = { from: [topStations, list], names: [...new Set([...top, ...priced])].filter(Boolean) };
    return known.names;
  };
}
