import { charactersOf } from "./characters.js";
import { fold, wordsIn } from "./date-words.js";
import type { DateWords } from "./date-words.js";
import { isDay } from "./day.js";
import type { Day } from "./day.js";
import { dateOfMoment, readIso } from "./iso.js";
import type { Moment, PickerValue, TimeAccuracy } from "./moment.js";
import { partsOf, timeFrom } from "./time.js";
import { fitMoment, maxTextLength, rangeValue, readGivenValue } from "./value.js";
import type { ValueOptions } from "./value.js";

/** The tokens of a mask: `yyyy`, `MM`, `dd`, `HH`, …; everything else is literal text. */
export const maskToken = /yyyy|MM?|dd?|HH|h|mm|ss|SSS|a/g;
const timeFields = ["HH", "mm", "ss", "SSS"] as const;
const yearFirst = ["yyyy", "MM", "dd"] as const;
type Field = (typeof yearFirst | typeof timeFields)[number];

/** The field that a token writes; none for the half of the day. */
const fieldOf: Readonly<Record<string, Field>> = {
  yyyy: "yyyy",
  M: "MM",
  MM: "MM",
  d: "dd",
  dd: "dd",
  h: "HH",
  HH: "HH",
  mm: "mm",
  ss: "ss",
  SSS: "SSS",
};
/** What joins the two moments of a range. */
const momentSeparator = /[–—]|\s-+\s/;
const arabicDigits = charactersOf("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹");

/** The parts of a moment as a mask writes them, in the locale's digits: `06/02/2027`, `5:30 PM`. */
export function printMoment({ day, time }: Moment, mask: string, words: DateWords): string {
  const [year = 0, month = 0, date = 0] = (day ?? "").split("-").map(Number);
  const [hours, minutes, seconds, milliseconds] = partsOf(time ?? "");
  const values: Readonly<Record<Field, number>> = {
    yyyy: year,
    MM: month,
    dd: date,
    HH: hours,
    mm: minutes,
    ss: seconds,
    SSS: milliseconds,
  };
  return mask.replace(maskToken, (name) => {
    const field = fieldOf[name];
    if (field === undefined) return words.periods[hours < 12 ? 0 : 1];
    const value = name === "h" ? hours % 12 || 12 : values[field];
    return String(value)
      .padStart(name.length, "0")
      .replace(/\d/g, (digit) => words.digits[Number(digit)] ?? digit);
  });
}

/** Both ends of a value, joined by a dash; empty for no value. */
export function printValue({ start, end }: PickerValue, mask: string, words: DateWords): string {
  return [start, end].flatMap((moment) => (moment === null ? [] : [printMoment(moment, mask, words)])).join(" – ");
}

/**
 * Reads what a visitor types, in the order of the mask's parts and with any separators: one or two digits, years of two digits
 * (70 to 99 belong to the last century), digits without separators (`06022027`), names of months, both `5:30 pm` and `17:30`, the
 * locale's digits, and always ISO 8601. Null for any other text, for a day that does not exist, and for more than 1,000
 * characters.
 */
export function parseMoment(text: string, mask: string, words: DateWords): Moment | null {
  if (text.length > maxTextLength) return null;
  const fields = fieldsOf(mask);
  const plain = inLatinDigits(text, words).trim();
  const iso = readIso(plain);
  return iso ? fitMoment(iso, optionsOf(fields)) : readFields(wordsIn(fold(plain)), fields, words);
}

/** Whether a text is written as a day that does not exist, such as 29 February 2027; not where its month or its day can be none. */
export function namesMissingDay(text: string, mask: string, words: DateWords): boolean {
  if (text.length > maxTextLength) return false;
  return text.split(momentSeparator).some((moment) => {
    const date = assignFields(wordsIn(fold(inLatinDigits(moment, words))), fieldsOf(mask), words)?.date;
    return date != null && inRange(date.month, 1, 12) && inRange(date.date, 1, 31) && dayFrom(date) === null;
  });
}

/** Whether a text ends in 19 or 20 as its year, which may become one of four digits as the visitor types on. */
export function endsInCentury(text: string, mask: string): boolean {
  const moment = text.split(momentSeparator).at(-1) ?? "";
  const numbers = moment.match(/\d+/g) ?? [];
  const wanted = /\p{L}/u.test(moment) ? 2 : 3;
  return fieldsOf(mask).indexOf("yyyy") === 2 && numbers.length === wanted && /(?:^|\D)(?:19|20)$/.test(moment);
}

/** As `parseMoment`, but as a date, which is invalid if the text cannot be read. */
export function parseDate(text: string, mask: string, words: DateWords): Date {
  const moment = parseMoment(text, mask, words);
  return moment ? dateOfMoment(moment) : new Date(NaN);
}

/** Reads one moment, or with `range` two joined by a dash. A blank text is no value; null if the text cannot be read. */
export function parseValue(text: string, mask: string, range: boolean, words: DateWords): PickerValue | null {
  if (text.length > maxTextLength) return null;
  const iso = readGivenValue(inLatinDigits(text, words), { ...optionsOf(fieldsOf(mask)), range });
  if (iso) return iso.value;
  const read = (part: string) => parseMoment(part, mask, words);
  if (!range) {
    const start = read(text);
    return start && { start, end: null };
  }
  const parts = text.split(momentSeparator);
  const [start, end = start, ...rest] = parts.length === 1 ? readHyphened(text, mask, read) : parts.map(read);
  return !start || !end || rest.length > 0 ? null : rangeValue(start, end);
}

