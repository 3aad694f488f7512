import { anyStay, type StayDays, type StayDaysQuery, UnknownId, type Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { inCurrency } from "../wire/money.js";
import type { Database } from "./database.js";
import { readLodgings } from "./lodgings.js";
import { selectionParameters } from "./selection.js";
import { statement } from "./statements.js";

interface DaysRow {
  readonly start_date: string;
  readonly end_date: string;
  /** Whole euros. */
  readonly lowest: number;
}

/** Every stay of a lodging from today on, by its days. */
export async function findStayDays(
  database: Database,
  places: Places,
  { liheId, party, packages, origins }: StayDaysQuery,
  visitor: Visitor,
): Promise<readonly StayDays[]> {
  if (!(await readLodgings(database, places, [liheId])).has(liheId)) throw new UnknownId("liheId", liheId);
  const asked = selectionParameters({ ...anyStay, party, packages, origins }, visitor, places, 0);
  const rows = await database.query<DaysRow>(statement("stay-days", { ...asked, lodging: liheId }));
  return rows.map((row) => ({ start: row.start_date, end: row.end_date, price: inCurrency(Number(row.lowest), visitor.currency) }));
}
