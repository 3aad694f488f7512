/** The orders a visitor can choose; `best-seller` is the seller's own. */
export const sortOrders = ["best-seller", "price-asc", "price-desc"] as const;
export type SortOrder = (typeof sortOrders)[number];
