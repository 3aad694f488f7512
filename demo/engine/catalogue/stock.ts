import type { Lodging } from "./lodgings.js";
import type { Period } from "./periods.js";
import { createRandom, type Random } from "./random.js";
import type { Room } from "./rooms.js";

/** One room of one lodging, free for one period; the row's place is its id. Columns, to be light on memory. */
export interface Stock {
  readonly size: number;
  /** Index in the list of lodgings; rows of one lodging are adjacent. */
  readonly lodging: Uint16Array;
  /** Index in the lodging's rooms. */
  readonly room: Uint8Array;
  /** Index in the list of periods. */
  readonly period: Uint16Array;
  /** Whole euros of the room for the stay, without a package. */
  readonly price: Int32Array;
  /** What the room cost before a reduction, whole euros; 0 without one. */
  readonly publicPrice: Int32Array;
}

const capacity = 120000;

/** Resorts whose name alone raises prices. */
const dear: Record<string, number> = {
  "Courchevel 1850": 1.9,
  "Val d'Isère": 1.35,
  Megève: 1.35,
  Zermatt: 1.6,
  Verbier: 1.5,
  "Lech am Arlberg": 1.5,
  "Val Thorens": 1.12,
  "Chamonix-Mont-Blanc": 1.12,
  "Méribel Centre": 1.25,
  "Cortina d'Ampezzo": 1.35,
  Kitzbühel: 1.25,
  "Arc 1950": 1.15,
};

/** High resorts cost more, and keep their snow early and late; low ones are cheap then. */
function altitudeFactor(altitude: number, period: Period): number {
  if (period.season === "E") return 1;
  const height = Math.max(0.9, Math.min(1.16, 0.9 + (altitude - 1000) / 5000));
  const edge = period.demand < 0.75 ? Math.max(0.8, Math.min(1.06, 0.8 + (altitude - 1000) / 4500)) : 1;
  return height * edge;
}

/** Short nights cost more each than a week's. */
function lengthFactor(nights: number): number {
  return nights === 7 ? 1 : (nights / 7) * 1.18;
}

function roomPrice(random: Random, lodging: Lodging, room: Room, period: Period): number {
  const people = room.kind === "bedroom" ? room.capacity * 0.9 + 0.2 : room.capacity * 0.7 + 1.1;
  const extra = room.extra === "superior" || room.extra === "view" ? 1.08 : 1;
  const place = (dear[lodging.station.name] ?? 1) * altitudeFactor(lodging.station.altitude, period);
  return Math.round(
    lodging.kind.weekAPerson *
      people *
      extra *
      lodging.appeal *
      place *
      period.demand *
      lengthFactor(period.nights) *
      random.between(0.96, 1.05),
  );
}

/** Reductions are rarer when everybody is on holiday. */
function reduction(random: Random, period: Period): number {
  if (!random.chance(period.demand > 1.2 ? 0.16 : 0.44)) return 0;
  return random.pick([3, 5, 5, 8, 10, 10, 12, 15, 15, 20, 25, 30, 40]);
}

/** Whether a lodging sells a period at all. */
function opens(lodging: Lodging, period: Period): boolean {
  if (period.season === "E" && !lodging.summer) return false;
  if (period.ahead === 2 && !lodging.earlyBooking) return false;
  if (period.season === "H" && period.demand < 0.68 && lodging.station.altitude < 1500) return false;
  if (period.kind === "short") return lodging.shortStays;
  const anyDay = lodging.kind.roomKind === "bedroom" && lodging.liheId % 3 === 0;
  return period.kind === (anyDay ? "sunday" : "saturday");
}

/** Chance that a room is still free. */
function freedom(lodging: Lodging, period: Period): number {
  const sought = period.demand > 1.2 ? 0.78 : 1;
  const base = lodging.station.name === "Val Thorens" ? 0.94 : 0.58;
  return base * sought * (period.kind === "short" ? 0.3 : 1) * (period.ahead === 2 ? 0.5 : 1);
}

/** Every free stay of the catalogue, lodging by lodging. */
export function createStock(lodgings: readonly Lodging[], periods: readonly Period[], seed: string): Stock {
  const random = createRandom(`${seed} stock`);
  const lodgingColumn = new Uint16Array(capacity);
  const roomColumn = new Uint8Array(capacity);
  const periodColumn = new Uint16Array(capacity);
  const price = new Int32Array(capacity);
  const publicPrice = new Int32Array(capacity);
  let size = 0;
  lodgings.forEach((lodging, lodgingIndex) => {
    periods.forEach((period, periodIndex) => {
      if (!opens(lodging, period)) return;
      const free = freedom(lodging, period);
      lodging.rooms.forEach((room, roomIndex) => {
        if (!random.chance(free) || size === capacity) return;
        lodgingColumn[size] = lodgingIndex;
        roomColumn[size] = roomIndex;
        periodColumn[size] = periodIndex;
        const full = roomPrice(random, lodging, room, period);
        const percent = reduction(random, period);
        price[size] = Math.round(full * (1 - percent / 100));
        publicPrice[size] = percent === 0 ? 0 : full;
        size++;
      });
    });
  });
  return {
    size,
    lodging: lodgingColumn.slice(0, size),
    room: roomColumn.slice(0, size),
    period: periodColumn.slice(0, size),
    price: price.slice(0, size),
    publicPrice: publicPrice.slice(0, size),
  };
}
