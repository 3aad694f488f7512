import type { PriceChange, StayPrice } from "../../../domain/stay-price.js";
import { servicePart, stayPart } from "../../../domain/stay-price.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import type { CardSettings } from "./card-settings.js";

interface PricePartsProps {
  readonly id: string;
  /** Package code of the offer. */
  readonly code: string;
  readonly price: StayPrice;
  readonly change: PriceChange | null;
  readonly settings: CardSettings;
}

/** What a price is made of: the package, each charge by name, and their sum. */
export function PriceParts({ id, code, price, change, settings: { currency } }: PricePartsProps) {
  const text = useText();
  const { exactMoney, money } = useFormat();
  const nameOf = (part: string) => {
    if (part === stayPart) return text(`package.${code}`) || code;
    return text(`card.charge_${part}`) || text("card.charge_other");
  };
  return (
    <div className="parts" id={id} part="price-parts">
      <dl>
        {price.parts.map((part) => (
          <div key={part.id} part={part.id === servicePart ? "price-part service-fee" : "price-part"}>
            <dt>{nameOf(part.id)}</dt>
            <dd>{exactMoney(part.amount, currency)}</dd>
          </div>
        ))}
        <div className="total" part="price-part">
          <dt>{text("card.total")}</dt>
          <dd>{exactMoney(price.total, currency)}</dd>
        </div>
      </dl>
      {change && <p>{text("card.listed_at", { price: money(change.listed, currency) })}</p>}
      <p>{text("card.on_site")}</p>
    </div>
  );
}
