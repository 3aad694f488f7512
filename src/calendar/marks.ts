import type { Day } from "./day.js";

export type Tone = "accent" | "good" | "bad" | "quiet";
export type MarkFill = "solid" | "light" | "outline";
export type Visibility = "click" | "hover" | "focus" | "hover-focus";

export interface MarkStyle {
  /** A tone, or a CSS colour. */
  readonly color: Tone | (string & {});
  readonly fill: MarkFill;
}

/** What one mark adds to a day. */
export interface DayMark {
  readonly key: string;
  readonly highlight: MarkStyle | null;
  readonly dot: MarkStyle | null;
  readonly bar: MarkStyle | null;
  readonly content: MarkStyle | null;
  /** A short text under the date. */
  readonly label: string | null;
  /** The label in full, added to the day's accessible name in its place; a mark without a label may have one too. */
  readonly labelName?: string;
  readonly popover: { readonly text: string; readonly visibility: Visibility } | null;
  /** Of several marks on a day the higher one lies above. */
  readonly order: number;
  readonly customData: unknown;
}

/** The marks of a day, the lowest first. The same list while they are the same: a row is drawn again only for another one. */
export type MarksOf = (day: Day) => readonly DayMark[];
