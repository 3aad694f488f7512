import { memo, useDeferredValue, useState } from "react";
import type { Product } from "../../../domain/products.js";
import { useMedia } from "../../controls/useMedia.js";
import { useCardSettings } from "./card-settings.js";
import { ProductCard } from "./ProductCard.js";

export interface CardsProps {
  readonly products: readonly Product[];
  /** A sold-out card has left the screen and may be put elsewhere. */
  onGone(productId: number): void;
}

/** The lodgings found, as a list of cards. */
export const Cards = memo(function Cards({ products, onGone }: CardsProps) {
  const settings = useDeferredValue(useCardSettings());
  const [nearby] = useState(() => new Set<number>());
  const printing = useMedia("print");
  return (
    <ul className="list" part="list" role="list">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} settings={settings} index={index} nearby={nearby} printing={printing} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
});
