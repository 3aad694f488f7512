import type { Texts } from "./texts.js";

/** How a locale writes days: its names, and CLDR's patterns. */
export interface DayWords {
  /** From January. */
  readonly months: readonly string[];
  /** As they are written beside a day. */
  readonly shortMonths: readonly string[];
  readonly shortMonthsAlone: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly patterns: Readonly<Record<DayPattern, string>>;
  /** Two days of a month, instead of the day in a pattern: `d – d`, with a no-break space before the dash in every language. */
  readonly twoDays: string;
}

export type DayPattern = "medium" | "dayMonth" | "long" | "weekday" | "month";

const known = new WeakMap<Pick<Texts, "text">, DayWords | null>();

/** The words that the files of a locale have for days; null if they lack one. */
export function dayWordsOf(texts: Pick<Texts, "text">): DayWords | null {
  const found = known.get(texts);
  if (found !== undefined) return found;
  const read = readDayWords(texts);
  known.set(texts, read);
  return read;
}

function readDayWords({ text }: Pick<Texts, "text">): DayWords | null {
  const listOf = (words: string) => words.split(" ");
  const words: DayWords = {
    months: listOf(text("days.months")),
    shortMonths: listOf(text("days.short_months")),
    shortMonthsAlone: listOf(text("days.short_months_alone")),
    weekdays: listOf(text("days.weekdays")),
    shortWeekdays: listOf(text("days.short_weekdays")),
    patterns: {
      medium: text("days.medium"),
      dayMonth: text("days.day_month"),
      long: text("days.long"),
      weekday: text("days.weekday"),
      month: text("days.month"),
    },
    twoDays: text("days.two_days"),
  };
  const { months, shortMonths, shortMonthsAlone, weekdays, shortWeekdays } = words;
  const isWhole =
    [months, shortMonths, shortMonthsAlone].every(({ length }) => length === 12) &&
    [weekdays, shortWeekdays].every(({ length }) => length === 7) &&
    [...Object.values(words.patterns), words.twoDays].every((pattern) => pattern !== "");
  return isWhole ? words : null;
}
