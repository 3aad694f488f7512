import { useId, useRef } from "react";
import type { Prestation } from "../../domain/products.js";
import { priceChange, stayPrice } from "../../domain/stay-price.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { priceCheck, type CardState } from "../../models/card.js";
import type { CardSettings } from "../../models/card-settings.js";
import { PriceCheckLine } from "./PriceCheckLine.js";
import { PriceSum } from "./PriceSum.js";
import type { ProductLink } from "./useProductLink.js";
import { usePackageName } from "./usePackageName.js";
import { useStayLine } from "./useStayLine.js";
import { useSheet } from "../controls/useSheet.js";
import priceLinesSheet from "./price-lines.css" with { type: "css" };

interface PriceBlockProps {
  readonly productId: number;
  readonly name: string;
  readonly state: CardState;
  /** The cheapest of the open tab. */
  readonly offer: Prestation | null;
  /** The offer by whose price the lodging was listed, as it was. */
  readonly listed: Prestation | null;
  readonly settings: CardSettings;
  linkTo(offer: Prestation | null): ProductLink;
}

/** What the stay costs, and the link to it; or why there is no price. */
export function PriceBlock({ productId, name, state, offer, listed, settings, linkTo }: PriceBlockProps) {
  useSheet(priceLinesSheet);
  const text = useText();
  const actions = useActions();
  const id = useId();
  const block = useRef<HTMLDivElement>(null);
  if (state.soldOut || !offer) {
    return (
      <div className="price is-out" part="price" ref={block} tabIndex={-1}>
        <StayLine offer={null} settings={settings} />
        <Button disabled>{text("card.sold_out")}</Button>
      </div>
    );
  }
  if (!state.priced) return <NoPrice name={name} />;
  const { fee, partySize } = settings;
  const check = priceCheck(offer, state);
  const isKnown = check === "checked" || check === "fixed";
  const change = isKnown ? priceChange(listed, offer, fee.added) : null;
  return (
    <div
      className="price has-sum"
      part="price"
      ref={block}
      role="group"
      aria-label={text("card.price_details_label", { name })}
      tabIndex={-1}
      aria-busy={check === "checking" || undefined}
    >
      <StayLine offer={offer} settings={settings} />
      <div className="left">
        <PriceSum
          name={name}
          offer={offer}
          price={stayPrice(offer, { fee, fees: state.fees, partySize })}
          from={!isKnown || settings.stayDates.end === null}
          change={change}
          checkedAt={state.checkedAt}
          settings={settings}
        />
        <PriceCheckLine
          id={id}
          name={name}
          check={check}
          change={change}
          checkedAt={state.checkedAt}
          settings={settings}
          onRetry={() => {
            // The button goes; the next Tab leads to the link of the stay.
            block.current?.focus({ preventScroll: true });
            actions.results.retryPrices(productId);
          }}
        />
      </div>
      {check === "checking" ? (
        <Button disabled>{text("card.price_under_way")}</Button>
      ) : (
        <a
          className="button solid"
          part="see-stay"
          {...linkTo(null)}
          aria-label={text("card.see_stay_label", { name })}
          aria-describedby={change ? id : undefined}
        >
          {text("card.see_stay")}
        </a>
      )}
    </div>
  );
}

/** Prices depend on dates, which the search does not have. */
function NoPrice({ name }: { readonly name: string }) {
  const text = useText();
  const actions = useActions();
  return (
    <div className="price" part="price">
      <p className="why">
        <b>{text("card.your_dates")}</b>
        <span>{text("card.price_depends")}</span>
      </p>
      <Button variant="quiet" className="calm" part="show-price" onClick={() => actions.stayDates.open(true)}>
        <span>{text("card.show_price")}</span>
        <span className="sr">{`, ${name}`}</span>
      </Button>
    </div>
  );
}

/** The package of an offer, and its dates if the search has none; without an offer, the searched stay. */
function StayLine({ offer, settings }: { readonly offer: Prestation | null; readonly settings: CardSettings }) {
  const packageName = usePackageName();
  const { nights, dates } = useStayLine(offer, settings);
  const isSearched = settings.stayDates.start !== null && settings.stayDates.end !== null;
  return (
    <p className="why">
      {offer ? <b part="package">{packageName(offer.codePackage)}</b> : nights && <b>{nights}</b>}
      {!(offer && isSearched) && dates && <span>{dates}</span>}
    </p>
  );
}
