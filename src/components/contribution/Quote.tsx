import type { RefObject } from "react";
import type { Contribution } from "../../domain/contribution.js";
import type { KnownLeftToPay, LeftToPay } from "../../domain/left-to-pay.js";
import type { StayPrice } from "../../domain/stay-price.js";
import { quoteLines } from "../../i18n/contribution-texts.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSharedSearch } from "../../store/useSearch.js";

/** The stay that a rule is applied to. */
interface QuotedStay {
  /** Of the lodging. */
  readonly name: string;
  /** Package code of the offer. */
  readonly code: string;
  /** `yyyy-MM-dd`; null where they are not known. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly partySize: number;
}

export interface QuoteProps {
  readonly rule: Contribution;
  readonly left: LeftToPay;
  readonly stay: QuotedStay;
  readonly price: StayPrice;
  readonly currency: string;
}

/** What is left to pay of a stay, by which rule and of which day: as it is shown, and as it is printed. */
export function Quote({ element, ...quote }: QuoteProps & { readonly element: RefObject<HTMLDivElement | null> }) {
  const { rule, left, stay, price, currency } = quote;
  const text = useText();
  const { exactMoney, dayRange, day } = useFormat();
  const today = useSharedSearch().today();
  const { name, startDate, endDate, partySize } = stay;
  const travellers = text("results.travellers", { count: partySize });
  return (
    <div className="quote" part="contribution-quote" ref={element}>
      <p className="stay">
        <b>{name}</b>
        <span>{startDate && endDate ? text("results.stay", { dates: dayRange(startDate, endDate), travellers }) : travellers}</span>
      </p>
      <p className="council">{rule.label}</p>
      {left.state === "known" && <Sum {...quote} left={left} />}
      {left.state === "unknown" && <p>{text("contribution.unknown", { council: rule.label })}</p>}
      <p className="hint">{text("contribution.about", { price: exactMoney(price.total, currency) })}</p>
      {rule.paid && <p className="hint">{text(`contribution.paid_${rule.paid === "refund" ? "refund" : "at_checkout"}`)}</p>}
      {rule.note && <p className="hint">{rule.note}</p>}
      <p className="hint">{text("contribution.worked_out_on", { day: day(today, "long") })}</p>
    </div>
  );
}

function Sum({ rule, left, stay, price, currency }: QuoteProps & { readonly left: KnownLeftToPay }) {
  const text = useText();
  const format = useFormat();
  const lines = quoteLines({ rule, left, price, code: stay.code, currency }, { text, format });
  return (
    <dl className="sum" part="contribution-sum">
      {lines.map(({ id, name, amount, look }) => (
        <div key={id} className={look}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
