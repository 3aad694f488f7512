import { accessRoutes } from "../../demo/engine/catalogue/facts.js";
import { packageBit, soldPackages } from "../../demo/engine/catalogue/packages.js";
import type { Database } from "../../demo/engine/database/database.js";
import { markets } from "../../src/domain/markets.js";
import { type PackageCode, packageCodes } from "../../src/domain/packages.js";
import { type Currency, finalPrice, listedPrice, money, type PricedRow } from "./prices.js";
import { partySize, type Limit, type Quality, type When, type Where, type Wish, type WishLocale } from "./wish.js";

/** A stay with a package at its prices, for the party that it was asked for. */
export interface TrueStay {
  readonly lodging: string;
  readonly station: string;
  readonly start: string;
  readonly end: string;
  readonly packageCode: PackageCode;
  readonly listed: number;
  /** Null if it is no longer sold. */
  readonly final: number | null;
}

/** The stays that are looked for: those of a wish, of a lodging, or behind a price. */
export interface Asked {
  readonly locale: WishLocale;
  readonly party: number;
  readonly nights: number;
  readonly where: Where | { readonly kind: "station"; readonly name: string };
  readonly when: When | { readonly kind: "any" };
  readonly quality: Quality | null;
  readonly lodging: string | null;
}

interface Row extends PricedRow {
  readonly lodging_name: string;
  readonly station_name: string;
  readonly package_bit: number;
}
interface LowestRow {
  readonly start_date: string;
  readonly lowest: number;
}

/** Conditions of a statement with numbered values. */
class Conditions {
  readonly values: (string | number)[] = [];
  readonly list: string[] = [];

  /** Adds a condition; each `?` is the next of the values. */
  add(text: string, ...values: readonly (string | number)[]): void {
    let next = 0;
    this.list.push(text.replaceAll("?", () => `$${this.values.push(values[next++] ?? "")}`));
  }
}

const currencyOf = (locale: WishLocale): Currency => markets[locale].currency;

const soldBits = (locale: WishLocale): number => soldPackages(markets[locale].language).reduce((bits, code) => bits | packageBit(code), 0);

/** Stations within some minutes by road of an airport. */
function stationsNear(code: string, minutes: number): number[] {
  return accessRoutes.flatMap(({ minutes: byStation }) =>
    Object.entries(byStation).flatMap(([id, from]) => ((from[code] ?? Infinity) <= minutes ? [Number(id)] : [])),
  );
}

function limit(conditions: Conditions, one: Limit): void {
  if (one.kind === "altitude") return conditions.add("station.altitude >= ?::integer", one.metres);
  if (one.kind === "slopes") return conditions.add("domain.slopes_km >= ?::integer", one.kilometres);
  conditions.add(`station.station_id in (${[0, ...stationsNear(one.code, one.minutes)].join(", ")})`);
}

function whereIs(conditions: Conditions, where: Asked["where"]): void {
  if (where.kind === "resort") conditions.add("station.station_id = ?::integer", where.id);
  else if (where.kind === "area") conditions.add("station.domain_id = ?::integer", where.id);
  else if (where.kind === "station") conditions.add("station.name = ?::text", where.name);
  else for (const one of where.limits) limit(conditions, one);
}

function whenIs(conditions: Conditions, when: Asked["when"]): void {
  if (when.kind === "exact") conditions.add("stay.start_date = ?::date and stay.end_date = ?::date", when.start, when.end);
  if (when.kind === "month") conditions.add("to_char(stay.start_date, 'YYYY-MM') = ?::text", when.month);
}

function qualityIs(conditions: Conditions, quality: Quality): void {
  if (quality.kind === "rating") return conditions.add("lodging.rating >= ?::integer", quality.tenths);
  const ids = quality.criteria.map(Number).join(", ");
  conditions.add(
    `exists (select 1 from lodging_criterion as had where had.lodging_id = lodging.lodging_id and had.criterion_id in (${ids}))`,
  );
}

