import type { Product } from "../domain/products.js";
import { times } from "../calendar/times.js";

/** The list with its sold-out products moved to the end of their page, or removed. */
export function soldOutLast(
  products: readonly Product[],
  moved: ReadonlySet<number>,
  pageSize: number,
  remove: boolean,
): readonly Product[] {
  if (moved.size === 0) return products;
  if (remove) return products.filter((product) => !moved.has(product.id));
  const pages = times(Math.ceil(products.length / pageSize), (page) => products.slice(page * pageSize, (page + 1) * pageSize));
  return pages.flatMap((page) => [...page.filter((product) => !moved.has(product.id)), ...page.filter((product) => moved.has(product.id))]);
}
