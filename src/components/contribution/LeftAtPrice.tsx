import { useCallback, type ReactNode } from "react";
import { useText } from "../../i18n/useText.js";
import { leftOfDates, leftOfDatesParts } from "../../models/left-of-dates.js";
import { useParts } from "../../store/useSearch.js";
import { useContribution } from "./useContribution.js";

export interface LeftAtPriceProps {
  /**
   * @param leftAt what is left to pay of a stay on the chosen dates at a price; null where it cannot be worked out from a price alone.
   * @param label the name of a field for the most of it.
   */
  children(leftAt: (price: number) => number | null, label: string): ReactNode;
}

/** Gives its children the rule of the visitor's works council as a function of prices; nothing without one. */
export function LeftAtPrice({ children }: LeftAtPriceProps) {
  const text = useText();
  const rule = useContribution();
  const parts = useParts(leftOfDatesParts);
  const leftAt = useCallback(
    (price: number) => {
      const left = rule && leftOfDates(rule, price, parts);
      return left?.state === "known" ? left.left : null;
    },
    [rule, parts],
  );
  return rule && children(leftAt, text("contribution.at_most"));
}
