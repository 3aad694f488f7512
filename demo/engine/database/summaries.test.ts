import { expect } from "chai";
import { Client, type QueryResultRow } from "pg";
import { anyStay, type FindQuery, type Visitor } from "../answers.js";
import { knownDay } from "../catalogue/days.js";
import { createRandom } from "../catalogue/random.js";
import { describeServer } from "../testing/database.driver.js";
import { testDay } from "../testing/engine.driver.js";
import { fromNumber, packagesInCube } from "./bits.js";
import { connectServer } from "./connections.js";
import { createDatabaseAnswers } from "./database-answers.js";
import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";
import { releasedByFind } from "./find.js";
import { loadCatalogue } from "./load.js";
import { readPlaces } from "./places.js";
import { buildSchema } from "./schemas.js";
import { selectionParameters } from "./selection.js";
import { statement } from "./statements.js";

const today = knownDay(testDay);
const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today, origin: "" };
const placeIds = [0, 1, 2, 1001, 2001, 3003];
const valThorens = { type: "station", id: 1 } as const;
const february = "2027-02-06";

/** A database of the catalogue of its own, whose stock a test may change. */
interface Stock {
  readonly database: Database;
  /** Runs SQL that names a table as `in.table`. */
  readonly run: <Row extends QueryResultRow>(sql: string) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
}

async function embeddedStock(): Promise<Stock> {
  const database = await openEmbedded(today);
  return {
    database,
    run: (sql) => database.query({ name: "", text: sql.replaceAll("in.", ""), values: [] }),
    close: () => database.close(),
  };
}

async function serverStock(url: string): Promise<Stock> {
  const schema = `ski_changes_${process.pid}`;
  await buildSchema(url, { schema, hash: "changed" }, (run) => loadCatalogue(run, today));
  const database = connectServer(url, schema, 10_000);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    database,
    run: async <Row extends QueryResultRow>(sql: string) => (await client.query<Row>(sql.replaceAll("in.", `${schema}.`))).rows,
    async close() {
      await database.close();
      await client.query(`drop schema ${schema} cascade`).finally(() => client.end());
    },
  };
}

/** Compares the cube with the live query, for each place, package set and some parties. */
async function expectTrueCube({ database }: Stock): Promise<number> {
  const places = await readPlaces(database);
  const months = { nights: 0, from: testDay, until: "2028-01-01" };
  let cells = 0;
  for (const packages of packagesInCube)
    for (const [at, place] of placeIds.entries()) {
      const party = 1 + ((at * 3 + packages) % 9);
      const asked = {
        ...selectionParameters({ ...anyStay, party }, visitor, places, releasedByFind),
        ...{ place, packages, sold: packages, capacities: fromNumber(party) },
        ...months,
      };
      const cube = await database.query(statement("lowest-prices", asked));
      expect(cube, `${packages} at ${place} for ${party}`).to.deep.equal(await database.query(statement("find-grid", asked)));
      cells += cube.length;
    }
  return cells;
}

/** Compares the other summaries with what their views make of the stays now. */
async function expectTrueRows({ run }: Stock): Promise<void> {
  for (const table of ["arrival", "season_stay", "lowest_price"]) {
    const views = table === "lowest_price" ? ["station_price", "larger_price"] : [`${table}_of_stays`];
    const made = views.map((view) => `select * from in.${view}`).join(" union all ");
    const [differing] = await run<{ readonly rows: unknown }>(
      `with made as materialized (${made})
       select count(*) as rows from ((select * from made except select * from in.${table})
       union all (select * from in.${table} except select * from made)) as differing`,
    );
    expect(Number(differing?.rows), table).to.equal(0);
  }
}

async function priceOfWeek(find: (query: FindQuery, visitor: Visitor) => Promise<object>): Promise<unknown> {
  const selection = { ...anyStay, place: valThorens, season: "H", party: 2 } as const;
  const months = { from: knownDay("2027-02-01"), to: knownDay("2027-03-01") };
  const answer = await find({ selection, ...months, nights: 7, grid: true, by: null, time: "", topStationIds: [] }, visitor);
  return (answer as { priceGrid: { start: string }[] }).priceGrid.find(({ start }) => start === february);
}

const cheapestOfWeek = `
  select stay.lodging_id, stay_number from in.stay join in.lodging on lodging.lodging_id = stay.lodging_id
  where station_id = 1 and start_date = '${february}' and nights = 7 and capacity_bit >= 4 order by price, stay_number limit 1`;

