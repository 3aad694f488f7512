import { addDays, daysBetween, isDay, weekdayOf, type Day } from "../calendar/day.js";
import { seasonOf } from "./seasons.js";

/** No season is longer. */
const halfYear = 183;
const daysInWeek = 7;

/** The day of a year that is nearest to the same date and has the same weekday. */
function sameWeekIn(year: number, day: Day): Day {
  const date = `${year}${day.slice(4)}`;
  const sameDate = isDay(date) ? date : `${year}-02-28`;
  const later = (weekdayOf(day) - weekdayOf(sameDate) + daysInWeek) % daysInWeek;
  return addDays(sameDate, later > daysInWeek / 2 ? later - daysInWeek : later);
}

function sameWeekFrom(year: number, day: Day, today: Day): Day {
  const ahead = sameWeekIn(year, day);
  return ahead >= today ? ahead : sameWeekFrom(year + 1, day, today);
}

/**
 * The day that stands for one that has passed when others are looked for: in the same week of the coming season, on the same weekday;
 * in the season that is running the day itself, from which the next ones are the nearest.
 */
export function comingDay(day: Day, today: Day): Day {
  const isRunning = seasonOf(day) === seasonOf(today) && daysBetween(day, today) < halfYear;
  return isRunning || day >= today ? day : sameWeekFrom(Number(today.slice(0, 4)), day, today);
}
