import { sqlText } from "./statements.js";
import type { Execute } from "./load.js";

/** Makes a loaded catalogue larger, to measure how the time of each call grows with it. */

/** What is added to the ids of a copy, above the largest id of its kind. */
const placeStep = 10_000;
const lodgingStep = 100_000;
/** Half the ids of the sales of a domain are of each season, 31 numbers of nights (see `saleId`). */
const saleStep = placeStep * 2 * 31;

const moved = (column: string, step: number): string => `${column} + copy * ${step}`;
const movedPlace = (column: string): string => `case when ${column} = 0 then 0 else ${moved(column, placeStep)} end`;

/** Columns whose values differ from the original's. Ranks are negative until all copies are there, as each must be unique. */
const columnsOfCopies: Readonly<Record<string, string>> = {
  station_id: movedPlace("station_id"),
  domain_id: movedPlace("domain_id"),
  region_id: movedPlace("region_id"),
  parent_id: movedPlace("parent_id"),
  place_id: moved("place_id", placeStep),
  lodging_id: moved("lodging_id", lodgingStep),
  sale_id: moved("sale_id", saleStep),
  id: `id + copy * case when kind = 'lodging' then ${lodgingStep} else ${placeStep} end`,
  rank: "rank - copy",
};

/** The tables with their columns. */
function tables(): readonly (readonly [table: string, columns: readonly string[]])[] {
  return [...`${sqlText("schema.sql")}${sqlText("summaries.sql")}`.matchAll(/create table (\w+) \(([^;]*)\);/g)].map(
    ([, table = "", body = ""]) => [
      table,
      [...body.matchAll(/(?:^|[,(]\s*|\n\s*)(\w+) (?:integer|bigint|text|date|double)/g)].map(([, column = ""]) => column),
    ],
  );
}

/** The id of the same place or lodging in a copy. */
export const placeInCopy = (id: number, copy: number): number => id + copy * placeStep;
export const lodgingInCopy = (id: number, copy: number): number => id + copy * lodgingStep;

/**
 * Repeats every row of the catalogue, of what is made of its stays too: `copies` times as many regions, domains, stations, lodgings, stays and sales, so that
 * each place stays as it is while their number grows.
 */
export async function growCatalogue(execute: Execute, copies: number): Promise<void> {
  const repeated = tables().filter(([, columns]) => columns.some((column) => column in columnsOfCopies));
  for (const [table] of repeated) await execute(`alter table ${table} disable trigger user`);
  await execute("delete from lowest_price where place_id = 0");
  await execute(`update lodging set rank = -rank * ${copies}`);
  for (const [table, columns] of repeated)
    await execute(
      `insert into ${table} (${columns.join(", ")})
       select ${columns.map((column) => columnsOfCopies[column] ?? column).join(", ")}
       from ${table} cross join generate_series(1, ${copies - 1}) as copy
       order by copy, ${table}`,
    );
  await execute("update lodging set rank = -rank");
  for (const [table] of repeated) await execute(`alter table ${table} enable trigger user`);
  await execute("analyze lowest_price, station");
  await execute("insert into lowest_price select * from larger_price where place_id = 0");
}
