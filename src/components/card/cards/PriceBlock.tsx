import type { Prestation } from "../../../domain/products.js";
import { showsBubble, showsCrossedPrice } from "../../../domain/offers.js";
import { nights } from "../../../domain/stay-dates.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import { useActions } from "../../../store/useSearch.js";
import { Button } from "../../controls/Button.js";
import { Skeleton } from "../../controls/Skeleton.js";
import type { CardSettings } from "./card-settings.js";
import type { CardState } from "./card-state.js";
import type { ProductLink } from "./useProductLink.js";
import { useStayPrice } from "./useStayPrice.js";

interface PriceBlockProps {
  readonly name: string;
  readonly state: CardState;
  /** The cheapest of the open tab. */
  readonly offer: Prestation | null;
  readonly settings: CardSettings;
  linkTo(offer: Prestation | null): ProductLink;
}

/** What the stay costs, and the link to it; or why there is no price. */
export function PriceBlock({ name, state, offer, settings, linkTo }: PriceBlockProps) {
  const text = useText();
  const actions = useActions();
  if (state.soldOut || !offer) {
    return (
      <div className="price is-out" part="price">
        <StayLine offer={null} settings={settings} />
        <Button disabled>{text("card.sold_out")}</Button>
      </div>
    );
  }
  if (!state.priced) {
    return (
      <div className="price" part="price">
        <p className="why">
          <b>{text("card.your_dates")}</b>
          {text("card.price_depends")}
        </p>
        <Button variant="quiet" className="calm" part="show-price" onClick={() => actions.stayDates.open(true)}>
          {text("card.show_price")}
        </Button>
      </div>
    );
  }
  return (
    <div className="price has-sum" part="price" aria-busy={state.underWay || undefined}>
      <StayLine offer={offer} settings={settings} />
      {state.underWay ? (
        <SumBones discounted={showsBubble(offer.promo)} fee={settings.fee.amount > 0} />
      ) : (
        <Sum offer={offer} settings={settings} />
      )}
      {state.underWay ? (
        <Button disabled>{text("card.price_under_way")}</Button>
      ) : (
        <a className="button solid" part="see-stay" {...linkTo(null)} aria-label={text("card.see_stay_label", { name })}>
          {text("card.see_stay")}
        </a>
      )}
    </div>
  );
}

function StayLine({ offer, settings }: { readonly offer: Prestation | null; readonly settings: CardSettings }) {
  const text = useText();
  const { dayRange } = useFormat();
  const start = offer?.startDate ?? settings.stayDates.start;
  const end = offer?.endDate ?? settings.stayDates.end;
  const count = offer?.duration ?? (start && end ? nights(start, end) : 0);
  return (
    <p className="why">
      {count > 0 && <b>{text("card.nights", { count })}</b>}
      {start && end ? dayRange(start, end, { year: false }) : null}
    </p>
  );
}

/** Reserves the lines of an indexed discount and of the fee. */
function SumBones({ discounted, fee }: { readonly discounted: boolean; readonly fee: boolean }) {
  return (
    <div className="left breathing">
      {discounted && (
        <div className="was">
          <Skeleton width={88} height={20} />
        </div>
      )}
      <Skeleton className="amount-bone" width={128} height={32} />
      <Skeleton className="per-bone" width={104} height={12} />
      {fee && <Skeleton className="fee-bone" width={104} height={12} />}
    </div>
  );
}

function Sum({ offer, settings }: { readonly offer: Prestation; readonly settings: CardSettings }) {
  const text = useText();
  const { money, exactMoney, percent } = useFormat();
  const stayPrice = useStayPrice(settings);
  const { currency, crossedPrice, partySize, fee } = settings;
  const crossed = crossedPrice !== "none" && showsCrossedPrice(offer.promo) ? offer.crossedPrice : null;
  const bubble = showsBubble(offer.promo) && offer.promo !== null;
  const perPerson = (offer.pricePerPerson ?? offer.price / partySize) + fee.added / partySize;
  return (
    <div className="left">
      {(crossed !== null || bubble) && (
        <div className="was">
          {crossed !== null && (
            <s part="crossed-price">
              <span className="sr">{text(`card.crossed_${crossedPrice}`)} </span>
              {stayPrice(crossed)}
            </s>
          )}
          {bubble && (
            <span className="bubble" part="discount">
              {percent(-(offer.promo ?? 0) / 100)}
            </span>
          )}
        </div>
      )}
      <div className="amount" part="amount">
        {stayPrice(offer.price)}
      </div>
      <p className="per">
        {text("card.per_party", {
          travellers: text("results.travellers", { count: partySize }),
          perPerson: text("card.per_person", { price: money(perPerson, currency) }),
        })}
      </p>
      {fee.amount > 0 && (
        <p className="fee" part="service-fee">
          {text("card.service_fee", { fee: exactMoney(fee.amount, currency) })}
        </p>
      )}
    </div>
  );
}
