import { readFileSync } from "node:fs";
import { expect } from "chai";
import { describeDatabases } from "../testing/database.driver.js";
import { type Parameters, queryNames, sqlText, statement } from "./statements.js";

/** What psql substitutes for each parameter: the quotes around a value are not part of it, two within are one. */
const example = new Map(
  [...readFileSync(new URL("queries/example.psql", import.meta.url), "utf8").matchAll(/^\\set (\w+) (.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^'(.*)'$/, "$1").replaceAll("''", "'")] as const,
  ),
);

function valueOf(written: string): string | number | null | readonly number[] {
  if (written === "null") return null;
  if (written.startsWith("'")) return written.slice(1, -1);
  return written.includes(",") ? written.split(",").map(Number) : Number(written);
}

const parameters: Parameters = Object.fromEntries([...example].map(([name, written]) => [name, valueOf(written)]));
const asPsqlRuns = (text: string): string => text.replaceAll(/(?<![:\w]):(\w+)/g, (written, name: string) => example.get(name) ?? written);

describeDatabases("the files of the queries", ({ open }) => {
  for (const query of queryNames)
    it(`run as they are: ${query}`, async () => {
      const database = await open();
      const rows = await database.query({ name: "", text: asPsqlRuns(sqlText(`queries/${query}.sql`)), values: [] });
      expect(rows).not.to.be.empty;
      expect(rows).to.deep.equal(await database.query(statement(query, parameters)));
    });
});
