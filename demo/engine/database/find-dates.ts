import type { FindQuery } from "../answers.js";
import { dayText, knownDay } from "../catalogue/days.js";
import { type Findings, isUndated, type PricedLength, type PricedStart } from "../wire/find.js";
import { dayBit, daysOfMonth, monthOf } from "./arrivals.js";
import type { Database } from "./database.js";
import { isInCube } from "./selection.js";
import { type Parameters, statement } from "./statements.js";

/** The days and lengths that can be chosen next, with their prices. No start day of a query is before today. */

interface DayRow {
  readonly list: "start" | "end";
  /** A day on which a stay can end; the first of a month in which some can begin. */
  readonly day: string;
  /** The days of the month on which they can, as bits. */
  readonly days: number;
}
interface PriceRow {
  readonly day: string;
  readonly price: number;
}
interface LengthRow {
  readonly nights: number;
  /** Lodgings. */
  readonly count: number;
}
type GridRow = PriceRow & LengthRow;

type Starts = Findings["starts"];
type Days = Pick<Findings, "starts" | "ends">;
type Grid = readonly PricedLength[];

/** The lowest price by start day and length: from the cube of prices where it holds the search, else from the stays. */
async function findGrid(database: Database, parameters: Parameters, query: FindQuery): Promise<Grid> {
  const { selection, nights, from, to } = query;
  const bounds = { nights: nights ?? 0, from: dayText(from), until: dayText(to) };
  const source = isInCube(selection, parameters) ? "lowest-prices" : "find-grid";
  const rows = await database.query<GridRow>(statement(source, { ...parameters, ...bounds }));
  return rows.map(({ day, nights: length, price, count }) => ({ start: knownDay(day), nights: length, price, count }));
}

/** The start days of a grid. Lodgings are counted where it has one length: one with two on a day would be counted twice. */
function startsOfGrid(grid: Grid, { nights }: FindQuery): Starts {
  const starts = new Map<number, PricedStart>();
  for (const { start, price, count } of grid)
    starts.set(start, { price: Math.min(price, starts.get(start)?.price ?? price), count: nights === null ? null : count });
  return starts;
}

/** Start days with their prices, while no day is chosen, of a search that the cube of prices does not hold. */
async function findPrices(database: Database, parameters: Parameters, { from, to }: FindQuery): Promise<Starts> {
  const bounds = { nights: 0, from: dayText(from), until: dayText(to) };
  const prices = await database.query<PriceRow>(statement("find-prices", { ...parameters, ...bounds }));
  return new Map(prices.map(({ day, price }) => [knownDay(day), { price, count: null }]));
}

const withoutPrices = (starts: Iterable<number>): Starts => new Map([...starts].map((day) => [day, null]));

/** Start days without prices, those of `grid` where there is one, and the end days of the chosen one. */
async function findDays(database: Database, parameters: Parameters, query: FindQuery, grid: Grid | null): Promise<Days> {
  const { selection, nights, from, to } = query;
  if (grid && selection.begin === null) return { starts: withoutPrices(startsOfGrid(grid, query).keys()), ends: new Set() };
  const bounds = { nights: nights ?? 0, from: monthOf(grid ? to : from), until: dayText(to) };
  const days = await database.query<DayRow>(statement("find-days", { ...parameters, ...bounds }));
  const found = days.filter(({ list }) => list === "start").flatMap(({ day, days: bits }) => daysOfMonth(day, bits));
  return {
    starts: withoutPrices(grid ? startsOfGrid(grid, query).keys() : found.filter((day) => day >= from && day < to)),
    ends: new Set(days.filter(({ list }) => list === "end").map(({ day }) => knownDay(day))),
  };
}

type Dates = Days & Pick<Findings, "grid">;

/** Start days with prices while no day is chosen, else without; the end days of a chosen one; and the grid where it is requested. */
export async function findDates(database: Database, parameters: Parameters, query: FindQuery): Promise<Dates> {
  const { selection, nights } = query;
  const undated = isUndated(selection);
  const read = query.grid || isInCube(selection, parameters) || (undated && nights !== null);
  const grid = read ? await findGrid(database, parameters, query) : null;
  const requested = query.grid ? grid : null;
  if (!undated) return { ...(await findDays(database, parameters, query, grid)), grid: requested };
  const starts = grid ? startsOfGrid(grid, query) : await findPrices(database, parameters, query);
  return { starts, ends: new Set(), grid: requested };
}

/** How many lodgings have a stay of each length, by its nights. */
export async function findLengths(database: Database, parameters: Parameters, { from, to }: FindQuery): Promise<Findings["lengths"]> {
  const bounds = { nights: 0, from: monthOf(from), firstDay: dayBit(from), until: dayText(to) };
  const rows = await database.query<LengthRow>(statement("find-lengths", { ...parameters, ...bounds }));
  return new Map(rows.map(({ nights, count }) => [nights, count]));
}
