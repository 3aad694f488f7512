import type { Catalogue } from "../catalogue/catalogue.js";
import { dayText } from "../catalogue/days.js";
import { stockRows } from "./stock-rows.js";
import type { TableRows, Value } from "./table-rows.js";

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

/** Before any day of the engine. */
const longAgo = 0;

/** The price range of the stays that have not begun, for every day on which a search may be made; equal neighbours are one span. */
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
export function seasonStays(catalogue: Catalogue): TableRows {
  const groups = new Map<string, { readonly about: readonly Value[]; readonly bits: readonly Value[]; readonly stays: Priced[] }>();
  for (const { lodging, room, period, sale, size, price } of stockRows(catalogue)) {
    const about = [lodging.liheId, room.number, period.season, period.nights];
    const key = about.join(" ");
    const known = groups.get(key) ?? { about, bits: [sale, ...size], stays: [] };
    known.stays.push({ start: period.start, price });
    groups.set(key, known);
  }
  const rows = [...groups.values()].flatMap(({ about, bits, stays }) =>
    priceSpans(stays).map(({ first, last, lowest, highest }) => [...about, dayText(last), dayText(first), ...bits, lowest, highest]),
  );
  return { table: "season_stay", rows };
}
