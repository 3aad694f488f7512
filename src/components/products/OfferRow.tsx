import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { freeCancellationDay, showsCrossedPrice } from "../../domain/offers.js";
import type { Prestation } from "../../domain/products.js";
import { priceChange } from "../../domain/stay-price.js";
import { unbroken } from "../../i18n/unbroken.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSharedSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { Skeleton } from "../controls/Skeleton.js";
import type { CardSettings } from "../../models/card-settings.js";
import { priceCheck, type CardState } from "../../models/card.js";
import type { ProductLink } from "./useProductLink.js";
import { usePriceTexts } from "./usePriceTexts.js";

interface OfferRowProps {
  readonly offer: Prestation;
  /** The same offer as it was in the list; null where it was not. */
  readonly listed: Prestation | null;
  readonly state: CardState;
  readonly settings: CardSettings;
  readonly link: ProductLink;
}

/** A link that leads nowhere yet is a link all the same, to assistive technology. */
const linkToCome = { role: "link", "aria-disabled": true } as const;

/** One stay, with its price; the whole row is a link to it, once its price is known. */
export function OfferRow({ offer, listed, state, settings, link }: OfferRowProps) {
  const text = useText();
  const isChecked = priceCheck(offer, state) !== "checking";
  return (
    <a className="offer" part="offer" {...(isChecked ? link : linkToCome)}>
      <span className="grow">
        <b>
          {offer.surface !== null && offer.surface > 0 ? `${offer.name} · ${text("card.surface", { surface: offer.surface })}` : offer.name}
        </b>
        <small>
          <OfferDetail offer={offer} dated={state.priced && settings.stayDates.end === null} />
        </small>
        {isChecked && <span className="sr">{` (${text("card.new_tab")})`}</span>}
      </span>
      <OfferSum offer={offer} listed={listed} state={state} settings={settings} />
      <Icon icon={ChevronRight} mirrors />
    </a>
  );
}

/** Without dates in the search, each offer shows its own. */
function OfferDetail({ offer, dated }: { readonly offer: Prestation; readonly dated: boolean }) {
  const text = useText();
  const { day, dayRange } = useFormat();
  const cancellation = freeCancellationDay(offer, useSharedSearch().today());
  const { startDate, endDate, duration } = offer;
  const parts = [
    dated && startDate && endDate ? dayRange(startDate, endDate, { year: false }) : "",
    duration ? text("card.nights", { count: duration }) : "",
  ].filter(Boolean);
  return (
    <>
      <span>{parts.join(" · ")}</span>
      {cancellation !== null && (
        <>
          {parts.length > 0 && <span>{" · "}</span>}
          <span className="ok">{text("card.free_cancellation", { day: unbroken(day(cancellation, "dayMonth")) })}</span>
        </>
      )}
    </>
  );
}

function OfferSum({ offer, listed, state, settings }: Omit<OfferRowProps, "link">) {
  const text = useText();
  const priceTexts = usePriceTexts(settings);
  const check = priceCheck(offer, state);
  if (!state.priced) return <span className="sum" />;
  if (check === "checking") {
    return (
      <span className="sum">
        <Skeleton width={64} height={20} />
      </span>
    );
  }
  const crossed = settings.crossedPrice !== "none" && showsCrossedPrice(offer.promo) ? offer.crossedPrice : null;
  const change = check === "checked" ? priceChange(listed, offer, settings.fee.added) : null;
  return (
    <span className="sum">
      {crossed !== null && (
        <s>
          <span className="sr">{`${text(`card.crossed_${settings.crossedPrice}`)} `}</span>
          <span>{priceTexts.price(crossed)}</span>
          <span className="sr">{", "}</span>
        </s>
      )}
      {change && !change.isSlight && (
        <small className={change.difference > 0 ? "change rose" : "change fell"} part="offer-change">
          <span>{priceTexts.listed(change)}</span>
          <span className="sr">{", "}</span>
        </small>
      )}
      <b>
        {check === "unchecked" && <span className="from">{`${text("card.from")} `}</span>}
        <span>{priceTexts.namedPrice(offer.price)}</span>
      </b>
    </span>
  );
}
