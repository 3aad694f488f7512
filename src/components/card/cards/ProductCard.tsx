import Info from "lucide-react/icons/info";
import { memo, useCallback, useId, useRef } from "react";
import { offersPerTab } from "../../../domain/defaults.js";
import type { Product } from "../../../domain/products.js";
import { useText } from "../../../i18n/useText.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { TextButton } from "../../controls/Button.js";
import { Icon } from "../../controls/Icon.js";
import { OfferTabs } from "./OfferTabs.js";
import { PriceBlock } from "./PriceBlock.js";
import { useActiveTab } from "./useActiveTab.js";
import { CardFacts } from "./CardFacts.js";
import { CardHead } from "./CardHead.js";
import { CardPicture } from "./CardPicture.js";
import type { CardSettings } from "./card-settings.js";
import { cardState } from "./card-state.js";
import { useNearViewport, useOutOfView } from "./nearViewport.js";
import { useProductLink } from "./useProductLink.js";

interface ProductCardProps {
  readonly product: Product;
  readonly settings: CardSettings;
  /** On the first screen: its picture loads at once. */
  readonly eager: boolean;
  /** A sold-out card has left the screen and may be moved. */
  onGone(productId: number): void;
}

/** One lodging of the list. It subscribes to its own live prices only. */
export const ProductCard = memo(function ProductCard({ product, settings, eager, onGone }: ProductCardProps) {
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const actions = useActions();
  const live = useSearch((search) => search.prices[product.id]);
  const state = cardState(product, live, settings);
  const { active, choose } = useActiveTab(state.tabs, settings, state.prestations);
  const linkTo = useProductLink(product, settings, active?.cheapest ?? null);

  useNearViewport(
    card,
    useCallback(() => actions.results.sawProduct(product.id), [actions, product]),
  );
  const gone = useCallback(() => onGone(product.id), [onGone, product.id]);
  useOutOfView(card, state.soldOut ? gone : null);

  return (
    <article
      className={state.soldOut ? "card is-out" : "card"}
      part={state.soldOut ? "card sold-out-card" : "card"}
      ref={card}
      aria-labelledby={titleId}
    >
      <CardPicture product={product} soldOut={state.soldOut} eager={eager} link={linkTo(null)} />
      <div className="card-body" part="card-body">
        <CardHead product={product} titleId={titleId} link={linkTo(null)} />
        <CardFacts product={product} flags={settings.flags} active={active?.code ?? null} />
        {state.soldOut ? (
          <SoldOutNote rows={Math.max(0, ...state.promised.map((tab) => Math.min(tab.offers.length, offersPerTab)))} />
        ) : (
          <OfferTabs name={product.name} state={state} active={active} settings={settings} onChoose={choose} linkTo={linkTo} />
        )}
      </div>
      <PriceBlock name={product.name} state={state} offer={active?.cheapest ?? null} settings={settings} linkTo={linkTo} />
    </article>
  );
});

/** px of the tab list and of one offer. */
const trayHeight = 78;
const rowHeight = 56;

/** Fills the space of the former offers. */
function SoldOutNote({ rows }: { readonly rows: number }) {
  const text = useText();
  const actions = useActions();
  return (
    <div className="sold-out" style={{ minBlockSize: rows > 0 ? trayHeight + rows * rowHeight : undefined }}>
      <div className="note" part="note">
        <Icon icon={Info} />
        <p>
          {text("card.unavailable")}. <TextButton onClick={() => actions.stayDates.open(true)}>{text("card.other_dates")}</TextButton>
        </p>
      </div>
    </div>
  );
}
