import type { PriceChange } from "../../domain/stay-price.js";
import { timeOfDay } from "../../i18n/format-time.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import { TextButton } from "../controls/Button.js";
import type { CardSettings } from "../../models/card-settings.js";
import type { PriceCheck } from "../../models/card.js";
import { usePriceTexts } from "./usePriceTexts.js";

interface PriceCheckLineProps {
  readonly id: string;
  /** Of the stay. */
  readonly name: string;
  readonly check: PriceCheck;
  readonly change: PriceChange | null;
  /** `Date.now()`. */
  readonly checkedAt: number | null;
  readonly settings: CardSettings;
  onRetry(): void;
}

/** One line under a price: what it was in the list if that differs by more than a little, when it was checked, or that the check failed. */
export function PriceCheckLine({ id, name, check, change, checkedAt, settings, onRetry }: PriceCheckLineProps) {
  const text = useText();
  const priceTexts = usePriceTexts(settings);
  const locale = useFormatLocale();
  if (change && !change.isSlight) {
    return (
      <p className={change.difference > 0 ? "price-check rose" : "price-check fell"} id={id} part="price-change">
        {priceTexts.before(change)}
      </p>
    );
  }
  if (check === "unchecked") {
    return (
      <p className="price-check failed" part="price-unchecked">
        <span>{text("card.price_unchecked")}</span>{" "}
        <TextButton part="check-price" onClick={onRetry}>
          <span>{text("card.check_price")}</span>
          <span className="sr">{`, ${name}`}</span>
        </TextButton>
      </p>
    );
  }
  return (
    <p className="price-check" part="price-checked">
      {check === "checked"
        ? checkedAt !== null && text("card.price_checked", { time: timeOfDay(checkedAt, locale) })
        : (check === "checking" || check === "listed") && text("card.price_listed")}
    </p>
  );
}
