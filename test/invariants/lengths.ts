import { dayText, knownDay } from "../../demo/engine/catalogue/days.js";
import { lowestOf } from "./amounts.js";
import { expectEqual, expectTrue, type Rule, sample, totalOf } from "./choices.js";

const endOf = (start: string, nights: number): string => dayText(knownDay(start) + nights);

/** The price of a start day and length is the lowest total listed for these dates, and its count the number of lodgings listed. */
export const pricesByLengthAreListed: Rule = async (calls, searched, random) => {
  const search = { ...searched, priceMin: null, priceMax: null };
  const { priceGrid } = await calls.find(search, { grid: true });
  for (const { start, nights, price, count } of sample(random, priceGrid ?? [], 3)) {
    const dated = { ...search, begin: start, end: endOf(start, nights) };
    expectEqual(`the lowest total of ${nights} nights from ${start}`, await lowestOf(calls, dated), price);
    expectEqual(`the total of ${nights} nights from ${start}`, await totalOf(calls, dated), count);
  }
};

/** Start days, their prices, the grid and the lengths agree, whichever of them is requested; a length changes nothing else. */
export const lengthsAgree: Rule = async (calls, searched, random) => {
  const search = { ...searched, begin: null, end: null, priceMin: null, priceMax: null };
  const plain = await calls.find(search);
  const { priceGrid, ...beside } = await calls.find(search, { grid: true });
  expectEqual("the answer beside the grid", beside, { ...plain, priceGrid: undefined });
  const grid = priceGrid ?? [];
  const lowest = (plain.startDates ?? []).map((date) => {
    const prices = grid.filter(({ start }) => start === date).map(({ price }) => price);
    return { date, price: Math.min(...prices), nights: null, count: null, asOf: null };
  });
  expectEqual("the start prices, against the grid", plain.startPrices, lowest);
  const lengths = plain.lengths ?? [];
  expectEqual(
    "the lengths",
    lengths.map(({ nights }) => nights),
    [...new Set(grid.map(({ nights }) => nights))].toSorted((one, other) => one - other),
  );
  for (const { nights, count } of lengths) {
    const counts = grid.filter((cell) => cell.nights === nights).map((cell) => cell.count);
    const most = counts.reduce((sum, one) => sum + one, 0);
    expectTrue(`${count} lodgings have ${nights} nights, on days with ${counts.join()}`, count >= Math.max(...counts) && count <= most);
  }
  const nights = lengths.length === 0 ? 7 : random.pick(lengths).nights;
  const cells = grid.filter((cell) => cell.nights === nights);
  const ofLength = await calls.find(search, { nights, grid: random.chance(0.5) });
  const timeless = (list: readonly { readonly asOf: string | null }[] | null) => list?.map((one) => ({ ...one, asOf: null }));
  const starts = cells.map(({ start, price, count }) => ({ date: start, price, nights, count, asOf: null }));
  expectEqual(`the start prices of ${nights} nights`, timeless(ofLength.startPrices), starts);
  if (ofLength.priceGrid) expectEqual(`the grid of ${nights} nights`, timeless(ofLength.priceGrid), timeless(cells));
  const startDates = cells.map(({ start }) => start);
  const unchanged = { startPrices: null, priceGrid: null };
  expectEqual(`the rest of ${nights} nights`, { ...ofLength, ...unchanged }, { ...plain, startDates, ...unchanged });
};