function followsTheStock(open: () => Promise<Stock>): void {
  let stock: Stock;
  before(async function () {
    this.timeout(120_000);
    stock = await open();
  });
  after(() => stock.close());

  it("is what the live query finds in the stays, when it is loaded", async () => {
    expect(await expectTrueCube(stock)).to.be.above(2000);
  });

  it("changes with a stay that is sold out, for find too, which had remembered it", async () => {
    const answers = createDatabaseAnswers(openEmbedded, today, Promise.resolve({ ...stock.database, close: async () => {} }));
    const { find } = answers;
    const before = await priceOfWeek(find);
    expect(await priceOfWeek(find)).to.deep.equal(before);
    for (let sold = 0; sold < 3; sold++)
      await stock.run(`delete from in.stay using (${cheapestOfWeek}) as sold
                       where stay.lodging_id = sold.lodging_id and stay.stay_number = sold.stay_number`);
    const after = await priceOfWeek(find);
    expect(after)
      .to.have.property("price")
      .above((before as { price: number }).price);
    await expectTrueCube(stock);
    await answers.close();
  });

  /** Answers from the stock, and the names of the statements that were sent for them. */
  function counted() {
    const sent: (string | undefined)[] = [];
    const database: Database = {
      ...stock.database,
      async query(statement) {
        sent.push(statement.query);
        return stock.database.query(statement);
      },
      close: async () => {},
    };
    const answers = createDatabaseAnswers(openEmbedded, today, Promise.resolve(database));
    return { answers, sent: () => sent.splice(0).filter((query) => query !== "stock-version") };
  }

  it("lets the places of a search that was found without them be the only ones that are read", async () => {
    const { answers, sent } = counted();
    const selection = { ...anyStay, begin: knownDay(february), end: knownDay(february) + 7, party: 2 };
    const months = { from: knownDay("2027-02-01"), to: knownDay("2027-03-01") };
    const find = { selection, ...months, nights: null, grid: false, by: null, time: "", topStationIds: [] };
    const found = await answers.find(find, visitor);
    sent();
    const { places, ...others } = await answers.find({ ...find, by: "station" }, visitor);
    expect(sent()).to.deep.equal(["lowest-places"]);
    expect(others).to.deep.equal(found);
    expect(places).to.have.length.above(20);
    await answers.find({ ...find, by: "station" }, visitor);
    expect(sent()).to.deep.equal([]);
    await answers.close();
  });

  it("is followed by remembered products and counts, which send no statement but for the stock's version until then", async () => {
    const { answers, sent } = counted();
    const selection = { ...anyStay, place: valThorens, begin: knownDay(february), end: knownDay(february) + 7, party: 2 };
    const list = { selection, sort: "price-asc", page: 0, size: 5, byLodging: true } as const;
    const both = async () => [
      await answers.products(list, visitor),
      await answers.counts({ selection, wanted: ["criteria", "price"] }, visitor),
    ];
    const [products, counts] = await both();
    sent();
    expect(await both()).to.deep.equal([products, counts]);
    expect(sent()).to.deep.equal([]);
    const english = await answers.products(list, { ...visitor, language: visitor.language === "fr" ? "en" : "fr" });
    expect(english, "another language").to.not.deep.equal(products);
    await stock.run(`delete from in.stay using (${cheapestOfWeek}) as sold
                     where stay.lodging_id = sold.lodging_id and stay.stay_number = sold.stay_number`);
    const [changedProducts, changedCounts] = await both();
    expect(changedProducts).to.not.deep.equal(products);
    expect(changedCounts).to.not.deep.equal(counts);
    await answers.close();
  });

  it("has another version after a change of each table that is read", async () => {
    const version = async () => (await stock.run<{ readonly version: unknown }>("select version from in.stock_version"))[0]?.version;
    for (const table of ["stay", "sale", "supplement", "lodging", "room", "lodging_criterion", "suggestion"]) {
      const before = Number(await version());
      const column = { suggestion: "weight", sale: "nights", supplement: "sale_id" }[table] ?? "lodging_id";
      await stock.run(`update in.${table} set ${column} = ${column} where false`);
      expect(Number(await version()), table).to.be.above(before);
    }
  });

  it("follows many changes at once", async () => {
    await stock.run("delete from in.stay where lodging_id % 8 <> 0");
    expect(await expectTrueCube(stock)).to.be.above(200);
  });

  it("follows stays that are added, moved to other days, and given another price", async () => {
    const random = createRandom("stock");
    for (let turn = 0; turn < 12; turn++) {
      const lodging = `lodging_id = ${8 * random.int(1251, 1393)} and stay_number % 7 = ${turn % 7}`;
      await stock.run(
        random.pick([
          `delete from in.stay where ${lodging}`,
          `update in.stay set price = price * 2 / 3 where ${lodging}`,
          `update in.stay set start_date = start_date + 7, end_date = end_date + 7 where ${lodging}`,
          `insert into in.stay select lodging_id, stay_number + 1000000, room_number, start_date + 1, end_date + 1, nights, season,
             sale_id, room_bit, capacity_bit, price - 1, public_price from in.stay where ${lodging}`,
        ]),
      );
    }
    await expectTrueCube(stock);
  });

  it("follows what packages cost, and which a lodging has", async () => {
    await stock.run("update in.sale set amount_2 = amount_2 + 5 where nights = 7");
    await stock.run("update in.lodging set package_bits = package_bits | 2 where lodging_id % 9 = 0");
    await expectTrueCube(stock);
    await expectTrueRows(stock);
  });
}

describe("the cube of prices", function () {
  this.timeout(120_000);
  describe("on the embedded database", () => followsTheStock(embeddedStock));
  describeServer("the cube of prices", (url) => followsTheStock(() => serverStock(url)));
});

describe("the spans of a season's prices", function () {
  this.timeout(60_000);
  it("hold, on every day on which a search may be made, the cheapest and the dearest stay that has not begun", async () => {
    const { run, close } = await embeddedStock();
    const [wrong] = await run<{ readonly rows: unknown; readonly all: unknown }>(`
      select count(case when span.lowest is distinct from right_span.lowest or span.highest is distinct from right_span.highest then 1 end) as rows, count(*) as all
      from (
        select stay.lodging_id, stay.room_number, stay.season, stay.nights, day, min(price) as lowest, max(price) as highest
        from stay join (select cast('2026-11-01' as date) + number as day from generate_series(0, 400, 3) as number) as day
          on stay.start_date >= day
        where stay.lodging_id % 17 = 0
        group by stay.lodging_id, stay.room_number, stay.season, stay.nights, day
      ) as right_span
      left join season_stay as span on span.lodging_id = right_span.lodging_id and span.room_number = right_span.room_number
        and span.season = right_span.season and span.nights = right_span.nights and day between first_day and last_day`);
    expect(Number(wrong?.all)).to.be.above(10_000);
    expect(Number(wrong?.rows)).to.equal(0);
    await close();
  });
});
