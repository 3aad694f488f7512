import type { FocusEvent, KeyboardEvent } from "react";
import { timeOfDay } from "../../i18n/format-time.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import type { PriceChange, StayPrice } from "../../domain/stay-price.js";
import type { CardSettings } from "../../models/card-settings.js";
import { useSheet } from "../controls/useSheet.js";
import { PartsList } from "./PartsList.js";
import pricePartsSheet from "./price-parts.css" with { type: "css" };

export interface PricePartsProps {
  readonly id: string;
  /** Package code of the offer. */
  readonly code: string;
  readonly price: StayPrice;
  readonly change: PriceChange | null;
  /** `Date.now()` of when the price was checked; null where it was not. */
  readonly checkedAt: number | null;
  readonly settings: CardSettings;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(event: FocusEvent): void;
}

/** The parts of a price, and what it was in the list and when it was checked since. */
export function PriceParts({ id, code, price, change, checkedAt, settings: { currency }, onKeyDown, onBlur }: PricePartsProps) {
  useSheet(pricePartsSheet);
  const text = useText();
  const locale = useFormatLocale();
  const { money } = useFormat();
  return (
    <div className="parts" part="price-parts" id={id} tabIndex={-1} onKeyDown={onKeyDown} onBlur={onBlur}>
      <PartsList code={code} price={price} currency={currency} />
      {change && (
        <p>
          {text(change.otherOffer === null ? "card.listed_at" : "card.other_listed_at", {
            price: money(change.listed, currency),
            offer: change.otherOffer ?? "",
          })}
        </p>
      )}
      {change && checkedAt !== null && <p>{text("card.price_checked", { time: timeOfDay(checkedAt, locale) })}</p>}
    </div>
  );
}
