import { CalendarError } from "./calendar-error.js";
import { daysAfter, readDaySet } from "./day-set.js";
import type { DaySetOptions, GivenDays } from "./day-set.js";
import { firstDayOf, lastDayOf, monthOf } from "./day.js";
import type { Day, Month } from "./day.js";
import { itemOf, memberOf, readMembers } from "./given.js";
import { remembered } from "./remembered.js";

type Tone = "accent" | "good" | "bad" | "quiet";
const fills = ["solid", "light", "outline"] as const;
type MarkFill = (typeof fills)[number];
const visibilities = ["click", "hover", "focus", "hover-focus"] as const;
export type Visibility = (typeof visibilities)[number];

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
  /** The full label, used in the day's accessible name instead of `label`; a mark without a label may have one too. */
  readonly labelName?: string;
  readonly popover: { readonly text: string; readonly visibility: Visibility } | null;
  /** Of several marks on a day, the one with the higher order is drawn above. */
  readonly order: number;
  readonly customData: unknown;
}

/** The marks of a day, the lowest first. The same marks are the same list, so that a row is redrawn only when its marks change. */
export type MarksOf = (day: Day) => readonly DayMark[];

/** Marks as a page gave them. */
export interface Marks extends MarksOf {
  /** At least one mark has a text under its days. */
  readonly hasLabels: boolean;
  /** The days of each mark with `pinPage`, in the order given. */
  readonly pinned: readonly GivenDays[];
  /** Their sets consist of days and ranges only, so the options have no effect. */
  readonly isListed: boolean;
}

const keys = ["key", "dates", "highlight", "dot", "bar", "content", "label", "popover", "order", "pinPage", "customData"];
/** Days whose marks are kept, and combinations of marks. */
const kept = 1_000;
/** Months whose marks are kept. */
const keptMonths = 24;
/** Twelve years. */
const daysSearchedForPin = 4_383;

/** Reads a list of marks; null and undefined are none. Throws a CalendarError. */
export function readMarks(value: unknown, options: DaySetOptions): Marks {
  const list = value ?? [];
  if (!Array.isArray(list)) throw new CalendarError("", value, "a list of marks");
  const read = list.map((item: unknown, index) => readMark(item, itemOf("", index), options));
  const sorted = read.toSorted((one, other) => one.mark.order - other.mark.order);
  const positions = [...sorted.keys()];
  const marksAt = remembered(kept, (chosen): readonly DayMark[] =>
    chosen === "" ? [] : chosen.split(",").flatMap((position) => sorted[Number(position)]?.mark ?? []),
  );
  const positionsIn = remembered(keptMonths, (month) => {
    const last = lastDayOf(month);
    return positions.filter((position) => sorted[position]?.days.firstIn(firstDayOf(month), last) !== null);
  });
  const marksOf = remembered(kept, (day) => {
    const here = positionsIn(monthOf(day)).filter((position) => sorted[position]?.days.has(day));
    return marksAt(here.join());
  });
  return Object.assign(marksOf, {
    hasLabels: read.some(({ mark }) => mark.label !== null),
    pinned: read.flatMap(({ pinned, days }) => (pinned ? [days] : [])),
    isListed: read.every(({ days }) => days.isListed),
  });
}

/**
 * The month of the first day of the first mark with `pinPage` that has one. Days without a beginning are searched
 * from `today`; rules and functions are searched for twelve years.
 */
export function pinnedMonthOf({ pinned }: Marks, today: Day): Month | null {
  for (const days of pinned) {
    const start = days.earliest ?? today;
    const first = days.firstIn(start, daysAfter(start, daysSearchedForPin));
    if (first !== null) return monthOf(first);
  }
  return null;
}

interface ReadMark {
  readonly mark: DayMark;
  readonly days: GivenDays;
  readonly pinned: boolean;
}

function readMark(value: unknown, component: string, options: DaySetOptions): ReadMark {
  const members = readMembers(value, keys, component, `a mark such as { "key": "fair", "dates": "2027-02-06", "dot": true }`);
  const at = (key: string) => memberOf(component, key);
  const style = (key: string, fill: MarkFill) => readStyle(members.get(key), fill, at(key));
  const key = readText(members.get("key"), at("key"));
  if (key === null) throw new CalendarError(at("key"), members.get("key"), "a text");
  const dates = members.get("dates") ?? undefined;
  if (dates === undefined) throw new CalendarError(at("dates"), members.get("dates"), "a set of days");
  const mark = {
    key,
    highlight: style("highlight", "light"),
    dot: style("dot", "solid"),
    bar: style("bar", "solid"),
    content: style("content", "solid"),
    label: readText(members.get("label"), at("label")),
    popover: readPopover(members.get("popover"), at("popover")),
    order: readOrder(members.get("order") ?? 0, at("order")),
    customData: members.get("customData"),
  };
  return { mark, days: readDaySet(dates, options, at("dates")), pinned: readSwitch(members.get("pinPage") ?? false, at("pinPage")) };
}

/** A text; null if none or an empty one is given. */
function readText(value: unknown, component: string): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") throw new CalendarError(component, value, "a text");
  return value;
}

function readOrder(value: unknown, component: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new CalendarError(component, value, "a number");
  return value;
}

function readSwitch(value: unknown, component: string): boolean {
  if (typeof value !== "boolean") throw new CalendarError(component, value, "true or false");
  return value;
}

function readOption<Option extends string>(value: unknown, options: readonly Option[], component: string): Option {
  const option = options.find((one) => one === value);
  if (option === undefined) throw new CalendarError(component, value, `one of ${options.join(", ")}`);
  return option;
}

function readStyle(value: unknown, usualFill: MarkFill, component: string): MarkStyle | null {
  if (value === undefined || value === null || value === false) return null;
  if (value === true || typeof value === "string") return { color: readColor(value, component), fill: usualFill };
  const members = readMembers(value, ["color", "fill"], component, `true, a colour, or { "color", "fill" }`);
  return {
    color: readColor(members.get("color") ?? true, memberOf(component, "color")),
    fill: readOption(members.get("fill") ?? usualFill, fills, memberOf(component, "fill")),
  };
}

/** A tone, or a text of characters that a CSS colour may have; `true` is the accent. */
function readColor(value: unknown, component: string): string {
  if (value === true) return "accent";
  if (typeof value === "string" && /^[\w#(][\w\s#%.,/()+*-]{0,99}$/.test(value)) return value;
  throw new CalendarError(component, value, "a colour such as accent, #0a7 or rgb(0 160 120)");
}

function readPopover(value: unknown, component: string): DayMark["popover"] {
  const usual: Visibility = "hover-focus";
  const members = typeof value === "object" && value !== null ? readMembers(value, ["text", "visibility"], component, "a text") : null;
  const text = members ? readText(members.get("text"), memberOf(component, "text")) : readText(value, component);
  if (text === null) return null;
  return { text, visibility: readOption(members?.get("visibility") ?? usual, visibilities, memberOf(component, "visibility")) };
}
