import { expect } from "chai";
import { acceptLanguage, type Locale } from "../../src/domain/locale.js";
import { openTools } from "../../src/tools/testing/tools.driver.js";
import { createSeller, dayAfter, randomSearch, type RandomSearch } from "./seller.js";

/** So many answers; `ANSWERS=1000` gets more. */
const answers = Number(process.env["ANSWERS"] ?? 60);
const locales: readonly Locale[] = ["fr-FR", "nl-NL", "de-DE"];

const seller = createSeller();
const toolsIn = (locale: Locale) => openTools({ locale, today: seller.today, fetch: (url, init) => seller.fetch(url, init) });

interface Offer {
  readonly price: { readonly sum: number; readonly state: string; readonly basis: string; readonly currency: string };
}
interface FoundPlace {
  readonly placeId: number;
  readonly name: string;
  readonly arrival: string;
  readonly nights: number;
  readonly priceFrom: Offer["price"];
}
interface Found {
  readonly total: number;
  readonly stays: readonly { readonly stay: string; readonly name: string; readonly offer: Offer | null }[];
}

async function resultOf<Result>(locale: Locale, name: Parameters<ReturnType<typeof toolsIn>["call"]>[0], input: object): Promise<Result> {
  const answer = await toolsIn(locale).call(name, input);
  if (!answer.ok) throw new Error(`${name} ${JSON.stringify(input)}: ${answer.error.message}`);
  return answer.result as Result;
}

const bodyOf = ({ station, capacities }: RandomSearch) => ({ engineId: 1, station: [station.id], capacity: capacities });

/** Each kind of answer, with what the seller says of it by itself. Returns how many answers were compared. */
const kinds = {
  async stays(search: RandomSearch, locale: Locale) {
    const { station, arrival, departure, adults, childrenAges, ages, budget } = search;
    const place = { placeId: station.id, placeType: "station" };
    const input = { ...place, arrival, departure, adults, childrenAges, limit: 3, ...(budget !== null && { budget }) };
    const found = await resultOf<Found>(locale, "search_stays", input);
    const dates = { beginDate: arrival, endDate: departure };
    const body = { ...bodyOf(search), ...dates, ...(budget !== null && { priceMax: budget }) };
    const wire = await seller.products(body, 3, acceptLanguage(locale));
    expect(found.total).to.equal(wire.totalProducts);
    const priced: { name: string; sum: number | null }[] = [];
    for (const product of wire.products) {
      const prices = await seller.confirmed(product, ages, acceptLanguage(locale));
      priced.push({ name: product.name, sum: prices.size > 0 ? Math.min(...prices.values()) : null });
    }
    const soldOutLast = [...priced.filter(({ sum }) => sum !== null), ...priced.filter(({ sum }) => sum === null)];
    expect(found.stays.map(({ name, offer }) => ({ name, sum: offer?.price.sum ?? null }))).to.deep.equal(soldOutLast);
    for (const { offer } of found.stays) if (offer) expect(offer.price).to.include({ state: "confirmed", basis: "stay", currency: "EUR" });
    const [first] = found.stays;
    if (!first?.offer) return 1;
    const details = await resultOf<{ readonly name: string; readonly offer: Offer | null }>(locale, "stay_details", { stay: first.stay });
    expect(details).to.deep.include({ name: first.name });
    expect(details.offer?.price.sum).to.equal(first.offer.price.sum);
    return 2;
  },

  async dates(search: RandomSearch, locale: Locale) {
    const { station, arrival, nights, adults, childrenAges } = search;
    const month = arrival.slice(0, 7);
    const input = { placeId: station.id, placeType: "station", month, nights, adults, childrenAges, limit: 1 };
    const { dates } = await resultOf<{ dates: readonly { arrival: string; nights: number; priceFrom: Offer["price"] }[] }>(
      locale,
      "cheapest_dates",
      input,
    );
    const inMonth = await Promise.all(
      Array.from({ length: 31 }, (_, index) => dayAfter(`${month}-01`, index))
        .filter((day) => day.startsWith(month))
        .map((day) => cheapestAt(search, day, nights, locale)),
    );
    const lowest = Math.min(...inMonth);
    const [first] = dates;
    expect(first?.priceFrom.sum ?? Infinity).to.equal(lowest);
    if (first) expect(await cheapestAt(search, first.arrival, first.nights, locale)).to.equal(lowest);
    return 1;
  },

  async places(search: RandomSearch, locale: Locale) {
    const { arrival, departure, adults, childrenAges, nights } = search;
    const days = adults % 2 === 0 ? { arrival, departure } : { month: arrival.slice(0, 7), nights };
    const { places } = await resultOf<{ places: readonly FoundPlace[] }>(locale, "where_to_go", {
      ...days,
      adults,
      childrenAges,
      limit: 3,
    });
    for (const place of places) {
      const there = { ...search, station: { id: place.placeId, name: place.name } };
      expect(place.nights, place.name).to.equal(nights);
      expect(await cheapestAt(there, place.arrival, nights, locale), place.name).to.equal(place.priceFrom.sum);
    }
    return 1;
  },
};

/** The lowest listed price of all lodgings of a search at given dates; Infinity without any. */
async function cheapestAt(search: RandomSearch, arrival: string, nights: number, locale: Locale): Promise<number> {
  const body = { ...bodyOf(search), beginDate: arrival, endDate: dayAfter(arrival, nights) };
  const { products } = await seller.products(body, 100, acceptLanguage(locale));
  return Math.min(...products.flatMap(({ prestations }) => prestations.map(({ price }) => price)));
}

describe("the answers of tools", function () {
  this.timeout(3_600_000);

  it(`are what the seller says when it is asked without them: ${answers} random ones`, async () => {
    const run = Object.values(kinds);
    for (let seed = 0, compared = 0; compared < answers; seed += 1) {
      const kind = run[seed % run.length];
      const locale = locales[seed % locales.length];
      if (kind && locale) compared += await kind(randomSearch(`tools ${seed}`), locale);
    }
  });
});
