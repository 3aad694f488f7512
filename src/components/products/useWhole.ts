import { useCallback, useState, type RefObject } from "react";
import type { Product } from "../../domain/products.js";
import { nextTask } from "../../platform/next-task.js";
import { useActions } from "../../store/useSearch.js";
import { useNearViewport } from "./nearViewport.js";

/** Where a card is in the list. */
export interface CardPlace {
  /** From 0. */
  readonly index: number;
  /** Whether it may be on the first screen: drawn completely at once. */
  readonly isFirst: boolean;
  /** The places of the cards near the viewport; every card keeps its own up to date. */
  readonly nearby: Set<number>;
}

/**
 * Whether a card is drawn whole: from when it is first near the viewport, each card in a task of its own, until its place has another
 * product while away from it.
 * Requests the live prices of a product that is near.
 */
export function useWhole(card: RefObject<Element | null>, product: Product, { index, isFirst, nearby }: CardPlace): boolean {
  const actions = useActions();
  const [seen, setSeen] = useState<Product | null>(null);
  useNearViewport(
    card,
    useCallback(
      (near) => {
        if (!near) return void nearby.delete(index);
        nearby.add(index);
        actions.results.sawProduct(product.id);
        void nextTask().then(() => setSeen(product));
      },
      [actions, product, index, nearby],
    ),
  );
  const whole = seen === product || isFirst || nearby.has(index);
  if (whole && seen !== product) setSeen(product);
  return whole;
}
