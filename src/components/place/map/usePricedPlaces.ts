import { useEffect, useMemo, useRef, useState } from "react";
import { addMonths, type Month } from "../../../calendar/day.js";
import { times } from "../../../calendar/times.js";
import { monthsFromMonth } from "../../../domain/defaults.js";
import { firstMonthShown } from "../../../domain/seasons.js";
import { sellsSummer } from "../../../domain/settings.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { durationText } from "../../../i18n/journey-texts.js";
import { unbroken } from "../../../i18n/unbroken.js";
import type { MountainArea } from "../../../domain/mountain-areas.js";
import type { PlaceLimitName, PlaceOrigin } from "../../../domain/place-narrowing.js";
import { pricedPlaces, pricedPlacesParts, type PlaceOffer, type PricedPlacesModel } from "../../../models/priced-places.js";
import { createPricedPlaces } from "../../../store/effects/priced-places.js";
import { useActions, useParts, useSearch, useSharedSearch } from "../../../store/useSearch.js";
import { airportName } from "../useOriginName.js";
import { usePriceBasis } from "../usePriceBasis.js";

export interface PricedPlaces {
  /** The former places while others are loading. */
  readonly model: PricedPlacesModel;
  /** The places are those of a former search. */
  readonly waits: boolean;
  /** What the prices are for. */
  readonly basis: string;
  /** Sets a limit; null for none. */
  limit(name: PlaceLimitName, value: number | null): void;
  countFrom(origin: PlaceOrigin): void;
  /** Without dates: the months that stays may be wanted in, and the chosen one; null for any. */
  readonly travel: { readonly months: readonly Month[]; readonly month: Month | null };
  travelIn(month: Month | null): void;
  /** Narrows the places to those of these mountains; null for all. */
  chooseMountains(mountains: MountainArea | null): void;
  /** Removes all limits. */
  clear(): void;
  /** Ends the requests: the view is about to close. */
  leave(): void;
  /** Requests the places again once they failed. */
  retry(): void;
}

/** The places that have a stay of the search, requested while they are in view, and what they are narrowed to. */
export function usePricedPlaces(): PricedPlaces {
  const actions = useActions();
  const parts = useParts(pricedPlacesParts);
  const basisOf = usePriceBasis();
  const narrowing = useSearch((search) => search.placeNarrowing);
  const today = useSharedSearch().today();
  const travel = useTravel(today);
  const end = useRef<() => void>(null);
  useEffect(() => {
    const endShowing = actions.place.showPriced(createPricedPlaces);
    end.current = endShowing;
    return endShowing;
  }, [actions]);
  const current = useMemo(() => pricedPlaces(parts, today, narrowing), [parts, today, narrowing]);
  const [former, setFormer] = useState<PricedPlacesModel | null>(null);
  if (current.status === "ready" && current !== former) setFormer(current);
  const waits = current.status === "loading" && former !== null;
  const model = waits ? former : current;
  return {
    model,
    waits,
    basis: basisOf(model.nights),
    limit(name, value) {
      const { [name]: _former, ...others } = narrowing.limits;
      actions.place.narrow({ limits: value === null ? others : { ...others, [name]: value } });
    },
    countFrom: (origin) => actions.place.narrow({ origin }),
    travel,
    travelIn: actions.place.travelIn,
    chooseMountains: (mountains) => actions.place.narrow({ mountains }),
    clear: () => actions.place.narrow({ limits: {} }),
    leave: () => end.current?.(),
    retry: actions.place.retryPriced,
  };
}

/** The months of the season, and the chosen one where it is another. */
function useTravel(today: string): PricedPlaces["travel"] {
  const month = useSearch(({ travelMonth }) => travelMonth);
  const summer = useSearch(({ settings }) => sellsSummer(settings));
  return useMemo(() => {
    const first = firstMonthShown({ today, summer, start: null });
    const season = times(monthsFromMonth, (index) => addMonths(first, index));
    return { month, months: month === null || season.includes(month) ? season : [...season, month].toSorted() };
  }, [today, summer, month]);
}

/** Whether both dates are chosen: the prices are of these days then. */
export const useIsDated = (): boolean => useSearch(({ stayDates }) => stayDates.end !== null);

export const offerKey = ({ place: { type, id } }: Pick<PlaceOffer, "place">): string => `${type} ${id}`;

export interface OfferTexts {
  price(offer: PlaceOffer): string;
  /** The height, the kilometres of piste and the minutes by road, as far as they are known. */
  facts(offer: PlaceOffer): readonly string[];
  /** The ski area and its lifts, as far as they are known. */
  area(offer: PlaceOffer): readonly string[];
  /** The number of stays on the chosen dates, else the days of the cheapest; empty where it is not known. */
  stay(offer: PlaceOffer): string;
}

/** The words of an offer; the same object while nothing changes them. */
export function useOfferTexts(origin: PlaceOrigin | null): OfferTexts {
  const text = useText();
  const format = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const isDated = useIsDated();
  return useMemo(() => {
    const byRoad = (minutes: number) => {
      const time = durationText(minutes, text);
      if (origin?.kind !== "airport") return text("place_map.station_by_road", { time });
      return text("place_map.by_road", { origin: airportName(origin.code, text), time });
    };
    const factsOf = ({ altitude, slopesKm, minutes }: PlaceOffer) => [
      altitude === null ? "" : text("place_map.metres", { value: format.number(altitude) }),
      slopesKm === null ? "" : text("season.slopes", { slopes: format.number(slopesKm) }),
      minutes === null ? "" : byRoad(minutes),
    ];
    return {
      price: ({ price }) => format.money(price, currency),
      facts: (offer) => factsOf(offer).filter(Boolean).map(unbroken),
      area: ({ area, lifts }) => [area ?? "", lifts === null ? "" : text("place_map.lifts", { count: lifts })].filter(Boolean),
      stay({ start, end, needsYear, count }) {
        if (isDated) return count === null ? "" : text("search_bar.stays", { count });
        return start === null || end === null ? "" : unbroken(format.dayRange(start, end, { year: needsYear }));
      },
    };
  }, [text, format, currency, isDated, origin]);
}
