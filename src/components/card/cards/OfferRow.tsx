import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { freeCancellationDay, showsCrossedPrice } from "../../../domain/offers.js";
import type { Prestation } from "../../../domain/products.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import { useOwner } from "../../../store/useSearch.js";
import { Icon } from "../../controls/Icon.js";
import { Skeleton } from "../../controls/Skeleton.js";
import type { CardSettings } from "./card-settings.js";
import type { CardState } from "./card-state.js";
import type { ProductLink } from "./useProductLink.js";
import { useStayPrice } from "./useStayPrice.js";

interface OfferRowProps {
  readonly offer: Prestation;
  readonly state: CardState;
  readonly settings: CardSettings;
  readonly link: ProductLink;
}

/** One stay, with its price; the whole row is a link to it. */
export function OfferRow({ offer, state, settings, link }: OfferRowProps) {
  const text = useText();
  return (
    <a className="offer" part="offer" {...link}>
      <span className="grow">
        <b>
          {offer.name}
          {offer.surface !== null && offer.surface > 0 && ` · ${text("card.surface", { surface: offer.surface })}`}
        </b>
        <small>
          <OfferDetail offer={offer} dated={state.priced && settings.stayDates.end === null} />
        </small>
        <span className="sr"> ({text("card.new_tab")})</span>
      </span>
      <OfferSum offer={offer} state={state} settings={settings} />
      <Icon icon={ChevronRight} mirrors />
    </a>
  );
}

/** Without dates in the search, each offer shows its own. */
function OfferDetail({ offer, dated }: { readonly offer: Prestation; readonly dated: boolean }) {
  const text = useText();
  const { day, dayRange } = useFormat();
  const cancellation = freeCancellationDay(offer, useOwner().today());
  const { startDate, endDate, duration } = offer;
  const parts = [
    dated && startDate && endDate ? dayRange(startDate, endDate, { year: false }) : "",
    duration ? text("card.nights", { count: duration }) : "",
  ].filter(Boolean);
  return (
    <>
      {parts.join(" · ")}
      {cancellation !== null && (
        <>
          {parts.length > 0 && " · "}
          <span className="ok">{text("card.free_cancellation", { day: day(cancellation, "dayMonth") })}</span>
        </>
      )}
    </>
  );
}

function OfferSum({ offer, state, settings }: Omit<OfferRowProps, "link">) {
  const text = useText();
  const stayPrice = useStayPrice(settings);
  if (!state.priced) return <span className="sum" />;
  if (state.underWay) {
    return (
      <span className="sum">
        <Skeleton width={64} height={20} />
      </span>
    );
  }
  const crossed = settings.crossedPrice !== "none" && showsCrossedPrice(offer.promo) ? offer.crossedPrice : null;
  return (
    <span className="sum">
      {crossed !== null && (
        <s>
          <span className="sr">{text(`card.crossed_${settings.crossedPrice}`)} </span>
          {stayPrice(crossed)}
        </s>
      )}
      <b>{stayPrice(offer.price)}</b>
    </span>
  );
}
