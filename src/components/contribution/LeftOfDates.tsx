import { useMemo } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { leftOfDates, leftOfDatesParts } from "../../models/left-of-dates.js";
import { useParts } from "../../store/useSearch.js";
import { useContribution } from "./useContribution.js";

export interface LeftOfDatesProps {
  /** Of the stay on the chosen dates, with every charge; null where it is not known. */
  readonly price: number | null;
}

/** What is left to pay of a stay on the chosen dates, in one line, which is there before it is known. */
export function LeftOfDates({ price }: LeftOfDatesProps) {
  return (
    <span className="panel-hint" part="left-of-dates">
      {useLeftText(price) ?? "\u00a0"}
    </span>
  );
}

function useLeftText(price: number | null): string | null {
  const text = useText();
  const { money } = useFormat();
  const rule = useContribution();
  const parts = useParts(leftOfDatesParts);
  const left = useMemo(() => (rule && price !== null ? leftOfDates(rule, price, parts) : null), [rule, price, parts]);
  switch (left?.state) {
    case "known":
      return text("contribution.of_stay", { price: money(left.left, parts.currency) });
    case "band":
      return text("contribution.by_band", { council: rule?.label ?? "" });
    default:
      return null;
  }
}
