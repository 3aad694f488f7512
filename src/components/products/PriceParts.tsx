import { timeOfDay } from "../../i18n/format-time.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import type { PriceChange, StayPrice } from "../../domain/stay-price.js";
import type { CardSettings } from "../../models/card-settings.js";
import { PartsList } from "./PartsList.js";

interface PricePartsProps {
  /** Package code of the offer. */
  readonly code: string;
  readonly price: StayPrice;
  readonly change: PriceChange | null;
  /** `Date.now()` of when the price was checked; null where it was not. */
  readonly checkedAt: number | null;
  readonly settings: CardSettings;
}

/** The parts of a price, and what it was in the list and when it was checked since. */
export function PriceParts({ code, price, change, checkedAt, settings: { currency } }: PricePartsProps) {
  const text = useText();
  const locale = useFormatLocale();
  const { money } = useFormat();
  return (
    <>
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
    </>
  );
}
