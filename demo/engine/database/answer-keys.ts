import type { QueryName } from "./statements.js";

/** The columns that are unique among the rows of each query's result: its order ends in them, so that no two runs differ. */
export const answerKeys: Readonly<Record<QueryName, readonly string[]>> = {
  counts: ["list", "id"],
  "counts-departures": ["origin_bits"],
  "find-choices": ["list", "id"],
  "find-days": ["list", "day"],
  "find-departures": ["package_bit"],
  "find-grid": ["day", "nights"],
  "find-lengths": ["nights"],
  "find-places": ["station"],
  "find-prices": ["day"],
  "lodging-rooms": ["lodging_id", "room_number"],
  lodgings: ["lodging_id"],
  "lowest-places": ["station"],
  "lowest-prices": ["day", "nights"],
  "place-names": ["kind", "id"],
  prices: ["stay_number"],
  products: ["place"],
  "products-of-packages": ["place"],
  stations: ["station_id"],
  "stay-days": ["start_date", "end_date"],
  stays: ["lodging_id", "stay_number", "package_bit"],
  "stock-version": ["version"],
  suggestions: ["kind", "id"],
};
