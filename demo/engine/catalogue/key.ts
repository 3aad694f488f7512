import { seasonsOnSale } from "./periods.js";

/** What the generated part of the catalogue is made from. */
export const seed = "snow 7";

/** Names the catalogue that is on sale on a day: it stays the same through a season. */
export function catalogueKey(today: number): string {
  return `${seed} ${seasonsOnSale(today)
    .map(({ season, year }) => `${season}${year}`)
    .join(" ")}`;
}
