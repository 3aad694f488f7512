import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createCatalogue, catalogueKey } from "../catalogue/catalogue.js";
import { catalogueRows, type Value } from "./rows.js";
import { sqlText } from "./statements.js";

/** Runs statements one after the other, without an answer. */
export type Execute = (sql: string) => Promise<unknown>;

const rowsAStatement = 1000;

function literal(value: Value): string {
  if (value === null) return "null";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Builds the tables of the catalogue on sale on a day, with its content, where the connection creates tables. */
export async function loadCatalogue(execute: Execute, today: number): Promise<void> {
  await execute(sqlText("schema.sql"));
  for (const { table, rows } of catalogueRows(createCatalogue(today)))
    for (let at = 0; at < rows.length; at += rowsAStatement) {
      const values = rows.slice(at, at + rowsAStatement).map((row) => `(${row.map(literal).join(",")})`);
      await execute(`insert into ${table} values ${values.join(",")}`);
    }
  await execute(sqlText("indexes.sql"));
}

/** Folders whose code and data make the content of the tables. */
const sourceFolders = ["../catalogue/", "../data/", "./"];

/** Changes whenever the schema, the generator, its seed or the seasons on sale do: the name of a built database. */
export function databaseHash(today: number): string {
  const hash = createHash("sha256").update(catalogueKey(today));
  for (const folder of sourceFolders) {
    const address = new URL(folder, import.meta.url);
    const files = readdirSync(address, { withFileTypes: true }).filter((file) => file.isFile() && !file.name.includes(".test."));
    for (const { name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      hash.update(name).update(readFileSync(new URL(name, address)));
  }
  return hash.digest("hex").slice(0, 16);
}