function conditionsOf({ locale, party, nights, where, when, quality, lodging }: Asked, { first, last }: Season): Conditions {
  const conditions = new Conditions();
  conditions.add("stay.start_date >= ?::date and stay.start_date < ?::date", first, last);
  conditions.add("stay.season = 'H' and stay.nights = ?::integer", nights);
  conditions.add("room.capacity >= ?::integer", party);
  conditions.add("supplement.package_bit & lodging.package_bits & ?::integer <> 0", soldBits(locale));
  whereIs(conditions, where);
  whenIs(conditions, when);
  if (quality) qualityIs(conditions, quality);
  if (lodging !== null) conditions.add("lodging.name = ?::text", lodging);
  return conditions;
}

const stock = `
  from stay
  join lodging on lodging.lodging_id = stay.lodging_id
  join station on station.station_id = lodging.station_id
  join domain on domain.domain_id = station.domain_id
  join room on room.lodging_id = stay.lodging_id and room.room_number = stay.room_number
  join supplement on supplement.sale_id = stay.sale_id`;

/** The winter on sale, from today if it has begun; `last` is the day after it. */
interface Season {
  readonly first: string;
  readonly last: string;
}

async function seasonOf(database: Database, today: string): Promise<Season> {
  const [row] = await database.query<{ readonly first: string }>({
    name: "",
    text: "select min(start_date) as first from stay where season = 'H' and start_date >= $1::date",
    values: [today],
  });
  if (!row) throw new Error(`No winter is on sale on ${today}`);
  const [year = 0, month = 0] = row.first.split("-").map(Number);
  return { first: row.first, last: `${month > 6 ? year + 1 : year}-06-01` };
}

export interface Truth {
  readonly season: Season;
  /** Stays with their packages, the cheapest by listed price first: `most` of them. */
  stays(asked: Asked, most: number): Promise<readonly TrueStay[]>;
  /** The lowest listed total on each day with a start. */
  lowest(asked: Asked): Promise<ReadonlyMap<string, number>>;
  rows<One extends object>(text: string): Promise<readonly One[]>;
}

/** What the tables of the engine's database hold, read by statements of its own. */
export async function createTruth(database: Database, today: string): Promise<Truth> {
  const season = await seasonOf(database, today);
  return {
    season,
    rows: <One extends object>(text: string) => database.query<One>({ name: "", text, values: [] }),
    async stays(asked, most) {
      const conditions = conditionsOf(asked, season);
      const rows = await database.query<Row>({
        name: "",
        text: `
          select
            lodging.lodging_id as lodging, lodging.name as lodging_name, station.name as station_name, stay.stay_number,
            stay.start_date, stay.end_date, stay.price, supplement.package_bit, min(supplement.amount) as supplement,
            supplement.package_bit & lodging.live_bits <> 0 as is_live
          ${stock}
          where ${conditions.list.join(" and ")}
          group by
            lodging.lodging_id, lodging.name, station.name, stay.stay_number, stay.start_date, stay.end_date, stay.price,
            supplement.package_bit, lodging.live_bits
          order by stay.price + min(supplement.amount) * ${asked.party}, stay.stay_number
          limit ${most}`,
        values: conditions.values,
      });
      const currency = currencyOf(asked.locale);
      return rows.flatMap((row) => {
        const packageCode = packageCodes[Math.log2(row.package_bit)];
        if (packageCode === undefined) return [];
        return {
          lodging: row.lodging_name,
          station: row.station_name,
          start: row.start_date,
          end: row.end_date,
          packageCode,
          listed: listedPrice(row, asked.party, currency),
          final: finalPrice(row, asked.party, currency),
        };
      });
    },
    async lowest(asked) {
      const conditions = conditionsOf(asked, season);
      const rows = await database.query<LowestRow>({
        name: "",
        text: `
          select stay.start_date, min(stay.price + supplement.amount * ${asked.party}) as lowest
          ${stock}
          where ${conditions.list.join(" and ")}
          group by stay.start_date
          order by stay.start_date`,
        values: conditions.values,
      });
      const currency = currencyOf(asked.locale);
      return new Map(rows.map(({ start_date, lowest }) => [start_date, money(lowest, currency)]));
    },
  };
}

/** The stays of a wish, whatever they cost. */
export const askedBy = ({ locale, where, when, nights, quality, ...party }: Wish): Asked => ({
  locale,
  party: partySize(party),
  nights,
  where,
  when,
  quality,
  lodging: null,
});
