import { anyStay, type EngineAnswers, type LodgingFacts, type StayDays, UnknownId } from "../../demo/engine/answers.js";
import { accessRoutes, factualStations, nearAirports } from "../../demo/engine/catalogue/facts.js";
import { catalogueKey } from "../../demo/engine/catalogue/key.js";
import { type Content, type LodgingWithStays, readContent, written } from "./content.js";
import { counts } from "./counts.js";
import { find } from "./find.js";
import { autocomplete, namesOf } from "./names.js";
import { picturesOf } from "./pictures.js";
import { prices } from "./prices.js";
import { products } from "./products.js";
import { createSearch } from "./search.js";

function factsOf({ places }: Content, { lodging }: LodgingWithStays): LodgingFacts {
  const { station } = lodging;
  const domain = places.domains.find(({ id }) => id === station.domainId);
  const route = accessRoutes.find(({ minutes }) => Object.keys(minutes).includes(`${station.id}`));
  const minutesFrom = route?.minutes[station.id] ?? {};
  const known = factualStations.find(({ id }) => id === station.id);
  return {
    liheId: lodging.liheId,
    name: lodging.name,
    theme: lodging.theme,
    lodgingType: lodging.lodgingType,
    building: lodging.building,
    cover: lodging.cover,
    criteria: lodging.criteria,
    reviews: lodging.reviews,
    cancellationDays: lodging.cancellationDays,
    depositPercent: lodging.depositPercent,
    rooms: lodging.rooms,
    rating: lodging.rating / 10,
    stationId: station.id,
    stationName: station.name,
    domainName: domain?.name ?? "",
    country: station.country,
    altitude: station.altitude,
    position: known ? { lat: known.lat, lng: known.lng } : null,
    slopesKm: domain?.slopesKm ?? null,
    access: route
      ? {
          train: { name: route.train, minutes: minutesFrom.train ?? 0 },
          airports: Object.entries(minutesFrom)
            .filter(([code]) => code !== "train")
            .map(([code, minutes]) => ({ code, name: nearAirports[code] ?? code, minutes })),
          road: route.road,
        }
      : null,
  };
}

/**
 * The expected answers of the engine, computed by reading every stay. It shares nothing with the engine but the catalogue's
 * content, its texts, and the types of what is asked and answered.
 */
export function createOracle(firstDay: number): EngineAnswers {
  const prepare = (today: number) => {
    const content = readContent(today);
    return { content, names: namesOf(content) };
  };
  let ready = prepare(firstDay);
  const on = (today: number): typeof ready => {
    if (ready.content.key !== catalogueKey(today)) ready = prepare(today);
    return ready;
  };
  const lodgingOf = (liheId: number, today: number) => on(today).content.lodgings.find(({ lodging }) => lodging.liheId === liheId);
  return {
    find: async (query, visitor) => find(on(visitor.today).content, query, visitor),
    products: async (query, visitor) => products(on(visitor.today).content, query, visitor),
    counts: async (query, visitor) => counts(on(visitor.today).content, query, visitor),
    prices: async (query, visitor) => prices(on(visitor.today).content, query, visitor),
    async autocomplete({ text }, visitor) {
      const { content, names } = on(visitor.today);
      return autocomplete(content, names, text, visitor);
    },
    async catalog(liheId, { today, origin, language }) {
      const of = lodgingOf(liheId, today);
      if (!of) throw new UnknownId("liheId", liheId);
      return picturesOf(origin, language, of.lodging);
    },
    async lodging(liheId, { today }) {
      const of = lodgingOf(liheId, today);
      return of ? factsOf(on(today).content, of) : null;
    },
    async stayDays({ liheId, ...asked }, visitor) {
      const of = lodgingOf(liheId, visitor.today);
      if (!of) throw new UnknownId("liheId", liheId);
      const search = createSearch(on(visitor.today).content, { ...anyStay, ...asked }, visitor);
      const days = new Map<string, StayDays>();
      for (const { stay, price } of search.matches(of)) {
        const [start, end] = [written(stay.start), written(stay.end)];
        const known = days.get(`${start} ${end}`)?.price ?? price;
        days.set(`${start} ${end}`, { start, end, price: Math.min(price, known) });
      }
      return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, stay]) => stay);
    },
  };
}
