import type { DayPattern, DayWords } from "./day-words.js";

/** Writes days, `yyyy-MM-dd`, in one locale. */
export interface DayFormat {
  day(day: string, pattern: DayPattern): string;
  /** What both days share is written once. With `dayMonth` the years are left out if they are the same. */
  dayRange(start: string, end: string, pattern: "medium" | "dayMonth"): string;
  monthName(day: string, style: "long" | "short"): string;
}

/** A line never breaks before the dash. */
const dash = "\u00a0– ";

/** Days by the words of a locale's files: the browser's own formats take 15 ms to load. */
export function dayFormatOf({ months, shortMonths, shortMonthsAlone, weekdays, shortWeekdays, patterns, twoDays }: DayWords): DayFormat {
  function written(pattern: string, day: string): string {
    const [year = "", month = "", date = ""] = day.split("-");
    const weekday = () => (new Date(day).getUTCDay() + 6) % 7;
    const fields: Readonly<Record<string, () => string | undefined>> = {
      EEEE: () => weekdays[weekday()],
      EEE: () => shortWeekdays[weekday()],
      MMMM: () => months[Number(month) - 1],
      MMM: () => shortMonths[Number(month) - 1],
      d: () => String(Number(date)),
      y: () => String(Number(year)),
    };
    // A pattern may have words, such as "d de MMMM".
    return pattern.replace(/\p{L}+/gu, (word) => fields[word]?.() ?? word);
  }

  return {
    day: (day, pattern) => written(patterns[pattern], day),
    dayRange(start, end, pattern) {
      if (start === end) return written(patterns[pattern], start);
      const isSameYear = start.slice(0, 4) === end.slice(0, 4);
      if (!isSameYear) return `${written(patterns.medium, start)}${dash}${written(patterns.medium, end)}`;
      if (start.slice(0, 7) !== end.slice(0, 7)) return `${written(patterns.dayMonth, start)}${dash}${written(patterns[pattern], end)}`;
      const [before = "", after = ""] = patterns[pattern].split(/(?<!\p{L})d(?!\p{L})\.?/u);
      const [, between = "", last = ""] = twoDays.split("d");
      const days = [start, end].map((day) => written("d", day)).join(between) + last;
      return written(before, end) + days + written(after, end);
    },
    monthName: (day, style) => (style === "long" ? months : shortMonthsAlone)[Number(day.slice(5, 7)) - 1] ?? "",
  };
}

const options: Readonly<Record<DayPattern | "longMonth" | "shortMonth", Intl.DateTimeFormatOptions>> = {
  medium: { day: "numeric", month: "short", year: "numeric" },
  dayMonth: { day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  longMonth: { month: "long" },
  shortMonth: { month: "short" },
};

/** Days as the browser writes them in a BCP 47 tag, in the Gregorian calendar. */
export function browserDayFormat(tag: string): DayFormat {
  const formats = new Map<keyof typeof options, Intl.DateTimeFormat>();
  function formatOf(style: keyof typeof options): Intl.DateTimeFormat {
    const known = formats.get(style);
    if (known) return known;
    const made = new Intl.DateTimeFormat(tag, { ...options[style], calendar: "gregory", timeZone: "UTC" });
    formats.set(style, made);
    return made;
  }
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    day: (day, pattern) => formatOf(pattern).format(dateOf(day)),
    // Browsers differ in the spaces around the dash.
    dayRange: (start, end, pattern) =>
      formatOf(pattern)
        .formatRangeToParts(dateOf(start), dateOf(end))
        .map(({ type, value }) => (type === "literal" ? value.replace(/^\s*–\s*$/, dash) : value))
        .join(""),
    monthName: (day, style) => formatOf(`${style}Month`).format(dateOf(day)),
  };
}
