import type { SortOrder } from "../../domain/sort.js";

/** Message keys of the orders. */
export const sortTexts: Readonly<Record<SortOrder, string>> = {
  "best-seller": "sort.best_seller",
  "price-asc": "sort.price_asc",
  "price-desc": "sort.price_desc",
};
