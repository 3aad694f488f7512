import { Client, escapeIdentifier } from "pg";
import { anyStay, type EngineAnswers, type Selection, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom, type Random } from "../catalogue/random.js";
import { createDatabaseAnswers } from "./database-answers.js";
import { connectServer } from "./connections.js";
import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";
import { growCatalogue, lodgingInCopy, placeInCopy } from "./grow.js";
import { loadCatalogue } from "./load.js";
import { randomCounts, randomFind, randomPrices, randomProducts, randomText } from "./random-searches.js";
import { buildSchema } from "./schemas.js";

/** Measures every call on catalogues of several sizes, and how its time grows with the size. */

const sizes = [1, 4, 16] as const;
const callsOfEach = 9;
const warmUp = 3;
const callMilliseconds = 10_000;

interface Grown {
  readonly stays: number;
  readonly copies: number;
  readonly answers: EngineAnswers;
  close(): Promise<void>;
}

async function embedded(today: number, copies: number): Promise<Database> {
  const database = await openEmbedded(today);
  const run = (text: string): Promise<unknown> => database.query({ name: "", text, values: [] });
  if (copies > 1) await growCatalogue(run, copies);
  await run("vacuum analyze");
  return database;
}

/** A schema of its own, dropped at the end. */
async function onServer(url: string, today: number, copies: number): Promise<Database> {
  const schema = `ski_growth_${process.pid}_${copies}`;
  await buildSchema(url, { schema, hash: "grown" }, async (run) => {
    await loadCatalogue(run, today);
    if (copies > 1) await growCatalogue(run, copies);
  });
  const server = connectServer(url, schema, callMilliseconds);
  return {
    query: (statement) => server.query(statement),
    async close() {
      await server.close();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`drop schema ${escapeIdentifier(schema)} cascade`).finally(() => client.end());
    },
  };
}

async function grown(today: number, copies: number): Promise<Grown> {
  const url = process.env.DATABASE_URL;
  const database = await (url ? onServer(url, today, copies) : embedded(today, copies));
  const counted = await database.query<{ readonly stays: number }>({ name: "", text: "select count(*) as stays from stay", values: [] });
  // Each call is measured as if it were the first.
  const opened: Database = { ...database, isKept: false };
  const answers = createDatabaseAnswers(() => Promise.resolve(opened), today, Promise.resolve(opened));
  await answers.ready;
  return { stays: counted[0]?.stays ?? 0, copies, answers, close: () => answers.close() };
}

type Ask = (random: Random, copies: number) => (answers: EngineAnswers, visitor: Visitor) => Promise<unknown>;
interface Call {
  readonly title: string;
  readonly ask: Ask;
}

const saturdays = ["2027-01-16", "2027-02-06", "2027-03-06"];
const stations = [1, 2, 3, 4, 5];

function selectionOf(random: Random, copies: number, dated: boolean, oneStation: boolean): Selection {
  const begin = knownDay(random.pick(saturdays));
  const station = placeInCopy(random.pick(stations), random.int(0, copies - 1));
  return {
    ...anyStay,
    party: random.int(2, 4),
    place: oneStation ? { type: "station", id: station } : null,
    ...(dated ? { begin, end: begin + 7 } : { season: "H" as const }),
  };
}

const lower = (random: Random): Pick<Selection, "priceMin"> => ({ priceMin: random.int(500, 1500) });
const between = (random: Random): Pick<Selection, "priceMin" | "priceMax"> => ({
  priceMin: random.int(500, 900),
  priceMax: random.int(1000, 1500),
});

