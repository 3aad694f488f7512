import { useCallback, useState, type RefObject } from "react";
import { firstScreenCards } from "../../domain/defaults.js";
import type { Product } from "../../domain/products.js";
import { useActions } from "../../store/useSearch.js";
import { useNearViewport } from "./nearViewport.js";

/**
 * Whether a card is drawn whole: from when it is first near the viewport, until its place has another product while away from it.
 * Requests the live prices of a product that is near.
 */
export function useWhole(card: RefObject<Element | null>, product: Product, index: number, nearby: Set<number>): boolean {
  const actions = useActions();
  const [seen, setSeen] = useState<Product | null>(null);
  useNearViewport(
    card,
    useCallback(
      (near) => {
        if (!near) return void nearby.delete(index);
        nearby.add(index);
        setSeen(product);
        actions.results.sawProduct(product.id);
      },
      [actions, product, index, nearby],
    ),
  );
  const whole = seen === product || index < firstScreenCards || nearby.has(index);
  if (whole && seen !== product) setSeen(product);
  return whole;
}
