import type { Selection } from "../answers.js";
import { dayText } from "../catalogue/days.js";

/** The search as the response repeats it. */
export function echo(selection: Selection): Record<string, unknown> {
  const { place, begin, end, packages, criteria, lodgingTypes, priceMin, priceMax, origins } = selection;
  const day = (value: number | null): string | null => (value === null ? null : dayText(value));
  return { place, beginDate: day(begin), endDate: day(end), packages, criteria, lodgingType: lodgingTypes, priceMin, priceMax, origins };
}
