/** The days that the calendar's pages close and mark, `yyyy-MM-dd`. */
const millisecondsInDay = 86_400_000;

const daysAfter = (first, counts) =>
  counts.map((count) => new Date(Date.parse(first) + count * millisecondsInDay).toISOString().slice(0, 10));
const range = (count) => Array.from({ length: count }, (_, index) => index);

/** Ten days in a row of every thirty, over eight years: twenty of January and February 2027, none of the chosen range. */
export const closedDays = daysAfter(
  "2024-02-03",
  range(1000).map((index) => Math.floor(index / 10) * 30 + (index % 10)),
);
/** Every fifth day of nearly three years. */
export const markedDays = daysAfter(
  "2026-01-02",
  range(200).map((index) => index * 5),
);

/** A day as a `Date`, at midnight of the browser's own zone. */
export function dateOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}
