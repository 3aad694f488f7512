import { useEffect, type RefObject } from "react";
import type { Product } from "../../domain/products.js";
import { watchSize } from "../../platform/element-size.js";
import type { CardMemory, DrawnCard } from "./card-memory.js";

/**
 * Remembers how tall a card is drawn, so that a list that is shown again takes the same space, though little of it is drawn at first.
 * Returns how tall it was drawn before; undefined where it was not, or at another width.
 */
export function useDrawnHeight(
  card: RefObject<HTMLElement | null>,
  product: Product,
  whole: boolean,
  memory: CardMemory,
): DrawnCard | undefined {
  useEffect(() => {
    const element = card.current;
    if (!whole || !element) return;
    return watchSize(element, (width, contentHeight) => {
      memory.cardWidth = width;
      memory.drawn.set(product, { width, contentHeight, height: element.getBoundingClientRect().height });
      return undefined;
    });
  }, [card, product, whole, memory]);
  const drawn = memory.drawn.get(product);
  return drawn?.width === memory.cardWidth ? drawn : undefined;
}
