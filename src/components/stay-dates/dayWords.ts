/** Two days in full, "Saturday, 6 February 2027", as the texts of one range. */
export interface RangeWords {
  readonly start: string;
  readonly end: string;
}

/**
 * Leaves out of the first day the words that end both, and the commas that belong to a day alone: "samedi 6" and
 * "samedi 13 février 2027". Works where a date is written from the day to the year.
 */
export function rangeWords(first: string, second: string): RangeWords {
  const start = wordsOf(first);
  const end = wordsOf(second);
  let shared = 0;
  while (shared < start.length - 1 && start.at(-1 - shared) === end.at(-1 - shared)) shared += 1;
  return { start: start.slice(0, start.length - shared).join(" "), end: end.join(" ") };
}

function wordsOf(day: string): readonly string[] {
  return day.replaceAll(",", "").split(" ");
}
