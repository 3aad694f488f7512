import { useCallback } from "react";
import { leftOfDates, leftOfDatesParts } from "../../models/left-of-dates.js";
import { useParts } from "../../store/useSearch.js";
import { useContribution } from "./useContribution.js";

/** What is left to pay of a stay on the chosen dates at a price; null where it cannot be worked out from a price alone. */
type LeftAtPrice = (price: number) => number | null;

/** The rule of the visitor's works council as a function of prices; null without one. */
export function useLeftAtPrice(): LeftAtPrice | null {
  const rule = useContribution();
  const parts = useParts(leftOfDatesParts);
  const leftAt = useCallback(
    (price: number) => {
      const left = rule && leftOfDates(rule, price, parts);
      return left?.state === "known" ? left.left : null;
    },
    [rule, parts],
  );
  return rule && leftAt;
}
