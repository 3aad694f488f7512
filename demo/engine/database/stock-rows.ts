import type { Catalogue } from "../catalogue/catalogue.js";
import type { Lodging } from "../catalogue/lodgings.js";
import type { Period } from "../catalogue/periods.js";
import type { Room } from "../catalogue/rooms.js";
import { numberBits, saleId } from "./bits.js";

/** A room that is free for a period, with its columns in the tables. */
interface StockRow {
  readonly number: number;
  readonly lodging: Lodging;
  readonly room: Room;
  readonly period: Period;
  /** The id under which packages for it are sold. */
  readonly sale: number;
  /** Its number of rooms and its capacity, as bits. */
  readonly size: readonly [rooms: number, capacity: number];
  /** Whole euros; the public price is 0 without a reduction. */
  readonly price: number;
  readonly publicPrice: number;
}

/** Everything that is free, row by row. */
export function* stockRows({ stock, lodgings, periods }: Catalogue): Generator<StockRow> {
  for (let number = 0; number < stock.size; number++) {
    const lodging = lodgings[stock.lodging[number] ?? -1];
    const room = lodging?.rooms[stock.room[number] ?? -1];
    const period = periods[stock.period[number] ?? -1];
    if (!lodging || !room || !period) throw new Error(`Row ${number} of the stock belongs to nothing`);
    yield {
      number,
      lodging,
      room,
      period,
      sale: saleId(lodging.station.domainId, period.season, period.nights),
      size: [numberBits([room.rooms]), numberBits([room.capacity])],
      price: stock.price[number] ?? 0,
      publicPrice: stock.publicPrice[number] ?? 0,
    };
  }
}
