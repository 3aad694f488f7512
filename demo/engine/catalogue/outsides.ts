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

/** What decides which building a lodging has. */
interface Neighbour {
  readonly liheId: number;
  readonly station: { readonly id: number };
  readonly lodgingType: number;
  /** Its place in the order of best sellers. */
  readonly rank: number;
}

/**
 * The number of each lodging's building, by its id: in a station the lodgings that look alike are counted in the best-seller order,
 * so that two neighbours of a list never have the same one.
 */
export function numberBuildings(lodgings: readonly Neighbour[]): ReadonlyMap<number, number> {
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
