/** What a page may give as days and as marks, for pages that are written in TypeScript. */
import type { Day } from "./day.js";
import type { MarkStyle, Visibility } from "./marks.js";

/** `yyyy-MM-dd`, a date by its local day, or a timestamp in ms. */
type GivenDay = Day | Date | number;

type OneOrMore<Value> = Value | readonly Value[];

/** On which days an occurrence begins; what is given must all hold. */
interface Repeat {
  /** 1 to 31. */
  readonly days?: OneOrMore<number>;
  /** 1 Sunday to 7 Saturday. */
  readonly weekdays?: OneOrMore<number>;
  /** 1 to 6 from the first week of the month, -1 to -6 from the last. */
  readonly weeks?: OneOrMore<number>;
  /** 1 to 12. */
  readonly months?: OneOrMore<number>;
  /** An ordinal, 1 to 5 or -1 to -5, and a weekday: `[[-1, 6]]` is the last Friday. */
  readonly ordinalWeekdays?: readonly (readonly [ordinal: number, weekday: number])[];
  /** `[2, "weeks"]` is every second week, counted from the start of the set, else from `from`. */
  readonly every?: readonly [count: number, unit: "days" | "weeks" | "months" | "years"];
  /** The first day on which an occurrence may begin. */
  readonly from?: GivenDay;
  /** The last day on which an occurrence may begin. */
  readonly until?: GivenDay;
  /** Any of them must hold too; or a function of the day. */
  readonly on?: readonly Repeat[] | ((day: Day) => boolean);
}

/** A range, open where a bound is absent or null, or a rule. */
interface DayPeriod {
  readonly start?: GivenDay | null;
  readonly end?: GivenDay | null;
  /** Days. */
  readonly span?: number;
  readonly repeat?: Repeat;
}

/** A day, a range, a rule, a function of the day, or a list of these. */
export type DaySetInput = GivenDay | DayPeriod | ((day: Day) => boolean) | readonly DaySetInput[];

/** `true` is the accent; a text is a tone (`accent`, `good`, `bad`, `quiet`) or a CSS colour. */
type StyleInput = boolean | MarkStyle["color"] | Partial<MarkStyle>;

/** What is drawn on some days. */
export interface MarkInput {
  readonly key: string;
  readonly dates: DaySetInput;
  readonly highlight?: StyleInput;
  readonly dot?: StyleInput;
  readonly bar?: StyleInput;
  readonly content?: StyleInput;
  /** A short text under the date. */
  readonly label?: string;
  readonly popover?: string | { readonly text: string; readonly visibility?: Visibility };
  /** Of several marks on a day, the one with the higher order is drawn above. */
  readonly order?: number;
  /** Shows the first month of the mark. */
  readonly pinPage?: boolean;
  readonly customData?: unknown;
}
