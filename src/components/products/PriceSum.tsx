import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import type { Prestation } from "../../domain/products.js";
import { showsBubble, showsCrossedPrice } from "../../domain/offers.js";
import type { PriceChange, StayPrice } from "../../domain/stay-price.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { TextButton } from "../controls/Button.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Icon } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";
import type { CardSettings } from "../../models/card-settings.js";
import { useWide } from "../controls/useWide.js";
import { PriceParts } from "./deferred-price-parts.js";
import { useStayLine } from "./useStayLine.js";
import { usePriceTexts } from "./usePriceTexts.js";

interface PriceSumProps {
  readonly name: string;
  readonly offer: Prestation;
  readonly price: StayPrice;
  /** The price has not been checked: the stay costs this or more. */
  readonly from: boolean;
  readonly change: PriceChange | null;
  /** `Date.now()` of when the price was checked; null where it was not. */
  readonly checkedAt: number | null;
  readonly settings: CardSettings;
  /** Stands under the price. */
  readonly children: ReactNode;
}

/** The price in large type with what it was, its basis and what is paid at the resort beside it, and its parts at a press. */
export function PriceSum({ name, offer, price, from, change, checkedAt, settings, children }: PriceSumProps) {
  const text = useText();
  const id = useId();
  const { open, toggle, button, layer } = useDetails(id);
  const { nights } = useStayLine(offer, settings);
  const { large, beside, basis } = usePriceTexts(settings).compared(price, nights);
  return (
    <>
      <FormerPrice offer={offer} settings={settings} />
      <div className="amount" part="amount">
        {from && <span className="from">{`${text("card.from")} `}</span>}
        <span>{large}</span>
      </div>
      {children}
      <p className="per">{basis}</p>
      <p className="per beside">
        <span>{beside}</span>{" "}
        <TextButton
          part="price-details"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={text("card.price_details_label", { name })}
          onClick={toggle}
          {...button}
        >
          <span>{text("card.price_details")}</span>
          <Icon icon={icons.chevronDown} size={16} />
        </TextButton>
      </p>
      <p className="per" part="on-site">
        {text("card.on_site")}
      </p>
      {open && (
        <PriceParts
          id={id}
          code={offer.codePackage}
          price={price}
          change={change}
          checkedAt={checkedAt}
          settings={settings}
          {...layer}
          standIn={(missing) => missing.failed && <DeferredState {...missing} />}
        />
      )}
    </>
  );
}

/** The parts close by Escape; where they lie over the next card, also when the focus leaves them. */
function useDetails(id: string) {
  const wide = useWide();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    opener.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const stays = relatedTarget instanceof Element && (relatedTarget === opener.current || relatedTarget.closest(`[id="${id}"]`));
    if (wide && !stays) setOpen(false);
  };
  const preload = () => void PriceParts.preload("near", texts);
  return {
    open,
    toggle: () => setOpen(!open),
    button: { ref: opener, onKeyDown, onBlur, onPointerEnter: preload, onFocus: preload },
    layer: { onKeyDown, onBlur },
  };
}

/** The price it is compared with, and the discount; neither is shown without a label. */
function FormerPrice({ offer, settings }: { readonly offer: Prestation; readonly settings: CardSettings }) {
  const text = useText();
  const { percent } = useFormat();
  const priceTexts = usePriceTexts(settings);
  const { crossedPrice } = settings;
  if (crossedPrice === "none" || !showsBubble(offer.promo) || offer.promo === null) return null;
  const crossed = showsCrossedPrice(offer.promo) ? offer.crossedPrice : null;
  return (
    <div className="was">
      {crossed !== null && (
        <>
          <span className="label">{text(`card.crossed_${crossedPrice}`)}</span>
          <s part="crossed-price">{priceTexts.price(crossed)}</s>
        </>
      )}
      <span className="bubble" part="discount">
        <span aria-hidden="true">{percent(-offer.promo / 100)}</span>
        <span className="sr">{text(`card.below_${crossedPrice}`, { percent: percent(offer.promo / 100) })}</span>
      </span>
    </div>
  );
}
