import { packageCodes } from "../../../src/domain/packages.js";
import type { CountsQuery, Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { countedIds, everyCriterion, lodgingTypeAlternatives, roomCriteria } from "../catalogue/criteria.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { soldPackages } from "../catalogue/packages.js";
import type { WireCounts } from "../wire/shapes.js";
import { group, groupOf } from "./groups.js";
import type { Scan } from "./scan.js";

/** The groups whose options are counted. */
export const releasedByCounts =
  group.rooms |
  group.ranking |
  group.distanceCityCentre |
  group.distanceSlopes |
  group.distanceSkiSchool |
  group.distanceShops |
  group.lodgingType |
  group.packages |
  group.budget |
  group.capacity |
  group.origins;

/** What one lodging has to offer to a search whose choice in one group is let go. */
interface Openings {
  /** Groups that may be let go to find a stay; 0 is there when nothing need be. */
  readonly letGo: Set<number>;
  readonly rooms: Set<number>;
  readonly packages: Set<number>;
  readonly capacities: Set<number>;
  lowest: number;
  highest: number;
}

function openingsOf(catalogue: Catalogue, scan: Scan, index: number, lodging: Lodging): Openings {
  const openings: Openings = {
    letGo: new Set(),
    rooms: new Set(),
    packages: new Set(),
    capacities: new Set(),
    lowest: Infinity,
    highest: -Infinity,
  };
  scan.lodging(index, ({ failed, row, packageAt, price }) => {
    openings.letGo.add(failed);
    const room = lodging.rooms[catalogue.stock.room[row] ?? 0];
    if (!room) return;
    if ((failed & ~group.rooms) === 0) openings.rooms.add(room.rooms);
    if ((failed & ~group.packages) === 0) openings.packages.add(packageAt);
    if ((failed & ~group.capacity) === 0) openings.capacities.add(room.capacity);
    if ((failed & ~group.budget) !== 0) return;
    openings.lowest = Math.min(openings.lowest, price);
    openings.highest = Math.max(openings.highest, price);
  });
  return openings;
}

class Tally<Id> {
  private readonly counts = new Map<Id, number>();
  constructor(ids: readonly Id[] = []) {
    for (const id of ids) this.counts.set(id, 0);
  }
  add(ids: Iterable<Id>): void {
    for (const id of new Set(ids)) this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }
  list(): { id: Id; count: number }[] {
    return [...this.counts].map(([id, count]) => ({ id, count }));
  }
}

/** The ids of the filters in their order, then the others by id. */
export function filtersFirst(counts: readonly { id: number; count: number }[]): { id: number; count: number }[] {
  const place = (id: number): number => (everyCriterion.includes(id) ? everyCriterion.indexOf(id) : everyCriterion.length + id);
  return counts.toSorted((a, b) => place(a.id) - place(b.id));
}

/** The criteria a lodging counts for in this search. */
function openCriteria(lodging: Lodging, { letGo, rooms }: Openings): number[] {
  const open = countedIds(lodging.criteria).filter((id) => {
    const own = groupOf(id);
    return own !== group.rooms && (letGo.has(0) || (own !== null && letGo.has(own)));
  });
  return [...open, ...[...rooms].flatMap((count) => roomCriteria[count - 1] ?? [])];
}

/** How many lodgings have a stay from each departure. */
function departuresOf({ supplements }: Catalogue, scanFrom: (origin: string) => Scan): { id: string; count: number }[] {
  const codes = [...new Set(supplements.flatMap(({ origin }) => origin ?? []))].sort();
  const counts = codes.map((id) => {
    const scan = scanFrom(id);
    const found = scan.lodgings.filter((_, index) => {
      let open = false;
      scan.lodging(index, () => (open = true));
      return open;
    });
    return { id, count: found.length };
  });
  return counts.filter(({ count }) => count > 0);
}

/** How many lodgings each choice would leave; a group's own choice does not shrink its own counts. */
export function countChoices(
  catalogue: Catalogue,
  scan: Scan,
  scanFrom: (origin: string) => Scan,
  query: CountsQuery,
  visitor: Visitor,
): WireCounts {
  const criteria = new Tally<number>(everyCriterion);
  const lodgingTypes = new Tally<number>(lodgingTypeAlternatives.flat());
  const packages = new Tally(soldPackages[visitor.language]);
  const capacities = new Set<number>();
  let [lowest, highest] = [Infinity, -Infinity];
  scan.lodgings.forEach((lodging, index) => {
    const openings = openingsOf(catalogue, scan, index, lodging);
    if (openings.letGo.size === 0) return;
    criteria.add(openCriteria(lodging, openings));
    if (openings.letGo.has(0) || openings.letGo.has(group.lodgingType))
      lodgingTypes.add(lodgingTypeAlternatives.find((codes) => codes.includes(lodging.lodgingType)) ?? []);
    packages.add([...openings.packages].flatMap((at) => packageCodes[at] ?? []));
    for (const capacity of openings.capacities) capacities.add(capacity);
    lowest = Math.min(lowest, openings.lowest);
    highest = Math.max(highest, openings.highest);
  });
  const wanted = (list: CountsQuery["wanted"][number]): boolean => query.wanted.includes(list);
  return {
    ...(wanted("criteria") && { criteria: filtersFirst(criteria.list()) }),
    ...(wanted("lodgingType") && { lodgingType: lodgingTypes.list() }),
    ...(wanted("packages") && { packages: packages.list() }),
    ...(wanted("capacity") && { capacity: [...capacities].sort((a, b) => a - b).map((id) => ({ id })) }),
    ...(wanted("origin") && { origin: visitor.language === "en" ? departuresOf(catalogue, scanFrom) : [] }),
    ...(wanted("price") && lowest <= highest && { price: { min: lowest, max: highest }, priceMin: lowest, priceMax: highest }),
  };
}
