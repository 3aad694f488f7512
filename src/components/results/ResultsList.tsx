import { memo, useDeferredValue } from "react";
import { skeletonCards } from "../../domain/defaults.js";
import type { Product } from "../../domain/products.js";
import { useText } from "../../i18n/useText.js";
import { ProductCard } from "../card/ProductCard.js";
import { useCardSettings, type CardSettings } from "../card/card-settings.js";
import { SkeletonCard } from "../card/SkeletonCard.js";
import { EmptyScreen, FailedScreen, TimeoutScreen } from "./Screens.js";
import type { ListView } from "./useListPhase.js";
import { useSoldOutLast } from "./useSoldOutLast.js";

interface ResultsListProps {
  readonly view: ListView;
  readonly pageSize: number;
  readonly removeSoldOut: boolean;
}

/** Cards, or what replaces them. The former cards stay mounted under skeletons, so that showing them again is cheap. */
export function ResultsList({ view, pageSize, removeSoldOut }: ResultsListProps) {
  const { phase, products } = view;
  const settings = useDeferredValue(useCardSettings());
  const { ordered, onGone } = useSoldOutLast(products, pageSize, removeSoldOut);
  if (phase === "empty") return <EmptyScreen />;
  if (phase === "timeout") return <TimeoutScreen />;
  if (phase === "failed") return <FailedScreen />;
  const dimmed = phase === "dimmed";
  return (
    <>
      {phase === "skeletons" && <Skeletons count={Math.min(products.length || skeletonCards, pageSize)} />}
      {products.length > 0 && (
        <div className={dimmed ? "list-phase is-dimmed" : "list-phase"} hidden={phase === "skeletons"} inert={dimmed}>
          <Cards products={ordered} settings={settings} onGone={onGone} />
        </div>
      )}
    </>
  );
}

interface CardsProps {
  readonly products: readonly Product[];
  readonly settings: CardSettings;
  onGone(productId: number): void;
}

/** The most cards on the first screen. */
const eagerCards = 2;

const Cards = memo(function Cards({ products, settings, onGone }: CardsProps) {
  return (
    <ul className="list" part="list" role="list">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} settings={settings} eager={index < eagerCards} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
});

function Skeletons({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <div className="list" part="skeletons" role="img" aria-label={text("results.loading")}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
