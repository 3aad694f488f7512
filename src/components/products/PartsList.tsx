import type { StayPrice } from "../../domain/stay-price.js";
import { servicePart } from "../../domain/service-fee.js";
import { partName } from "../../i18n/part-name.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSheet } from "../controls/useSheet.js";
import partsListSheet from "./parts-list.css" with { type: "css" };

interface PartsListProps {
  /** Package code of the offer. */
  readonly code: string;
  readonly price: StayPrice;
  readonly currency: string;
}

/** What a price is made of: the package, each charge by name, and their sum. */
export function PartsList({ code, price, currency }: PartsListProps) {
  useSheet(partsListSheet);
  const text = useText();
  const { exactMoney } = useFormat();
  return (
    <dl className="parts-list">
      {price.parts.map((part) => (
        <div key={part.id} part={part.id === servicePart ? "price-part service-fee" : "price-part"}>
          <dt>{partName(part, code, text)}</dt>
          <dd>{exactMoney(part.amount, currency)}</dd>
        </div>
      ))}
      <div className="total" part="price-part">
        <dt>{text("card.total")}</dt>
        <dd>{exactMoney(price.total, currency)}</dd>
      </div>
    </dl>
  );
}
