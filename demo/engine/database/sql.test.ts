import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { packageCodes } from "../../../src/domain/packages.js";
import { packageBit } from "../catalogue/packages.js";
import { answerKeys } from "./answer-keys.js";
import { anyStay, type Visitor } from "../answers.js";
import { facetIds } from "./bits.js";
import { withCountLines } from "./count-lines.js";
import { selectionParameters } from "./selection.js";
import { queryNames, sqlText, statement } from "./statements.js";

const folders = ["./", "./queries/"];
const files = folders.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(".sql"))
    .map((name) => `${folder}${name}`),
);

const texts = files.map((file) => [file, sqlText(file)] as const);

const visitor: Visitor = { language: "fr", worksCouncil: false, currency: "EUR", today: 20_000, origin: "" };
const noPlaces = { stations: [], domains: [], regions: [], parents: [] };

/** What other databases that support PostgreSQL's SQL lack or do differently, and the catalogue does not need. */
const forbidden: readonly (readonly [what: string, words: RegExp])[] = [
  ["extensions", /\b(?:create\s+extension|similarity|unaccent|pg_trgm|levenshtein)\b|<->/],
  ["enums and other types", /\bcreate\s+(?:type|domain\s+\w+\s+as)\b/],
  ["arrays", /\barray\b|\[\s*\]|\bany\s*\(|\bunnest\b|\barray_agg\b/],
  ["json", /\bjsonb?\w*\b|->/],
  ["grouping sets", /\bgrouping\s+sets\b|\bcube\b|\brollup\b/],
  ["recursion", /\brecursive\b/],
  ["lateral", /\blateral\b/],
  ["distinct on", /\bdistinct\s+on\b/],
  ["correlated subqueries", /\bexists\s*\(|\bin\s*\(\s*select\b/],
  ["procedures", /\bplpgsql\b|\bcreate\s+(?:procedure|trigger)\b|\bdo\s+\$\$|\bvolatile\b|\bstrict\b/],
  ["serial ids", /\b(?:small|big)?serial\b|\bgenerated\b|\bsequence\b|\bnextval\b/],
  ["money that is not whole", /\b(?:money|numeric|decimal|real)\b/],
];

/** What keeps summaries of stays true needs triggers, and a price for each size of party is a list. */
const allowedInSummaries = new Set(["arrays", "lateral", "correlated subqueries", "procedures"]);

describe("the SQL", () => {
  it("is all there, each query a file of its own", () => {
    expect(files.length).to.be.above(queryNames.length);
    for (const name of queryNames) expect(files).to.include(`./queries/${name}.sql`);
  });
  for (const [what, words] of forbidden)
    it(`uses no ${what}`, () => {
      for (const [name, text] of texts)
        if (name !== "./summaries.sql" || !allowedInSummaries.has(what)) expect(text.toLowerCase(), name).not.to.match(words);
    });
  it("keeps prepared only what reads no search, named apart within the letters that PostgreSQL reads", () => {
    const asked = {
      ...selectionParameters(anyStay, visitor, noPlaces, 0),
      source: "in-season",
      sort: "rank",
      size: 20,
      skip: 0,
      lodging: 1,
      from: "",
      wholeFrom: "",
      until: "",
      firstDay: 1,
    };
    const searches = queryNames.filter((query) => /^(counts|find|products|stays)/.test(query));
    const textOf = new Map<string, string>();
    for (const lodgings of [[1], Array.from({ length: 100 }, (_, at) => at)])
      for (const query of queryNames) {
        const { name, text } = statement(query, { ...asked, lodgings, initial: "l", otherInitial: "a" });
        if (searches.includes(query)) expect(name, query).to.equal("");
        else {
          expect(name.length, name).to.be.within(1, 63);
          expect(text, name).to.equal(textOf.get(name) ?? text);
          textOf.set(name, text);
        }
      }
    expect(textOf.size).to.be.above(queryNames.length - searches.length);
  });
  it("ends every result's order in what is unique among its rows", () => {
    for (const name of queryNames) {
      const order = /order by ([^()]*);$/.exec(sqlText(`queries/${name}.sql`))?.[1] ?? "";
      const columns = order.split(",").map((column) => column.trim().replace(/^\w+\./, ""));
      expect(columns, name).to.include.members([...answerKeys[name]]);
    }
  });
  it("ends every order within a query in what is unique among the rows it orders", () => {
    const windows = queryNames.flatMap((name) =>
      [...sqlText(`queries/${name}.sql`).matchAll(/order by ([^()]*)\)/g)].map(
        ([, order = ""]) => `${name}: ${order.trim().replaceAll(/\s+/g, " ")}`,
      ),
    );
    expect(windows).to.deep.equal([
      "lodgings: criterion_id",
      "products: sorted_by, lodging_id, unit_bit limit :size offset :skip",
      "products: sorted_by, lodging_id, unit_bit",
      "products-of-packages: sorted_by, lodging_id, unit_bit limit :size offset :skip",
      "products-of-packages: sorted_by, lodging_id, unit_bit",
      "stays: total, start_date, nights, stay_number",
    ]);
  });
  it("counts each criterion by its bits: run `npm run engine:counts` when it does not", () => {
    const text = readFileSync(new URL("queries/counts.sql", import.meta.url), "utf8");
    expect(text).to.equal(withCountLines(text));
    expect(text.match(/-- \d+$/gm)).to.deep.equal(facetIds.map((id) => `-- ${id}`));
  });
  it("reads an amount of every package wherever it reads amounts of packages", () => {
    const bits = packageCodes.map(packageBit);
    const withAmounts = texts.filter(([, text]) => text.includes("amount_"));
    expect(withAmounts.map(([name]) => name)).to.deep.equal([
      "./functions.sql",
      "./schema.sql",
      "./summaries.sql",
      "./queries/counts.sql",
      "./queries/find-grid.sql",
      "./queries/find-places.sql",
      "./queries/find-prices.sql",
      "./queries/products-of-packages.sql",
      "./queries/products.sql",
    ]);
    for (const [name, text] of withAmounts) {
      const times = bits.map((bit) => text.match(new RegExp(`\\bamount_${bit}\\b`, "g"))?.length ?? 0);
      expect(new Set(times.slice(1)).size, name).to.equal(1);
      expect(times[0], name).to.be.at.least(times[1] ?? 0);
      expect(text.match(/\bamount_\d+/g)?.length, name).to.equal(times.reduce((sum, count) => sum + count));
    }
  });
  it("begins the keys of what belongs to a lodging with its id", () => {
    const tables = sqlText("schema.sql")
      .split(/create table /)
      .filter((table) => /^\s+lodging_id /m.test(table));
    expect(tables.length).to.be.above(5);
    for (const table of tables) expect(table).to.match(/primary key \(lodging_id\b|lodging_id integer primary key/);
  });
});
