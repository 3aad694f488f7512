import { useRef } from "react";
import type { Prestation } from "../../domain/products.js";
import { stayPrice } from "../../domain/stay-price.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { LeftToPay } from "../contribution/deferred.js";
import { Button } from "../controls/Button.js";
import { priceCheck, type CardModel } from "../../models/card.js";
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
  readonly model: CardModel;
  readonly settings: CardSettings;
  /** Of the element that says what the price was in the list. */
  readonly changeId: string;
  linkTo(offer: Prestation | null): ProductLink;
}

/** What the stay costs, and the link to it; or why there is no price. */
export function PriceBlock({ productId, name, model, settings, changeId, linkTo }: PriceBlockProps) {
  useSheet(priceLinesSheet);
  const text = useText();
  const actions = useActions();
  const block = useRef<HTMLDivElement>(null);
  const { offer, change } = model;
  if (model.soldOut || !offer) {
    return (
      <div className="price is-out" part="price" ref={block} tabIndex={-1}>
        <StayLine offer={null} settings={settings} />
        <Button disabled>{text("card.sold_out")}</Button>
      </div>
    );
  }
  if (!model.priced) return <NoPrice name={name} />;
  const { fee, partySize } = settings;
  const price = stayPrice(offer, { fee, fees: model.fees, partySize });
  const check = priceCheck(offer, model);
  const isKnown = check === "checked" || check === "fixed";
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
          price={price}
          from={!isKnown || settings.stayDates.end === null}
          change={change}
          checkedAt={model.checkedAt}
          settings={settings}
        >
          {settings.hasContribution && (
            <LeftToPay name={name} offer={offer} price={price} settings={settings} standIn={() => <div className="left-to-pay" />} />
          )}
          <PriceCheckLine
            id={changeId}
            name={name}
            check={check}
            change={change}
            checkedAt={model.checkedAt}
            settings={settings}
            onRetry={() => {
              // The button goes; the next Tab leads to the link of the stay.
              block.current?.focus({ preventScroll: true });
              actions.results.retryPrices(productId);
            }}
          />
        </PriceSum>
      </div>
      {check === "checking" ? (
        <Button disabled>{text("card.price_under_way")}</Button>
      ) : (
        <a
          className="button solid"
          part="see-stay"
          {...linkTo(null)}
          aria-label={text("card.see_stay_label", { name })}
          aria-describedby={change && !change.isSlight ? changeId : undefined}
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
