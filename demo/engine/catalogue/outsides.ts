import type { Lodging } from "./lodgings.js";

/** What a lodging looks like from outside, by its type. */
const outsides: Readonly<Record<number, string>> = {
  18: "chalet",
  44: "chalet",
  40: "apartments",
  45: "apartments",
  22: "hotel",
  23: "club",
};

export function outsideOf(lodgingType: number): string {
  return outsides[lodgingType] ?? "residence";
}

/**
 * The number of each lodging's building, by its id: in a station the lodgings that look alike are counted in the best-seller order,
 * so that two neighbours of a list never have the same one.
 */
export function numberBuildings(
  lodgings: readonly Pick<Lodging, "liheId" | "station" | "lodgingType" | "rank">[],
): ReadonlyMap<number, number> {
  const next = new Map<string, number>();
  const numbers = new Map<number, number>();
  for (const { liheId, station, lodgingType } of lodgings.toSorted((a, b) => a.rank - b.rank)) {
    const group = `${station.id} ${outsideOf(lodgingType)}`;
    const number = next.get(group) ?? station.id;
    numbers.set(liheId, number);
    next.set(group, number + 1);
  }
  return numbers;
}
