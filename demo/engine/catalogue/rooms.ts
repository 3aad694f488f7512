import type { LodgingKind } from "./lodging-kinds.js";
import type { Random } from "./random.js";

/** A sort of room or flat of a lodging, let as one. */
export interface Room {
  /** Within the lodging, from 1. */
  readonly number: number;
  readonly kind: LodgingKind["roomKind"];
  /** 1 to 9; one room is a studio. */
  readonly rooms: number;
  /** People it sleeps. */
  readonly capacity: number;
  /** Square metres. */
  readonly surface: number;
  /** What sets it apart from its like; none for the plain one. */
  readonly extra: "superior" | "mezzanine" | "cabin" | "view" | null;
}

function capacityOf(random: Random, kind: LodgingKind, rooms: number): number {
  if (kind.roomKind === "bedroom") return rooms === 1 ? random.int(1, 3) : random.int(3, 5);
  if (kind.roomKind === "house") return Math.min(18, rooms * 2 + random.int(-2, 1));
  return Math.max(2, Math.min(12, rooms * 2 + random.int(0, 1)));
}

function surfaceOf(random: Random, kind: LodgingKind, rooms: number, capacity: number): number {
  if (kind.roomKind === "bedroom") return 12 + capacity * 4 + random.int(0, 8);
  if (kind.roomKind === "house") return 40 + capacity * 9 + random.int(0, 50);
  return 14 + rooms * 9 + capacity * 2 + random.int(0, 8);
}

/** How many rooms each sort has, smallest first. A lodging with more sorts than sizes has several of one size. */
function sizesOf(random: Random, kind: LodgingKind): number[] {
  const [fewest, most] = kind.rooms;
  const sizes = most - fewest + 1;
  const sorts = random.int(...kind.roomSorts);
  if (sorts > sizes && kind.roomKind === "flat")
    return Array.from({ length: sorts }, (_, index) => fewest + Math.floor((index * sizes) / sorts));
  const wanted = Math.min(sorts, kind.roomKind === "bedroom" ? 3 : sizes);
  let rooms = random.int(fewest, Math.max(fewest, most - wanted + 1));
  return Array.from({ length: wanted }, () => {
    const size = Math.min(most, rooms);
    rooms += kind.roomKind === "bedroom" ? random.int(0, 1) : 1;
    return size;
  });
}

/** The rooms of one lodging, smallest first; rooms of the same size differ by an extra. */
export function createRooms(random: Random, kind: LodgingKind): readonly Room[] {
  const extras = ["superior", "mezzanine", "cabin", "view"] as const;
  const sizes = sizesOf(random, kind);
  return sizes.map((rooms, index): Room => {
    const capacity = capacityOf(random, kind, rooms);
    const again = kind.roomKind === "flat" && sizes[index - 1] === rooms;
    return {
      number: index + 1,
      kind: kind.roomKind,
      rooms,
      capacity,
      surface: surfaceOf(random, kind, rooms, capacity),
      extra: again || random.chance(0.45) ? random.pick(extras) : null,
    };
  });
}
