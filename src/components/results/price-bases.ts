import type { PriceBasis } from "../../store/state/types.js";

/** What a price in large type can be for, with the keys of their names. */
export const priceBases: readonly { readonly value: PriceBasis; readonly key: string }[] = [
  { value: "stay", key: "results.prices_stay" },
  { value: "person", key: "results.prices_person" },
];
