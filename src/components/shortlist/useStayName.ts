import { isTwice } from "../../domain/compared-stays.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { useFormat } from "../../i18n/useFormat.js";

/** The name of a kept stay, with its dates where others in the list are of the same lodging. */
export function useStayName(list: readonly KeptStay[]): (stay: KeptStay) => string {
  const { dayRange } = useFormat();
  return (stay) => {
    const { start, end } = stay.stayDates;
    return isTwice(stay, list) && start && end ? `${stay.product.name}, ${dayRange(start, end)}` : stay.product.name;
  };
}
