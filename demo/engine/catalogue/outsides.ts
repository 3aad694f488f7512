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

/** What decides how a lodging is shown. */
interface Neighbour {
  readonly liheId: number;
  readonly station: { readonly id: number };
  readonly lodgingType: number;
  /** Its place in the order of best sellers. */
  readonly rank: number;
}

/** How a lodging is shown. */
export interface Appearance {
  /** The number of its building. */
  readonly building: number;
  /** What its first picture shows: its outside, or its balcony. */
  readonly cover: string;
}

/** What the first picture may show; a chalet always shows itself. */
function wantedCover(liheId: number, outside: string): string {
  const covers = outside === "chalet" ? [outside] : [outside, outside, outside, "balcony"];
  return covers[liheId % covers.length] ?? outside;
}

/**
 * How each lodging is shown, by its id. Two neighbours of a list in the best-seller order never have the same cover: the lodgings of
 * a station that look alike are given their buildings in turn, and two neighbours, whether in the list of all lodgings, of a station
 * or of the lodgings that look alike there, never both show a balcony.
 */
export function appearances(lodgings: readonly Neighbour[]): ReadonlyMap<number, Appearance> {
  const buildings = new Map<string, number>();
  const covers = new Map<string, string>();
  const shown = new Map<number, Appearance>();
  for (const { liheId, station, lodgingType } of lodgings.toSorted((a, b) => a.rank - b.rank)) {
    const outside = outsideOf(lodgingType);
    const group = `${station.id} ${outside}`;
    const lists = ["all", `${station.id}`, group];
    const wanted = wantedCover(liheId, outside);
    const cover = lists.some((list) => covers.get(list) === wanted) ? outside : wanted;
    const building = buildings.get(group) ?? station.id;
    shown.set(liheId, { building, cover });
    buildings.set(group, building + 1);
    for (const list of lists) covers.set(list, cover);
  }
  return shown;
}
