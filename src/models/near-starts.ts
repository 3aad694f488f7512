import { daysBetween } from "../calendar/day.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { staysOf, type SeasonStay } from "./season.js";

/** In days before and after the chosen start. */
const nearDays = 7;
/** The most starts on either side. */
const shownEachWay = 2;

/** What the starts near the chosen one read from the search. */
export const nearStartsParts = (search: SearchSnapshot) => ({
  grid: search.season.grid,
  stayDates: search.stayDates,
  fee: feeOf(search).added,
});

export interface NearStart {
  readonly stay: SeasonStay;
  readonly isChosen: boolean;
  /** The cheapest of those that are shown. */
  readonly isCheapest: boolean;
}

/** The starts of stays as long as the chosen one, up to a week before and after it, with it among them; none where there are no others. */
export function nearStarts({ grid, stayDates: { start, end }, fee }: ReturnType<typeof nearStartsParts>): readonly NearStart[] {
  if (grid === null || start === null || end === null) return [];
  const nights = daysBetween(start, end);
  const near = staysOf({ grid, fee }).filter((stay) => stay.nights === nights && Math.abs(daysBetween(start, stay.start)) <= nearDays);
  const others = [
    ...near.filter((stay) => stay.start < start).slice(-shownEachWay),
    ...near.filter((stay) => stay.start > start).slice(0, shownEachWay),
  ];
  if (others.length === 0) return [];
  const shown = near.filter((stay) => stay.start === start || others.includes(stay));
  const lowest = Math.min(...shown.map(({ price }) => price));
  return shown.map((stay) => ({ stay, isChosen: stay.start === start, isCheapest: stay.price === lowest }));
}
