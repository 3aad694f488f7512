/** The orders a visitor can choose; `best-seller` is the seller's own. */
export const sortOrders = ["best-seller", "price-asc", "price-desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** An order as the products call and the hash name it; the seller's own order names nothing. */
export function sortParameters(order: SortOrder): { sort?: string; orderBy?: string } {
  if (order === "best-seller") return {};
  return { sort: "price", orderBy: order === "price-asc" ? "asc" : "desc" };
}

/** The order that two parameters name; the seller's own for any others. */
export function sortFromParameters(sort: string | null | undefined, orderBy: string | null | undefined): SortOrder {
  if (sort?.toLowerCase() !== "price") return "best-seller";
  return orderBy?.toLowerCase() === "desc" ? "price-desc" : "price-asc";
}
