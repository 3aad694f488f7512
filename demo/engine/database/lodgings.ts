import { lodgingKinds } from "../catalogue/lodging-kinds.js";
import type { Lodging } from "../catalogue/lodgings.js";
import type { Places } from "../catalogue/places.js";
import type { Room } from "../catalogue/rooms.js";
import type { ShownLodging } from "../wire/product.js";
import type { Database } from "./database.js";
import { statement } from "./statements.js";

interface LodgingRow {
  readonly lodging_id: number;
  readonly station_id: number;
  readonly name: string;
  readonly page_url: string;
  readonly lodging_type: number;
  readonly rating: number;
  readonly reviews: number;
  readonly live_bits: number;
  readonly cancellation_days: number | null;
  readonly deposit_percent: number;
  readonly building: number;
  readonly cover: string;
  readonly theme: Lodging["theme"];
  readonly summer: number;
  /** Ids between commas. */
  readonly criteria: string;
}
interface RoomRow {
  readonly lodging_id: number;
  readonly room_number: number;
  readonly kind: Room["kind"];
  readonly rooms: number;
  readonly capacity: number;
  readonly surface: number;
  readonly extra: Exclude<Room["extra"], null> | "";
}

/** No lodging has a larger id: the largest integer of a database. */
const largestId = 2 ** 31 - 1;

function byLodging<Row extends { readonly lodging_id: number }>(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const lists = new Map<number, Row[]>();
  for (const row of rows) {
    const list = lists.get(row.lodging_id);
    if (list) list.push(row);
    else lists.set(row.lodging_id, [row]);
  }
  return lists;
}

const roomOf = ({ room_number, kind, rooms, capacity, surface, extra }: RoomRow): Room => ({
  number: room_number,
  kind,
  rooms,
  capacity,
  surface,
  extra: extra === "" ? null : extra,
});

/** What is shown of these lodgings, by their ids. Unknown ids are left out. */
export async function readLodgings(database: Database, places: Places, ids: readonly number[]): Promise<ReadonlyMap<number, ShownLodging>> {
  const lodgings = ids.filter((id) => id <= largestId);
  if (lodgings.length === 0) return new Map();
  const [rows, roomRows] = await Promise.all([
    database.query<LodgingRow>(statement("lodgings", { lodgings })),
    database.query<RoomRow>(statement("lodging-rooms", { lodgings })),
  ]);
  const rooms = byLodging(roomRows);
  const shown = new Map<number, ShownLodging>();
  for (const row of rows) {
    const station = places.stations.find(({ id }) => id === row.station_id);
    const kind = lodgingKinds.find(({ lodgingType }) => lodgingType === row.lodging_type);
    if (!station || !kind) continue;
    shown.set(row.lodging_id, {
      liheId: row.lodging_id,
      station,
      name: row.name,
      pageUrl: row.page_url,
      lodgingType: row.lodging_type,
      kind,
      rating: row.rating,
      reviews: row.reviews,
      criteria: row.criteria === "" ? [] : row.criteria.split(",").map(Number),
      liveBits: row.live_bits,
      cancellationDays: row.cancellation_days,
      depositPercent: row.deposit_percent,
      building: row.building,
      cover: row.cover,
      theme: row.theme,
      summer: row.summer === 1,
      rooms: (rooms.get(row.lodging_id) ?? []).map(roomOf),
    });
  }
  return shown;
}
