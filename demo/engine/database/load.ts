import { createCatalogue } from "../catalogue/catalogue.js";
import { catalogueRows } from "./rows.js";
import type { Value } from "./table-rows.js";
import { sqlText } from "./statements.js";

/** Runs statements one after the other, without a result. */
export type Execute = (sql: string) => Promise<unknown>;

const rowsAStatement = 1000;

function literal(value: Value): string {
  if (value === null) return "null";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Builds the tables of the catalogue on sale on a day, with its content, where the connection creates tables. */
export async function loadCatalogue(execute: Execute, today: number): Promise<void> {
  await execute(sqlText("schema.sql"));
  await execute(sqlText("functions.sql"));
  for (const { table, rows } of catalogueRows(createCatalogue(today)))
    for (let at = 0; at < rows.length; at += rowsAStatement) {
      const values = rows.slice(at, at + rowsAStatement).map((row) => `(${row.map(literal).join(",")})`);
      await execute(`insert into ${table} values ${values.join(",")}`);
    }
  await execute(sqlText("indexes.sql"));
  await execute(sqlText("summaries.sql"));
}
