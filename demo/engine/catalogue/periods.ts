import { knownDay, monthNumber, nextWeekday, yearOf } from "./days.js";
import { schoolHolidays } from "./facts.js";

export type Season = "H" | "E";

/** A stay's dates that rooms are sold for. Days are numbers (see days.ts). */
export interface Period {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly nights: number;
  /** H winter, E summer. */
  readonly season: Season;
  readonly kind: "saturday" | "sunday" | "short";
  /** 0 is the current season or the next; later ones are sold in part only. */
  readonly ahead: number;
  /** Factor of the week on prices; 1 is an ordinary week. */
  readonly demand: number;
}

/** A season that is sold: winter by the year it begins in. */
interface SoldSeason {
  readonly season: Season;
  readonly year: number;
}

const may = 5;
const october = 10;

/** The seasons on sale on a day: the current or next one, and the two after it. */
export function seasonsOnSale(today: number): readonly SoldSeason[] {
  const month = monthNumber(today);
  const year = yearOf(today);
  const winter = (begins: number): SoldSeason => ({ season: "H", year: begins });
  const summer = (of: number): SoldSeason => ({ season: "E", year: of });
  if (month >= may && month < october) return [summer(year), winter(year), summer(year + 1)];
  const begins = month >= october ? year : year - 1;
  return [winter(begins), summer(begins + 1), winter(begins + 1)];
}

const holidays = Object.entries(schoolHolidays).map(([zone, list]) => ({
  zone,
  spans: list.map(({ start, end }) => ({ start: knownDay(start), end: knownDay(end) })),
}));
const holidaysEnd = Math.max(...holidays.flatMap(({ spans }) => spans.map((span) => span.end)));
/** How much each zone fills the resorts. */
const zoneDemand: Record<string, number> = { A: 0.26, B: 0.26, C: 0.34, "GB-ENG": 0.16 };
/** 52 weeks: a year later on the same weekday. */
const yearOfWeeks = 364;

/** How much of a stay lies in school holidays, weighed by zone; years after the known ones repeat the last. */
function holidayDemand(start: number, end: number): number {
  const back = end > holidaysEnd ? yearOfWeeks : 0;
  let demand = 0;
  for (const { zone, spans } of holidays) {
    const nights = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(end - back, span.end + 1) - Math.max(start - back, span.start)),
      0,
    );
    demand += (zoneDemand[zone] ?? 0) * Math.min(1, nights / (end - start));
  }
  return demand;
}

const monthDemand: Record<number, number> = {
  11: 0.62,
  12: 0.72,
  1: 0.8,
  2: 1.05,
  3: 0.95,
  4: 0.7,
  5: 0.55,
  6: 0.42,
  7: 0.52,
  8: 0.53,
  9: 0.4,
};

function demandOf(start: number, end: number, season: Season): number {
  const month = monthNumber(start);
  const ordinary = monthDemand[month] ?? 0.8;
  const strength = season === "E" ? 0.1 : month === 4 ? 0.45 : 1;
  return Math.round((ordinary + strength * holidayDemand(start, end)) * 1000) / 1000;
}

interface Span {
  readonly start: number;
  readonly nights: number;
  readonly kind: Period["kind"];
}

function weekly(from: number, last: number, day: number, kind: Period["kind"]): Span[] {
  const spans: Span[] = [];
  for (let start = nextWeekday(from, day); start <= last; start += 7) spans.push({ start, nights: 7, kind });
  return spans;
}

const [sunday, thursday, friday, saturday] = [0, 4, 5, 6];
/** Short stays by the day they begin on: two to five nights. */
const shortStays: readonly { readonly day: number; readonly nights: number }[] = [
  { day: friday, nights: 2 },
  { day: thursday, nights: 3 },
  { day: sunday, nights: 4 },
  { day: sunday, nights: 5 },
  { day: saturday, nights: 2 },
];

function shorts(from: number, last: number): Span[] {
  return shortStays.flatMap(({ day, nights }) => weekly(from, last, day, "short").map((span) => ({ ...span, nights })));
}

function spansOf({ season, year }: SoldSeason): Span[] {
  const [first, last] =
    season === "H" ? [knownDay(`${year}-11-28`), knownDay(`${year + 1}-04-25`)] : [knownDay(`${year}-06-13`), knownDay(`${year}-09-05`)];
  const shortFirst = season === "H" ? knownDay(`${year}-12-03`) : knownDay(`${year}-06-25`);
  return [...weekly(first, last, saturday, "saturday"), ...weekly(first, last, sunday, "sunday"), ...shorts(shortFirst, last - 7)];
}

/** Every stay that is sold, by season, then by start and length. */
export function createPeriods(seasons: readonly SoldSeason[]): readonly Period[] {
  return seasons
    .flatMap((sold, ahead) =>
      spansOf(sold)
        .sort((a, b) => a.start - b.start || a.nights - b.nights)
        .map(({ start, nights, kind }) => ({
          start,
          end: start + nights,
          nights,
          season: sold.season,
          kind,
          ahead,
          demand: demandOf(start, start + nights, sold.season),
        })),
    )
    .map((period, index) => ({ id: index + 1, ...period }));
}
