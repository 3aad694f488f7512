import { useCallback, useMemo, useState } from "react";
import type { Product } from "../../../domain/products.js";
import { useSearch } from "../../../store/useSearch.js";

const none: ReadonlySet<number> = new Set();

/**
 * The list with sold-out products, once they have left the screen, at the end of their page or removed.
 * @param remove they are removed.
 */
export function useSoldOutLast(products: readonly Product[], pageSize: number, remove: boolean) {
  const key = useSearch((search) => search.products.key);
  const [gone, setGone] = useState<{ key: string | null; ids: ReadonlySet<number> }>({ key, ids: new Set() });
  const onGone = useCallback(
    (id: number) => setGone((known) => ({ key, ids: new Set(known.key === key ? known.ids : []).add(id) })),
    [key],
  );
  const moved = gone.key === key ? gone.ids : none;
  const ordered = useMemo(
    () => (moved.size > 0 ? reorder(products, pageSize, remove, moved) : products),
    [products, pageSize, remove, moved],
  );
  return { ordered, moved, onGone };
}

function reorder(products: readonly Product[], pageSize: number, remove: boolean, gone: ReadonlySet<number>): readonly Product[] {
  if (remove) return products.filter((product) => !gone.has(product.id));
  const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, page) =>
    products.slice(page * pageSize, (page + 1) * pageSize),
  );
  return pages.flatMap((page) => [...page.filter((product) => !gone.has(product.id)), ...page.filter((product) => gone.has(product.id))]);
}
