import { createTestEngine, testDay } from "../../demo/engine/testing/engine.driver.js";
import { createRandom, type Random } from "../../demo/engine/catalogue/random.js";
import { createPlaces } from "../../demo/engine/catalogue/places.js";

/** The seller as it is asked without the library: requests and answers as they are on the wire. */
export interface Seller {
  readonly today: string;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** One page of products. */
  products(body: object, size: number, language: string): Promise<WireProducts>;
  /** The confirmed price of each offer of a lodging that has one, by the id of the offer. */
  confirmed(product: WireProduct, ages: readonly number[], language: string): Promise<ReadonlyMap<number, number>>;
}

interface WirePrestation {
  readonly id: number;
  readonly codePackage: string;
  readonly packageId: number | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly price: number;
  readonly isWiyp: boolean;
}
interface WireProduct {
  readonly id: number;
  readonly liheId: number;
  readonly name: string;
  readonly prestations: readonly WirePrestation[];
}
interface WireProducts {
  readonly products: readonly WireProduct[];
  readonly totalProducts: number;
}
/** Answers are kept by their request: tools and tests ask the same. */
export function createSeller(): Seller {
  const { app } = createTestEngine();
  const known = new Map<string, Promise<string>>();
  const text = async (url: string, init: RequestInit = {}) => {
    const key = JSON.stringify([url, init.method, init.body, new Headers(init.headers).get("accept-language")]);
    const answer = known.get(key) ?? Promise.resolve(app.request(url, init)).then((response) => response.text());
    known.set(key, answer);
    return answer;
  };
  const json = async (path: string, init?: RequestInit) => JSON.parse(await text(`http://engine.test${path}`, init)) as never;
  const post = (body: object, language: string) => ({
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify(body),
  });
  return {
    today: testDay,
    fetch: async (url, init) => new Response(await text(url, init)),
    products: (body, size, language) => json(`/se/search/product?size=${size}&start=0&agg=lihePack`, post(body, language)),
    async confirmed(product, ages, language) {
      const prices = new Map<number, number>();
      for (const offer of product.prestations) {
        const query = new URLSearchParams({
          ...{ startDate: offer.startDate, endDate: offer.endDate, prestIds: `${offer.id}`, liheId: `${product.liheId}` },
          ...{ familyComposition: ages.toSorted((one, other) => other - one).join("-"), packCode: offer.codePackage },
          ...(offer.packageId !== null && { packageId: `${offer.packageId}` }),
          ...{ acceptLanguage: language, site: "ski.example" },
        });
        const { wiypPrices = [], iresaPrices = [] }: WirePrices = await json(`/wiyp/price/any?${query}`, {
          headers: { "accept-language": language },
        });
        const price = wiypPrices[0]?.sellingPriceWiyp ?? iresaPrices[0]?.sellingPriceIresa;
        if (!offer.isWiyp) prices.set(offer.id, offer.price);
        else if (price !== undefined) prices.set(offer.id, price);
      }
      return prices;
    },
  };
}

interface WirePrices {
  readonly wiypPrices?: readonly { readonly sellingPriceWiyp: number }[];
  readonly iresaPrices?: readonly { readonly sellingPriceIresa: number }[];
}

const stations = createPlaces().stations.filter(({ country }) => country === "FR");
const saturdays = ["2026-12-19", "2026-12-26", "2027-01-09", "2027-01-23", "2027-02-06", "2027-02-13", "2027-03-06", "2027-03-20"];

/** A search as a tool takes it, and as the wire has it. */
export interface RandomSearch {
  readonly station: { readonly id: number; readonly name: string };
  readonly arrival: string;
  readonly departure: string;
  readonly nights: number;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly ages: readonly number[];
  readonly capacities: readonly number[];
  readonly budget: number | null;
}

export function randomSearch(seed: string): RandomSearch {
  const random = createRandom(seed);
  const adults = random.int(1, 4);
  const childrenAges = Array.from({ length: random.int(0, 3) }, () => random.int(1, 17));
  const ages = [...Array.from({ length: adults }, () => 18), ...childrenAges];
  const arrival = random.pick(saturdays);
  const nights = random.chance(0.8) ? 7 : random.int(2, 5);
  return {
    station: random.pick(stations),
    ...{ arrival, nights, departure: dayAfter(arrival, nights) },
    ...{ adults, childrenAges, ages },
    capacities: Array.from({ length: 21 - ages.length }, (_, index) => ages.length + index),
    budget: budgetOf(random, ages.length),
  };
}

const budgetOf = (random: Random, guests: number) => (random.chance(0.3) ? guests * random.int(3, 12) * 100 : null);

const millisecondsADay = 86_400_000;

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsADay).toISOString().slice(0, 10);
}
