import { useLayoutEffect, useState, type RefObject } from "react";
import type { Product } from "../../../domain/products.js";
import { activeElementBeside } from "../../controls/focus.js";

interface CardFocus {
  /** The place of the card in its list, from 0. */
  readonly card: number;
  /** The part of the focused element; empty of one without. */
  readonly part: string;
  /** Its place among those of the card with that part. */
  readonly place: number;
}

/**
 * A list that Back or Forward shows again has the keyboard on the card where it was left, unless the visitor has put it elsewhere
 * meanwhile. Such a list has the same products, any other has products of its own.
 */
export function useFocusInHistory(list: RefObject<HTMLElement | null>, products: readonly Product[]) {
  const [left] = useState(() => new WeakMap<Product, CardFocus>());
  const [first] = products;
  const focus = first && left.get(first);
  useLayoutEffect(() => {
    const kept = first && left.get(first);
    if (!kept || !list.current) return;
    const focused = activeElementBeside(list.current);
    if (focused && !focused.matches("h2") && !list.current.contains(focused)) return;
    const card = cardsOf(list.current)[kept.card];
    const same = card && withPart(card, kept.part)[kept.place];
    (same ?? card?.querySelector("a"))?.focus({ preventScroll: true });
  }, [first, left, list]);
  return {
    /** The place of the card that gets the focus; undefined where none does. */
    card: focus?.card,
    onFocus({ target }: { readonly target: Element }) {
      const card = target.closest("article");
      if (!card || !first || !list.current) return;
      const part = target.getAttribute("part") ?? "";
      const place = withPart(card, part).findIndex((element) => element === target);
      left.set(first, { card: cardsOf(list.current).indexOf(card), part, place });
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

function cardsOf(list: ParentNode): Element[] {
  return [...list.querySelectorAll("article")];
}

function withPart(card: ParentNode, part: string): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(`[part="${part}"]`)];
}
