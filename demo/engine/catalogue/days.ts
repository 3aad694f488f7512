/** Days inside the engine are whole numbers: days since 1970-01-01. On the wire they are `yyyy-MM-dd`. */
const millisecondsADay = 86400000;

/** The number of a `yyyy-MM-dd` day, or null when there is no such day. */
export function dayNumber(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = Math.round(time / millisecondsADay);
  return dayText(day) === text ? day : null;
}

/** The number of a day that the program itself wrote down. */
export function knownDay(text: string): number {
  const day = dayNumber(text);
  if (day === null) throw new Error(`Not a day: ${text}`);
  return day;
}

export function dayText(day: number): string {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10);
}

/** A `yyyy-MM-dd` day so many days later. */
export function addDays(day: string, count: number): string {
  return dayText(knownDay(day) + count);
}

/** 0 is Sunday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first given weekday on or after a day. */
export function nextWeekday(day: number, wanted: number): number {
  return day + ((wanted - weekday(day) + 7) % 7);
}

/** The first day of a `yyyy-MM` month, moved by whole months; null when there is no such month. */
export function firstDayOfMonth(month: string, add = 0): number | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (!match) return null;
  return Math.round(Date.UTC(Number(match[1]), Number(match[2]) - 1 + add, 1) / millisecondsADay);
}

/** 1 to 12. */
export function monthNumber(day: number): number {
  return new Date(day * millisecondsADay).getUTCMonth() + 1;
}

export function yearOf(day: number): number {
  return new Date(day * millisecondsADay).getUTCFullYear();
}
