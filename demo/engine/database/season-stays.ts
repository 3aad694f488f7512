import type { Catalogue } from "../catalogue/catalogue.js";
import { dayText } from "../catalogue/days.js";
import { numberBits, saleId } from "./bits.js";
import type { TableRows, Value } from "./rows.js";

interface Priced {
  readonly start: number;
  readonly price: number;
}
interface Span {
  readonly first: number;
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Before any day that the engine knows. */
const longAgo = 0;

/** The range of the prices that are still to come, for every day from which one may ask; equal neighbours are one span. */
export function priceSpans(stays: readonly Priced[]): readonly Span[] {
  const spans: Span[] = [];
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { start, price } of stays.toSorted((a, b) => b.start - a.start)) {
    const later = spans.at(-1);
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
    if (later?.lowest === lowest && later.highest === highest) continue;
    if (later && later.last === start) spans.pop();
    const before = spans.pop();
    if (before) spans.push({ ...before, first: start + 1 });
    spans.push({ first: longAgo, last: start, lowest, highest });
  }
  return spans;
}

/** What each room costs at least and at most, by season and nights (see schema.sql). */
export function seasonStays({ stock, lodgings, periods }: Catalogue): TableRows {
  const groups = new Map<string, { readonly about: readonly Value[]; readonly bits: readonly Value[]; readonly stays: Priced[] }>();
  for (let row = 0; row < stock.size; row++) {
    const lodging = lodgings[stock.lodging[row] ?? -1];
    const room = lodging?.rooms[stock.room[row] ?? -1];
    const period = periods[stock.period[row] ?? -1];
    if (!lodging || !room || !period) continue;
    const sale = saleId(lodging.station.domainId, period.season, period.nights);
    const about = [lodging.liheId, room.number, period.season, period.nights];
    const key = about.join(" ");
    const known = groups.get(key) ?? { about, bits: [sale, numberBits([room.rooms]), numberBits([room.capacity])], stays: [] };
    known.stays.push({ start: period.start, price: stock.price[row] ?? 0 });
    groups.set(key, known);
  }
  const rows = [...groups.values()].flatMap(({ about, bits, stays }) =>
    priceSpans(stays).map(({ first, last, lowest, highest }) => [...about, dayText(last), dayText(first), ...bits, lowest, highest]),
  );
  return { table: "season_stay", rows };
}
