import { countedIds } from "../catalogue/criteria.js";
import { amenityBits, facetIds, nearnessBits, nearnessIds } from "./bits.js";
import { groupOf } from "./groups.js";

function countLine(id: number, at: number): string {
  const counting = facetIds.filter((criterion) => countedIds([criterion]).includes(id));
  const bits = nearnessIds.includes(id) ? `nearness_bits & ${nearnessBits(counting)}` : `amenity_bits & ${amenityBits(counting)}`;
  const end = at === facetIds.length - 1 ? "" : ",";
  return `  count(case when ${bits} <> 0 and openings & ${1 + 2 * (groupOf(id) ?? 0)} <> 0 then 1 end)${end} -- ${id}\n`;
}

/** The text of `queries/counts.sql` with a line for each criterion: the bits of its id and of the ids that include it, and its group. */
export function withCountLines(sql: string): string {
  return sql.replace(/(?:^ {2}count\(case when \w+_bits .*\n)+/m, facetIds.map(countLine).join(""));
}
