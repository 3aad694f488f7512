import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { firstScreenCards, firstScreenCardsNarrow, offersPerTab, offersPerTabNarrow, offersRowWidth } from "../../domain/defaults.js";
import type { Product } from "../../domain/products.js";
import { fontScale, mediaLength } from "../../platform/font-size.js";
import { nextTask } from "../../platform/next-task.js";
import { watchSize } from "../../platform/element-size.js";
import { useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { scrollingBoxes } from "../controls/scrollingBoxes.js";
import { useMedia } from "../controls/useMedia.js";
import { expectedSize } from "./card-heights.js";
import type { CardMemory } from "./card-memory.js";
import { useCardSettings } from "./useCardSettings.js";
import { ProductCard } from "./ProductCard.js";
import { soldOutLast } from "../../models/sold-out-last.js";
import { useFocusInHistory } from "./useFocusInHistory.js";

export interface CardsProps {
  readonly products: readonly Product[];
  /** Ids of the sold-out lodgings that left their place in the list. */
  readonly moved: ReadonlySet<number>;
  readonly pageSize: number;
  readonly memory: CardMemory;
  /** Sold-out lodgings are removed from the list instead of moved to the end of their page. */
  readonly removeSoldOut: boolean;
  /** A sold-out card has left the screen and may be moved. */
  onGone(productId: number): void;
}

/** The lodgings found, as a list of cards. */
export const Cards = memo(function Cards({ products, moved, pageSize, memory, removeSoldOut, onGone }: CardsProps) {
  const ordered = useMemo(() => soldOutLast(products, moved, pageSize, removeSoldOut), [products, moved, pageSize, removeSoldOut]);
  const list = useRef<HTMLUListElement>(null);
  const narrow = useNarrow(list);
  const settings = useDeferredValue(useCardSettings(narrow ? offersPerTabNarrow : offersPerTab));
  const firstCards = narrow ? firstScreenCardsNarrow : firstScreenCards;
  const drawn = useAllDrawn(memory) ? ordered.length : firstCards;
  const [nearby] = useState(() => new Set<number>());
  const { productId: focused, ...keptFocus } = useFocusInHistory(list, products, ordered, memory.focus);
  const prices = useSearch((search) => search.prices);
  const printing = useMedia("print");
  const inBox = useInBox();
  return (
    <ul className="list" part="list" role="list" ref={list} {...keptFocus}>
      {ordered.map((product, index) => (
        <li key={product.id}>
          {index < drawn ? (
            <ProductCard
              product={product}
              live={prices[product.id]}
              settings={settings}
              index={index}
              isFirst={index < firstCards}
              nearby={nearby}
              memory={memory}
              always={printing || inBox || product.id === focused}
              moved={moved.has(product.id)}
              printing={printing}
              onGone={onGone}
            />
          ) : (
            <div className="card is-outline" part="skeleton" aria-hidden="true" style={expectedSize(product, settings)} />
          )}
        </li>
      ))}
    </ul>
  );
});

/** Whether all cards are drawn: at first those of the first screen are, over boxes as tall as the others, which follow a task later. A list that is shown again is drawn at once. */
function useAllDrawn(memory: CardMemory): boolean {
  const [isComplete, setComplete] = useState(memory.cardWidth !== undefined);
  // An effect after the paint would draw the rest a frame later.
  useLayoutEffect(() => {
    let isShown = true;
    void nextTask().then(() => isShown && setComplete(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isComplete;
}

/** Whether the list is too narrow for all offers; judged by the viewport until it is laid out. */
function useNarrow(list: RefObject<HTMLElement | null>): boolean {
  const { element: host } = useHost();
  const [narrow, setNarrow] = useState(() => !matchMedia(`(min-width: ${mediaLength(offersRowWidth)})`).matches);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    // In the next frame: changing the height of the list while its size is reported would raise an error on the page.
    const stop = watchSize(element, (width) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setNarrow(width < offersRowWidth * fontScale(host)));
      return undefined;
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [list, host]);
  return narrow;
}

/** Whether the list scrolls in a box inside the page: what comes near the view of such a box is not observed ahead of it. */
function useInBox(): boolean {
  const { element } = useHost();
  const [inBox, setInBox] = useState(false);
  useEffect(
    () =>
      watchSize(element, () => {
        const boxes = scrollingBoxes(element);
        return () => setInBox(boxes.length > 1);
      }),
    [element],
  );
  return inBox;
}
