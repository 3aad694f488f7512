import type { Weekday } from "./day.js";

const monday: Weekday = 2;

/** First day of the week by language tag; a language applies to all its regions that are not listed. */
const firstWeekdays: Readonly<Record<string, Weekday>> = {
  "en-GB": monday,
  fr: monday,
  nl: monday,
};

/** The weekday that opens a week in this locale; an unlisted locale uses the rule of British English. */
export function firstWeekdayOf(locale: string): Weekday {
  const language = locale.split("-")[0] ?? locale;
  return firstWeekdays[locale] ?? firstWeekdays[language] ?? monday;
}

/** The seven weekdays in the order of a week that opens with `first`. */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  const all: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
  return [...all.slice(first - 1), ...all.slice(0, first - 1)];
}