/** One moment, or two joined by a hyphen: `6.2.27-13.2.27`. A date may contain hyphens, a time does not. */
function readHyphened(text: string, mask: string, read: (part: string) => Moment | null): readonly (Moment | null)[] {
  const one = read(text);
  if (one && fieldsOf(mask).includes("yyyy")) return [one];
  const pairs = [...text.matchAll(/-/g)].map(({ index }) => [read(text.slice(0, index)), read(text.slice(index + 1))]);
  return pairs.find(([first, second]) => first && second) ?? [text.includes("-") ? null : one];
}

function fieldsOf(mask: string): readonly Field[] {
  return (mask.match(maskToken) ?? []).flatMap((name) => fieldOf[name] ?? []);
}

function optionsOf(fields: readonly Field[]): ValueOptions {
  const accuracies: readonly TimeAccuracy[] = [1, 2, 3, 4];
  const accuracy = accuracies.findLast((parts) => fields.includes(timeFields[parts - 1] ?? "HH"));
  return { mode: !fields.includes("yyyy") ? "time" : accuracy === undefined ? "date" : "datetime", accuracy: accuracy ?? 2 };
}

function inLatinDigits(text: string, words: DateWords): string {
  const digits = [...arabicDigits, ...words.digits];
  return text.replace(/\P{ASCII}/gu, (character) => {
    const index = digits.indexOf(character);
    return index < 0 ? character : String(index % 10);
  });
}

interface WrittenDate {
  readonly year: string;
  readonly month: number;
  readonly date: number;
}

function readFields(found: readonly string[], fields: readonly Field[], words: DateWords): Moment | null {
  const written = assignFields(found, fields, words);
  if (written === null) return null;
  const day = written.date && dayFrom(written.date);
  return fitMoment({ day, time: written.clock }, optionsOf(fields));
}

/** Assigns the numbers and words of a text to the fields of a mask; the date may be none that exists. */
function assignFields(
  found: readonly string[],
  fields: readonly Field[],
  words: DateWords,
): { readonly date: WrittenDate | null; readonly clock: string } | null {
  const names = found.filter((word) => !isNumber(word));
  const month = names.flatMap((name) => monthNamed(name, words)).at(-1);
  const time = fields.filter((field) => timeFields.some((name) => name === field));
  const date = fields.filter((field) => !time.includes(field) && (field !== "MM" || month === undefined));
  const numbers = separated(found.filter(isNumber), date, time);
  const order = [...dateOrder(date, numbers), ...time];
  if (numbers.length < Math.max(date.length, 1) || numbers.length > order.length) return null;
  const values = new Map(order.map((field, index) => [field, numbers[index]]));
  const text = (field: Field) => values.get(field) ?? "0";
  if (order.some((field) => text(field).length > longest(field))) return null;
  const period = names.flatMap((name) => periodNamed(name, words)).at(-1);
  const hours = withPeriod(Number(text("HH")), period);
  const clock = timeFrom([hours, Number(text("mm")), Number(text("ss")), Number(text("SSS").padEnd(3, "0").slice(0, 3))], 4);
  if (clock === null) return null;
  if (date.length === 0) return { date: null, clock };
  return { date: { year: text("yyyy"), month: month ?? Number(text("MM")), date: Number(text("dd")) }, clock };
}

const inRange = (value: number, low: number, high: number): boolean => low <= value && value <= high;
const isNumber = (word: string): boolean => /^\d/.test(word);
const longest = (field: Field): number => (field === "yyyy" ? 4 : field === "SSS" ? 9 : 2);

/** A number of four digits is the year if it comes first, or after the day when the month is a name. */
function dateOrder(date: readonly Field[], numbers: readonly string[]): readonly Field[] {
  if (numbers[0]?.length === 4) return yearFirst.filter((field) => date.includes(field));
  return date.length === 2 && numbers[1]?.length === 4 ? ["dd", "yyyy"] : date;
}

/** Digits without separators are divided into the fields of a date, or of a time if there is no date. */
function separated(numbers: readonly string[], date: readonly Field[], time: readonly Field[]): readonly string[] {
  const [first = "", ...rest] = numbers;
  if (first.length <= (date.length > 0 ? 4 : 2)) return numbers;
  const fields = date.length > 0 ? date : time;
  const yearLength = first.length - 2 * (date.length - 1);
  let from = 0;
  const cut = fields.map((field) => first.slice(from, (from += field === "yyyy" ? yearLength : 2)));
  return [...cut, first.slice(from), ...rest].filter((number) => number !== "");
}

/** The month, from 1, with this name, or the only one whose name begins with at least these three letters. */
function monthNamed(word: string, { months }: DateWords): readonly number[] {
  const matching = (fits: (name: string) => boolean) => months.flatMap((names, index) => (names.some(fits) ? [index + 1] : []));
  const same = matching((name) => name === word);
  const found = same.length > 0 || word.length < 3 ? same : matching((name) => name.startsWith(word));
  return found.length === 1 ? found : [];
}

/** 0 for the first half of the day, 1 for the second; `am` and `pm` in every locale. */
function periodNamed(word: string, { periods }: DateWords): readonly number[] {
  const [am, pm] = periods.map((period) => wordsIn(fold(period))[0]);
  if (word === am || word === "am") return [0];
  return word === pm || word === "pm" ? [1] : [];
}

/** Hours above 12 stay as they are. */
function withPeriod(hours: number, period: number | undefined): number {
  return period === undefined || hours > 12 ? hours : (hours % 12) + 12 * period;
}

/** Null if the day does not exist, or the year has neither two nor four digits. */
function dayFrom({ year, month, date }: WrittenDate): Day | null {
  const century = year.length > 2 ? "" : Number(year) < 70 ? "20" : "19";
  const day = [`${century}${year}`, ...[month, date].map((part) => String(part).padStart(2, "0"))].join("-");
  return isDay(day) ? day : null;
}
