import { useLayoutEffect, type RefObject } from "react";
import type { Product } from "../../domain/products.js";
import type { CardMemory } from "./card-memory.js";

/**
 * Restores the focus in a list that Back or Forward shows again, unless the visitor has moved it
 * meanwhile.
 * @param ordered the products in the order of their cards.
 */
export function useFocusInHistory(
  list: RefObject<HTMLElement | null>,
  [first]: readonly Product[],
  ordered: readonly Product[],
  left: CardMemory["focus"],
) {
  const focus = first && left.get(first);
  useLayoutEffect(() => {
    const kept = first && left.get(first);
    if (!kept || !list.current || isElsewhere(list.current)) return;
    const card = cardsOf(list.current)[ordered.findIndex(({ id }) => id === kept.productId)];
    const same = card && withPart(card, kept.part)[kept.place];
    (same ?? card?.querySelector("a"))?.focus({ preventScroll: true });
  }, [first, ordered, left, list]);
  return {
    /** The lodging whose card gets the focus; undefined where none does. */
    productId: focus?.productId,
    onFocus({ target }: { readonly target: Element }) {
      const card = target.closest("article");
      const product = card && list.current && ordered[cardsOf(list.current).indexOf(card)];
      if (!product || !first) return;
      const part = target.getAttribute("part") ?? "";
      left.set(first, { productId: product.id, part, place: withPart(card, part).findIndex((element) => element === target) });
    },
    onBlur({ target }: { readonly target: Element }) {
      const kept = first && left.get(first);
      // The blur of an element that is still there afterwards, and not followed by another's focus, is the choice of the visitor.
      queueMicrotask(() => {
        if (target.isConnected && first && left.get(first) === kept) left.delete(first);
      });
    },
  };
}

/** Whether the page has the focus somewhere else than in the list or on its heading. */
function isElsewhere(list: Element): boolean {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  if (focused) return !focused.matches("h2") && !list.contains(focused);
  return document.activeElement !== null && document.activeElement !== document.body;
}

function cardsOf(list: ParentNode): Element[] {
  return [...list.querySelectorAll("article")];
}

function withPart(card: ParentNode, part: string): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(`[part="${part}"]`)];
}
