import type { FindQuery, Visitor } from "../../demo/engine/answers.js";
import { accessRoutes, factualDomains, factualStations } from "../../demo/engine/catalogue/facts.js";
import type { WireFind } from "../../demo/engine/wire/shapes.js";
import { type Content, written } from "./content.js";
import { createSearch, type Offer } from "./search.js";

type WirePlaces = NonNullable<WireFind["places"]>;

/** The first of the cheapest offers in euros, the shortest of those that begin on one day. */
const first = (offers: readonly Offer[], party: number): Offer | undefined => {
  const euros = ({ stay, supplement }: Offer): number => stay.price + supplement * party;
  return offers.toSorted(
    (one, other) => euros(one) - euros(other) || one.stay.start - other.stay.start || one.stay.nights - other.stay.nights,
  )[0];
};

/** Each station with a stay of the search, on its day and of its length where they are given, and the lowest price there. */
export function placesWith(content: Content, { selection, from, to, nights }: FindQuery, visitor: Visitor): WirePlaces {
  const { begin, end } = selection;
  const search = createSearch(content, selection, visitor);
  const isWanted = ({ failed, stay }: Offer) =>
    (failed === "nothing" || failed === "dates") &&
    (begin === null ? stay.start >= from && stay.start < to : stay.start === begin) &&
    (end === null || stay.end === end) &&
    (nights === null || stay.nights === nights);
  const lodgings = content.lodgings.map((of) => ({ station: of.lodging.station, offers: search.offers(of).filter(isWanted) }));
  return content.places.stations
    .flatMap((station): WirePlaces[number][] => {
      const having = lodgings.filter(({ station: own, offers }) => own.id === station.id && offers.length > 0);
      const cheapest = first(
        having.flatMap(({ offers }) => offers),
        selection.party,
      );
      if (!cheapest) return [];
      const domain = factualDomains.find(({ id }) => 1000 + id === station.domainId);
      const facts = factualStations.find(({ id }) => id === station.id);
      const route = accessRoutes.find(({ minutes }) => Object.keys(minutes).includes(`${station.id}`));
      return [
        {
          id: station.id,
          type: "station",
          label: station.name,
          count: having.length,
          price: cheapest.price,
          nights: cheapest.stay.nights,
          start: written(cheapest.stay.start),
          altitude: station.altitude,
          ...(facts && { lat: facts.lat, lng: facts.lng }),
          ...(domain && { altitudeMax: domain.altMax, lifts: domain.lifts, slopesKm: domain.slopesKm, area: domain.name }),
          access: Object.entries(route?.minutes[station.id] ?? {}).map(([from, minutes]) =>
            from === "train" ? { code: route?.train ?? "", kind: "station", minutes } : { code: from, kind: "airport", minutes },
          ),
        },
      ];
    })
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0) || one.id - other.id);
}