function searches(kind: string, dated: boolean, oneStation: boolean): readonly Call[] {
  const found = (random: Random, copies: number) => selectionOf(random, copies, dated, oneStation);
  const products =
    (more: (random: Random) => Partial<Selection>): Ask =>
    (random, copies) => {
      const query = {
        ...randomProducts(random, { ...found(random, copies), ...more(random) }),
        sort: random.pick(["best-seller", "price-asc"] as const),
        page: 0,
        size: 20,
        byLodging: true,
      };
      return (answers, visitor) => answers.products(query, visitor);
    };
  const counts =
    (more: (random: Random) => Partial<Selection>): Ask =>
    (random, copies) => {
      const query = randomCounts({ ...found(random, copies), ...more(random) });
      return (answers, visitor) => answers.counts(query, visitor);
    };
  return [
    {
      title: `find, ${kind}`,
      ask: (random, copies) => {
        const query = randomFind(random, found(random, copies));
        return (answers, visitor) => answers.find(query, visitor);
      },
    },
    {
      title: `find with a grid, ${kind}`,
      ask: (random, copies) => {
        const query = { ...randomFind(random, found(random, copies)), grid: true };
        return (answers, visitor) => answers.find(query, visitor);
      },
    },
    { title: `products, ${kind}`, ask: products(() => ({})) },
    { title: `products above a price, ${kind}`, ask: products(lower) },
    { title: `products between prices, ${kind}`, ask: products(between) },
    { title: `counts, ${kind}`, ask: counts(() => ({})) },
    { title: `counts above a price, ${kind}`, ask: counts(lower) },
    { title: `counts between prices, ${kind}`, ask: counts(between) },
  ];
}

const lodgingOf = (random: Random, copies: number): number => lodgingInCopy(random.int(10_001, 11_000), random.int(0, copies - 1));

const calls: readonly Call[] = [
  ...searches("dated, whole", true, false),
  ...searches("undated, whole", false, false),
  ...searches("dated, one station", true, true),
  ...searches("undated, one station", false, true),
  {
    title: "prices",
    ask: (random, copies) => {
      const query = randomPrices(random, lodgingOf(random, copies));
      return (answers, visitor) => answers.prices(query, visitor);
    },
  },
  {
    title: "stay-days",
    ask: (random, copies) => {
      const query = { liheId: lodgingOf(random, copies), party: 2, packages: [], origins: [] };
      return (answers, visitor) => answers.stayDays(query, visitor);
    },
  },
  {
    title: "autocomplete",
    ask: (random) => {
      const text = randomText(random);
      return (answers, visitor) => answers.autocomplete({ text }, visitor);
    },
  },
];

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The median of a call at each size. The sizes take turns, so that other work of the machine slows all of them. */
async function measured({ title, ask }: Call, catalogues: readonly Grown[], visitor: Visitor): Promise<readonly number[]> {
  const turns = catalogues.map((catalogue) => ({ catalogue, random: createRandom(`growth ${title}`), times: [] as number[] }));
  for (let call = 0; call < warmUp + callsOfEach; call++)
    for (const { catalogue, random, times } of turns) {
      const run = ask(random, catalogue.copies);
      const begun = performance.now();
      await run(catalogue.answers, visitor);
      if (call >= warmUp) times.push(performance.now() - begun);
    }
  return turns.map(({ times }) => median(times));
}

/** The slope of the times over the sizes, both as logarithms: 1 for a time in proportion to the size, 0 for one that stays. */
export function exponentOf(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const mean = (at: 0 | 1): number => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  return logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0) / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}

/** The most that a call's time may grow with the size of the catalogue. */
const mostGrowth = 1.05;
const mostGrowthOfOneStation = 0.15;

function aimOf(title: string): number {
  return title.endsWith("one station") || title === "prices" || title === "stay-days" ? mostGrowthOfOneStation : mostGrowth;
}

/** Prints the median time of each call at each size, and its exponent. */
export async function printGrowth(today: number, say: (line: string) => void): Promise<void> {
  const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today, origin: "" };
  const catalogues: Grown[] = [];
  try {
    for (const copies of sizes) {
      const begun = performance.now();
      const catalogue = await grown(today, copies);
      catalogues.push(catalogue);
      say(`${catalogue.stays} stays, made in ${Math.round((performance.now() - begun) / 1000)} s`);
    }
    say(`${"median in ms".padEnd(44)}${catalogues.map(({ stays }) => String(stays).padStart(10)).join("")}  exponent`);
    for (const call of calls) {
      const times = await measured(call, catalogues, visitor);
      const exponent = exponentOf(times.map((time, at) => [catalogues[at]?.stays ?? 0, time]));
      const short = exponent > aimOf(call.title) ? `  above ${aimOf(call.title)}` : "";
      say(
        `${call.title.padEnd(44)}${times.map((time) => time.toFixed(1).padStart(10)).join("")}${exponent.toFixed(2).padStart(10)}${short}`,
      );
    }
  } finally {
    for (const { close } of catalogues) await close();
  }
}
