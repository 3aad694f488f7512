import type { Random } from "../../demo/engine/catalogue/random.js";
import { expectEqual, expectTrue, type Rule, sample, totalOf } from "./choices.js";
import type { Calls } from "./engine.js";
import type { Search } from "./search.js";

const mostPages = 5;

/** Pages follow each other without gap or repetition, in their order, and add up to the totals. */
export const pagesAddUp: Rule = async (calls, search, random) => {
  const order = random.pick([null, "asc", "desc"] as const);
  const byPackage = random.chance(0.3);
  const page = { order, byPackage };
  const { pageCount: units, totalProducts } = await calls.products(search, { ...page, size: 1 });
  const size = Math.max(1, Math.ceil(units / random.int(2, mostPages)));
  if (size > 200) return;
  const pages = Math.ceil(units / size);
  const ids: number[] = [];
  const lodgings = new Set<number>();
  const prices: number[] = [];
  for (let start = 0; start < pages; start++) {
    const answer = await calls.products(search, { ...page, size, start });
    expectEqual(`the totals of page ${start}`, [answer.totalProducts, answer.pageCount], [totalProducts, pages]);
    expectEqual(`the length of page ${start}`, answer.products.length, Math.min(size, units - start * size));
    for (const { id, liheId, prestations } of answer.products) {
      ids.push(id);
      lodgings.add(liheId);
      expectTrue(`${id} is listed without a stay`, prestations.length > 0);
      prices.push(Math.min(...prestations.map(({ price }) => price ?? Infinity)));
    }
  }
  expectEqual("the number of different products", new Set(ids).size, units);
  expectEqual("the number of different lodgings", lodgings.size, totalProducts);
  const sorted = prices.toSorted((one, other) => (order === "desc" ? other - one : one - other));
  if (order !== null) expectEqual("the order by price", prices, sorted);
  expectEqual("what follows the last page", (await calls.products(search, { ...page, size, start: pages })).products, []);
};

/** Both ends of the price range have a stay, and no price is outside. */
export const priceRangeIsReached: Rule = async (calls, search) => {
  const { price, priceMin, priceMax } = await calls.counts(search);
  if (price === null) {
    expectEqual("the total without a price range", await totalOf(calls, { ...search, priceMin: null, priceMax: null }), 0);
    return;
  }
  const [min, max] = [price.min ?? 0, price.max ?? 0];
  expectEqual("the second form of the price range", [priceMin, priceMax], [min, max]);
  for (const bound of [min, max])
    expectTrue(`the bound ${bound} has no stay`, (await totalOf(calls, { ...search, priceMin: bound, priceMax: bound })) > 0);
  expectEqual(`the total below ${min}`, await totalOf(calls, { ...search, priceMin: null, priceMax: min - 1 }), 0);
  expectEqual(`the total above ${max}`, await totalOf(calls, { ...search, priceMin: max + 1, priceMax: null }), 0);
};

/** The lowest total listed; null where nothing is. */
export const lowestOf = async (calls: Calls, search: Search): Promise<number | null> =>
  (await calls.products(search, { size: 1, order: "asc" })).products[0]?.prestations[0]?.price ?? null;

/** The price of a start day is the lowest total listed for it. */
export const startPricesAreListed: Rule = async (calls, searched, random) => {
  const search = { ...searched, begin: null, end: null, priceMin: null, priceMax: null };
  const { startDates, startPrices } = await calls.find(search);
  const prices = startPrices ?? [];
  expectEqual(
    "the days of the start prices",
    prices.map(({ date }) => date),
    startDates,
  );
  for (const { date, price } of sample(random, prices, 3))
    expectEqual(`the lowest total of ${date}`, await lowestOf(calls, { ...search, begin: date }), price);
};

/** A live price differs only by the accommodation, by a few percent. */
const liveChange = 0.05;

type Product = Awaited<ReturnType<Calls["products"]>>["products"][number];

async function confirmed(calls: Calls, search: Search, product: Product, stay: Product["prestations"][number]): Promise<number | null> {
  const { wiypPrices, iresaPrices } = await calls.prices(search, {
    startDate: stay.startDate ?? "",
    endDate: stay.endDate ?? "",
    prestIds: String(stay.id),
    familyComposition: Array.from({ length: search.party }, () => 30).join("-"),
    liheId: String(product.liheId),
    packCode: stay.codePackage ?? "",
    acceptLanguage: "fr_FR",
    ...(search.origin !== null && { origin: search.origin }),
  });
  return wiypPrices[0]?.sellingPriceWiyp ?? iresaPrices[0]?.sellingPriceIresa ?? null;
}

async function checkCard(calls: Calls, search: Search, product: Product, random: Random): Promise<void> {
  const stay = random.pick(product.prestations);
  const { id, price, pricePerLogement, pricePerPerson, codePackage, startDate, endDate, capacity } = stay;
  if (price === undefined || price === null || !codePackage) throw new Error(`the stay ${id} has no price or package`);
  const room = pricePerLogement ?? price;
  expectTrue(`the stay ${id} holds ${capacity} of ${search.party}`, (capacity ?? 0) >= search.party);
  expectTrue(`the price ${price} is outside the budget`, price >= (search.priceMin ?? 0) && price <= (search.priceMax ?? Infinity));
  expectTrue(`the price ${price} is below the room's ${room}`, price >= room);
  expectEqual("the price a person", pricePerPerson, Math.round(price / search.party));
  const live = await confirmed(calls, search, product, stay);
  if (live !== null)
    expectTrue(`the live price ${live} is far from ${price}`, live >= room && Math.abs(live - price) <= 1 + room * liveChange);
  const days = await calls.stayDays(search, product.liheId, codePackage);
  const day = days.find(({ start, end }) => start === startDate && end === endDate);
  const lowest = Math.min(
    ...product.prestations
      .filter((one) => one.codePackage === codePackage && one.startDate === startDate && one.endDate === endDate)
      .map((one) => one.price ?? Infinity),
  );
  const showsAllRooms = search.criteria.length === 0 && search.priceMin === null && search.priceMax === null;
  if (showsAllRooms) expectEqual(`the price of ${startDate} among the stay's days`, day?.price, lowest);
  else expectTrue(`${startDate} costs ${day?.price} among the stay's days, ${lowest} on the card`, (day?.price ?? Infinity) <= lowest);
}

/** A card, its live price and the days of its lodging agree on what a stay costs. */
export const pricesAgree: Rule = async (calls, search, random) => {
  const { products } = await calls.products(search, { order: random.pick([null, "asc", "desc"]) });
  for (const product of sample(random, products, 2)) await checkCard(calls, search, product, random);
};
