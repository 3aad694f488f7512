import { criteriaGroupsByKey } from "../../domain/criteria-table.js";
import type { Product } from "../../domain/products.js";

/** Class stars of a lodging, from its ranking criteria; 0 when it has none. */
export function starsOf(product: Pick<Product, "criterias">): number {
  const option = criteriaGroupsByKey.ranking.options.find(({ ids }) => ids.some((id) => product.criterias.includes(id)));
  return option ? Number(option.key) : 0;
}
