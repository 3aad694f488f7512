import Info from "lucide/dist/esm/icons/info.mjs";
import { memo, useCallback, useId, useRef, useState, type CSSProperties, type RefObject } from "react";
import type { Product } from "../../domain/products.js";
import { useText } from "../../i18n/useText.js";
import type { LivePrices } from "../../store/state/types.js";
import { useActions } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import type { CardMemory, DrawnCard } from "./card-memory.js";
import { OfferTabs } from "./OfferTabs.js";
import { PriceBlock } from "./PriceBlock.js";
import { CardFacts } from "./CardFacts.js";
import { CardHead } from "./CardHead.js";
import { CardPicture } from "./CardPicture.js";
import type { CardSettings } from "../../models/card-settings.js";
import { expectedSize, offersHeight } from "./card-heights.js";
import { cardModel, outlineModel, tabChoice, type CardModel, type TabChoice } from "../../models/card.js";
import { useOutOfView } from "./nearViewport.js";
import { useDrawnHeight } from "./useDrawnHeight.js";
import { awaitedLink, useProductLink, type LinkTo } from "./useProductLink.js";
import { useWhole, type CardPlace } from "./useWhole.js";
import { useSheet } from "../controls/useSheet.js";
import cardBoxSheet from "./card-box.css" with { type: "css" };
import cardContentSheet from "./card-content.css" with { type: "css" };
import priceSheet from "./price.css" with { type: "css" };

interface ProductCardProps extends CardPlace {
  readonly product: Product;
  /** Undefined while none was requested. */
  readonly live: LivePrices | undefined;
  readonly settings: CardSettings;
  readonly memory: CardMemory;
  /** Drawn completely even away from the viewport. */
  readonly always: boolean;
  /** It was moved in the list because it is sold out. */
  readonly moved: boolean;
  /** Prices that are not confirmed are shown as listed. */
  readonly printing: boolean;
  /** A sold-out card has left the screen and may be moved. */
  onGone(productId: number): void;
}

/** The most pictures on the first screen: they load at once. */
const eagerPictures = 2;

/**
 * One lodging of the list. Away from the viewport it is an outline: its name, a link to it, and its place, so that it can be
 * found and reached.
 */
export const ProductCard = memo(function ProductCard({
  product,
  live,
  settings,
  index,
  isFirst,
  nearby,
  memory,
  always,
  moved,
  printing,
  onGone,
}: ProductCardProps) {
  useSheet(cardBoxSheet);
  useSheet(cardContentSheet);
  useSheet(priceSheet);
  const card = useRef<HTMLElement>(null);
  const whole = useWhole(card, product, { index, isFirst, nearby }) || always;
  const drawn = useDrawnHeight(card, product, whole, memory);
  const [choice, setChoice] = useState<TabChoice | null>(null);
  const model = whole ? cardModel({ product, live, settings, printing, moved, choice }) : outlineModel;
  const linkTo = useProductLink(product, settings, model.offer);
  const changeId = useId();
  const link = (from?: "picture") => (model.awaitsPrice ? awaitedLink(linkTo(null, from)) : linkTo(null, from));
  return (
    <article
      className={cardClass(model, whole)}
      part={model.soldOut ? "card sold-out-card" : "card"}
      style={cardSize(whole, drawn, product, settings)}
      ref={card}
      aria-label={product.name}
    >
      {whole ? (
        <CardPicture
          product={product}
          offers={model.active?.offers ?? product.prestations}
          soldOut={model.soldOut}
          eager={index < eagerPictures}
          urgent={index === 0}
          link={link("picture")}
          packageCode={model.code}
        />
      ) : (
        <div className="shot" />
      )}
      <div className="card-body" part="card-body">
        <CardHead product={product} link={link()} change={model.change} changeId={changeId} whole={whole} />
        {whole && <CardFacts product={product} flags={settings.flags} active={model.code} />}
        {model.soldOut && (
          <SoldOutNote
            card={card}
            productId={product.id}
            name={product.name}
            onGone={onGone}
            offers={model.isShort ? 0 : tallestOffers(model, settings)}
          />
        )}
      </div>
      {whole && (
        <CardOffers
          product={product}
          model={model}
          settings={settings}
          changeId={changeId}
          linkTo={linkTo}
          onOpenTab={(code) => setChoice(tabChoice(code, model, settings))}
        />
      )}
    </article>
  );
});

interface CardOffersProps {
  readonly product: Product;
  readonly model: CardModel;
  readonly settings: CardSettings;
  readonly changeId: string;
  readonly linkTo: LinkTo;
  onOpenTab(code: string | null): void;
}

/** The price of the open tab, and its offers. */
function CardOffers({ product, model, settings, changeId, linkTo, onOpenTab }: CardOffersProps) {
  const { active, listedTab } = model;
  return (
    <>
      <PriceBlock productId={product.id} name={product.name} model={model} settings={settings} changeId={changeId} linkTo={linkTo} />
      {!model.soldOut && (
        <div className="card-offers" part="card-offers">
          <OfferTabs
            name={product.name}
            state={model}
            active={active}
            listedOffers={listedTab?.offers ?? []}
            settings={settings}
            onChoose={onOpenTab}
            linkTo={linkTo}
          />
        </div>
      )}
    </>
  );
}

/** px of the former offers and tabs of the tallest tab. */
const tallestOffers = ({ listedTabs: tabs }: CardModel, settings: CardSettings): number =>
  Math.max(0, ...tabs.map((tab) => offersHeight(tab, tabs, settings)));

function cardClass({ soldOut, isShort }: CardModel, whole: boolean): string {
  if (!whole) return "card is-outline";
  if (!soldOut) return "card";
  return isShort ? "card is-out is-short" : "card is-out";
}

/**
 * A whole card outside the viewport, whose layout the browser skips, and an outline are as tall as the card was, or about as tall as it will
 * be, so that little moves when the visitor jumps to them.
 */
function cardSize(whole: boolean, drawn: DrawnCard | undefined, product: Product, settings: CardSettings): CSSProperties {
  if (!drawn) return expectedSize(product, settings);
  return whole ? { containIntrinsicBlockSize: `auto ${drawn.contentHeight}px` } : { minBlockSize: drawn.height };
}

interface SoldOutNoteProps extends Pick<ProductCardProps, "onGone"> {
  readonly card: RefObject<HTMLElement | null>;
  readonly productId: number;
  readonly name: string;
  /** px of the former offers and tabs, whose space it fills. */
  readonly offers: number;
}

function SoldOutNote({ card, productId, name, offers, onGone }: SoldOutNoteProps) {
  const text = useText();
  const actions = useActions();
  useOutOfView(
    card,
    useCallback(() => onGone(productId), [onGone, productId]),
  );
  return (
    <div className="sold-out" style={{ minBlockSize: offers || undefined }}>
      <div className="note" part="note">
        <Icon icon={Info} />
        <p>
          <span>{`${text("card.unavailable")}.`}</span>{" "}
          <TextButton onClick={() => actions.stayDates.open(true)}>
            <span>{text("card.other_dates")}</span>
            <span className="sr">{`, ${name}`}</span>
          </TextButton>
        </p>
      </div>
    </div>
  );
}
