import { useState } from "react";
import type { Contribution } from "../../domain/contribution.js";
import type { Prestation } from "../../domain/products.js";
import { nights } from "../../domain/stay-dates.js";
import type { StayPrice } from "../../domain/stay-price.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { leftToPay, wholeAmounts, type LeftToPay as Left } from "../../domain/left-to-pay.js";
import type { CardSettings } from "../../models/card-settings.js";
import { useSearch } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { useSheet } from "../controls/useSheet.js";
import { ContributionModal } from "./ContributionModal.js";
import { useContribution } from "./useContribution.js";
import leftToPaySheet from "./left-to-pay.css" with { type: "css" };

export interface LeftToPayProps {
  /** Name of the lodging. */
  readonly name: string;
  readonly offer: Pick<Prestation, "codePackage" | "startDate" | "endDate">;
  readonly price: StayPrice;
  readonly settings: Pick<CardSettings, "partySize" | "currency">;
}

/** What is left to pay of an offer once the visitor's works council has paid its share, and at a press how it adds up. */
export function LeftToPay(props: LeftToPayProps) {
  const rule = useContribution();
  return rule && <LeftByRule rule={rule} {...props} />;
}

function LeftByRule({ rule, name, offer, price, settings: { partySize, currency } }: LeftToPayProps & { readonly rule: Contribution }) {
  useSheet(leftToPaySheet);
  const text = useText();
  const [open, setOpen] = useState(false);
  const band = useSearch(({ contributionBand }) => contributionBand);
  const { codePackage: code, startDate, endDate } = offer;
  const left = leftToPay(rule, band, { code, price, nights: startDate && endDate ? nights(startDate, endDate) : null });
  const key = left.state === "band" ? "choose" : "sum";
  return (
    <>
      <div className="left-to-pay" part="left-to-pay">
        <LeftLines left={left} council={rule.label} currency={currency} />
        <TextButton
          part="contribution-open"
          aria-haspopup="dialog"
          aria-label={text(`contribution.${key}_label`, { name })}
          onClick={() => setOpen(true)}
        >
          {text(`contribution.${key}`)}
        </TextButton>
      </div>
      {open && (
        <ContributionModal
          rule={rule}
          quote={{ left, stay: { name, code, startDate, endDate, partySize }, price, currency }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function LeftLines({ left, council, currency }: { readonly left: Left; readonly council: string; readonly currency: string }) {
  const text = useText();
  const { money } = useFormat();
  if (left.state === "band") return <p>{text("contribution.by_band", { council })}</p>;
  if (left.state === "unknown") return <p>{text("contribution.unknown", { council })}</p>;
  const whole = wholeAmounts(left);
  return (
    <dl>
      <div className="left-amount">
        <dt>{text("contribution.left_total")}</dt>
        <dd>{money(whole.left, currency)}</dd>
      </div>
      <div>
        <dt>{text("contribution.council_share", { council })}</dt>
        <dd>{money(whole.share, currency)}</dd>
      </div>
    </dl>
  );
}
