import { useEffect, useMemo, useRef, useState } from "react";
import { mountainAirports } from "../../../domain/mountain-airports.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { durationText } from "../../../i18n/journey-texts.js";
import type { Text } from "../../../i18n/texts.js";
import { unbroken } from "../../../i18n/unbroken.js";
import type { MountainArea } from "../../../domain/mountain-areas.js";
import type { PlaceLimitName, PlaceLimits } from "../../../models/place-limits.js";
import {
  pricedPlaces,
  pricedPlacesParts,
  type PlaceOffer,
  type PlaceOrigin,
  type PricedPlacesModel,
} from "../../../models/priced-places.js";
import { createPricedPlaces } from "../../../store/effects/priced-places.js";
import { useActions, useParts, useSearch, useSharedSearch } from "../../../store/useSearch.js";
import { usePriceBasis } from "../usePriceBasis.js";

export interface PricedPlaces {
  readonly model: PricedPlacesModel;
  /** What the prices are for. */
  readonly basis: string;
  /** Sets a limit; null for none. */
  limit(name: PlaceLimitName, value: number | null): void;
  countFrom(origin: PlaceOrigin): void;
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
  const [limits, setLimits] = useState<PlaceLimits>({});
  const [origin, countFrom] = useState<PlaceOrigin | null>(null);
  const [mountains, chooseMountains] = useState<MountainArea | null>(null);
  const today = useSharedSearch().today();
  const end = useRef<() => void>(null);
  useEffect(() => {
    const endShowing = actions.place.showPriced(createPricedPlaces);
    end.current = endShowing;
    return endShowing;
  }, [actions]);
  const model = useMemo(() => pricedPlaces(parts, today, { limits, mountains, origin }), [parts, today, limits, mountains, origin]);
  return {
    model,
    basis: basisOf(model.nights),
    limit: (name, value) => setLimits(({ [name]: _former, ...others }) => (value === null ? others : { ...others, [name]: value })),
    countFrom,
    chooseMountains,
    clear: () => setLimits({}),
    leave: () => end.current?.(),
    retry: actions.place.retryPriced,
  };
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

/** The name of an airport, or of the railway stations. */
export function useOriginName(): (origin: PlaceOrigin) => string {
  const text = useText();
  return (origin) =>
    origin.kind === "station" ? text("place_map.station") : text("place_map.airport", { name: airportName(origin.code, text) });
}

/** The code of an airport that has no name of ours. */
const airportName = (code: string, text: Text): string => (Object.hasOwn(mountainAirports, code) ? text(`airport.${code}`) : code);
