import type { Day } from "../../calendar/day.js";
import { cutRange } from "../../calendar/range.js";

/** The side of the hovered day in a range that is only previewed; empty for the chosen range. */
export type Aim = "" | "end" | "start";

/** What changes in a grid of days while days are hovered, focused and chosen. */
export interface GridState {
  /** Ends of the chosen or previewed range. */
  readonly rangeStart: Day | null;
  readonly rangeEnd: Day | null;
  readonly aim: Aim;
  /** The tab stop. */
  readonly tabDay: Day | null;
  readonly today: Day | null;
}

/** The part of a state that affects the days from `first` to `last`: the previous object where nothing in them changed. */
export function gridStateIn(first: Day, last: Day, { rangeStart, rangeEnd, aim, tabDay, today }: GridState): GridState {
  const within = (day: Day | null) => (day !== null && day >= first && day <= last ? day : null);
  const cut = rangeStart !== null && rangeEnd !== null ? cutRange({ start: rangeStart, end: rangeEnd }, first, last) : null;
  return {
    rangeStart: cut?.start ?? null,
    rangeEnd: cut?.end ?? null,
    aim: cut === null ? "" : aim,
    tabDay: within(tabDay),
    today: within(today),
  };
}
