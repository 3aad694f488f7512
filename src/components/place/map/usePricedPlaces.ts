import { useEffect, useMemo, useState } from "react";
import { mountainAirports } from "../../../domain/mountain-airports.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { durationText } from "../../../i18n/journey-texts.js";
import { unbroken } from "../../../i18n/unbroken.js";
import {
  pricedPlaces,
  pricedPlacesParts,
  type PlaceLimitName,
  type PlaceLimits,
  type PlaceOffer,
  type PlaceOrigin,
  type PricedPlacesModel,
} from "../../../models/priced-places.js";
import { createPricedPlaces } from "../../../store/effects/priced-places.js";
import { useActions, useParts, useSearch } from "../../../store/useSearch.js";
import { usePriceBasis } from "../../controls/usePriceBasis.js";

export interface PricedPlaces {
  readonly model: PricedPlacesModel;
  /** What the prices are for. */
  readonly basis: string;
  /** Sets a limit; null for none. */
  limit(name: PlaceLimitName, value: number | null): void;
  countFrom(origin: PlaceOrigin): void;
  /** Removes all limits. */
  clear(): void;
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
  useEffect(() => actions.place.showPriced(createPricedPlaces), [actions]);
  const model = useMemo(() => pricedPlaces(parts, limits, origin), [parts, limits, origin]);
  return {
    model,
    basis: basisOf(model.nights),
    limit: (name, value) => setLimits(({ [name]: _former, ...others }) => (value === null ? others : { ...others, [name]: value })),
    countFrom,
    clear: () => setLimits({}),
    retry: actions.place.retryPriced,
  };
}

export const offerKey = ({ place: { type, id } }: Pick<PlaceOffer, "place">): string => `${type} ${id}`;

/** The words of an offer. */
export function useOfferTexts(origin: PlaceOrigin | null) {
  const text = useText();
  const format = useFormat();
  const originName = useOriginName();
  const currency = useSearch((search) => search.settings.currency);
  const isDated = useSearch(({ stayDates }) => stayDates.end !== null);
  const byRoad = (minutes: number) => {
    const time = durationText(minutes, text);
    return origin?.kind === "airport"
      ? text("place_map.by_road", { origin: originName(origin, true), time })
      : text("place_map.station_by_road", { time });
  };
  return {
    price: ({ price }: PlaceOffer) => format.money(price, currency),
    /** The height, the kilometres of piste and the minutes by road, as far as they are known. */
    facts: ({ altitude, slopesKm, minutes }: PlaceOffer) =>
      [
        altitude === null ? "" : text("place_map.metres", { value: format.number(altitude) }),
        slopesKm === null ? "" : text("place_map.kilometres", { value: format.number(slopesKm) }),
        minutes === null ? "" : byRoad(minutes),
      ]
        .filter(Boolean)
        .map(unbroken),
    /** The number of stays on the chosen dates, else the days of the cheapest. */
    stay: ({ start, end, count }: PlaceOffer) => {
      if (isDated) return count === null ? "" : text("search_bar.stays", { count });
      return start === null || end === null ? "" : unbroken(format.dayRange(start, end, { year: false }));
    },
  };
}

/** The name of an airport, or of the railway stations; the code of an airport without a name. */
export function useOriginName(): (origin: PlaceOrigin, brief?: boolean) => string {
  const text = useText();
  return (origin, brief = false) => {
    if (origin.kind === "station") return text("place_map.station");
    const name = origin.code in mountainAirports ? text(`airport.${origin.code}`) : origin.code;
    return brief ? name : text("place_map.airport", { name });
  };
}
