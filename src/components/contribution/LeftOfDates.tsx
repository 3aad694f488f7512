import { useMemo, useState } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { wholeAmounts } from "../../domain/left-to-pay.js";
import { leftOfDates, leftOfDatesParts } from "../../models/left-of-dates.js";
import { useParts } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { ContributionModal } from "./ContributionModal.js";
import { useContribution } from "./useContribution.js";

export interface LeftOfDatesProps {
  /** Of the stay on the chosen dates, with every charge; null where it is not known. */
  readonly price: number | null;
}

/** What is left to pay of a stay on the chosen dates, in one line, which is there before it is known; or the choice of a band. */
export function LeftOfDates({ price }: LeftOfDatesProps) {
  const text = useText();
  const { money } = useFormat();
  const rule = useContribution();
  const parts = useParts(leftOfDatesParts);
  const left = useMemo(() => (rule && price !== null ? leftOfDates(rule, price, parts) : null), [rule, price, parts]);
  const [open, setOpen] = useState(false);
  const inMoney = (amount: number) => money(amount, parts.currency);
  const line = () => {
    if (left?.state === "known")
      return text("contribution.of_stay", { price: inMoney(wholeAmounts(left).left), total: inMoney(price ?? 0) });
    return left === null ? "\u00a0" : text("contribution.unknown", { council: rule?.label ?? "" });
  };
  return (
    <>
      <span className="panel-hint" part="left-of-dates">
        {left?.state === "band" ? <ChooseBand onPress={() => setOpen(true)} /> : line()}
      </span>
      {open && rule && <ContributionModal rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseBand({ onPress }: { onPress(): void }) {
  const text = useText();
  return (
    <TextButton part="choose-band" aria-haspopup="dialog" onClick={onPress}>
      {text("contribution.choose")}
    </TextButton>
  );
}
