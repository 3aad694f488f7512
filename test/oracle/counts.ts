import { criteriaGroups, lodgingTypeOptions } from "../../src/domain/criteria-table.js";
import { packageCodes } from "../../src/domain/packages.js";
import type { CountsQuery, Visitor } from "../../demo/engine/answers.js";
import { soldPackages } from "../../demo/engine/catalogue/packages.js";
import type { WireCounts } from "../../demo/engine/wire/shapes.js";
import type { Content } from "./content.js";
import { createSearch, distanceIds, type Failed, kindOf, roomIds, sameChoice } from "./search.js";

const filterIds = criteriaGroups.flatMap(({ options, unlabelledIds = [] }) => [...options.flatMap(({ ids }) => ids), ...unlabelledIds]);

/** What a lodging with a criterion is found by: a near one by the wider distances too, and any by each id of the same choice. */
function foundBy(id: number): readonly number[] {
  const steps = distanceIds.find((ids) => ids.includes(id));
  if (steps) return steps.slice(steps.indexOf(id));
  return sameChoice.find((ids) => ids.includes(id)) ?? [id];
}

/** Counts each id once a lodging. */
function tally<Id>(known: readonly Id[]) {
  const counts = new Map(known.map((id) => [id, 0]));
  return {
    add: (ids: readonly Id[]): void => new Set(ids).forEach((id) => counts.set(id, (counts.get(id) ?? 0) + 1)),
    list: (): { id: Id; count: number }[] => [...counts].map(([id, count]) => ({ id, count })),
  };
}

/** How many lodgings each choice would leave, as if no other of its kind had been made. */
export function counts(content: Content, { selection, wanted }: CountsQuery, visitor: Visitor): WireCounts {
  const search = createSearch(content, selection, visitor);
  const criteria = tally<number>(filterIds);
  const types = tally(lodgingTypeOptions.flatMap(({ ids }) => ids));
  const packages = tally(packageCodes);
  const capacities = tally<number>([]);
  const origins = tally<string>([]);
  let [min, max] = [Infinity, -Infinity];
  for (const of of content.lodgings) {
    if (wanted.includes("origin")) origins.add([...search.departures(of)]);
    const offers = search.offers(of);
    if (offers.length === 0) continue;
    const open = new Set(offers.map(({ failed }) => failed));
    const isOpen = (id: number): boolean => open.has("nothing") || open.has(kindOf(id) ?? "nothing");
    const but = (kind: Failed) => offers.filter(({ failed }) => failed === "nothing" || failed === kind);
    const { lodging } = of;
    criteria.add([
      ...lodging.criteria.filter((id) => kindOf(id) !== "rooms" && isOpen(id)).flatMap(foundBy),
      ...but("rooms").flatMap(({ stay }) => roomIds[stay.room.rooms - 1] ?? []),
    ]);
    if (but("lodgingType").length > 0) types.add(lodgingTypeOptions.find(({ ids }) => ids.includes(lodging.lodgingType))?.ids ?? []);
    packages.add(but("packages").map(({ code }) => code));
    capacities.add(but("capacity").map(({ stay }) => stay.room.capacity));
    for (const { price } of but("budget")) [min, max] = [Math.min(min, price), Math.max(max, price)];
  }
  const place = (id: number): number => (filterIds.includes(id) ? filterIds.indexOf(id) : filterIds.length + id);
  const asked = (list: CountsQuery["wanted"][number]): boolean => wanted.includes(list);
  const packagesOnSale = soldPackages(visitor.language).flatMap((code) => packages.list().filter(({ id }) => id === code));
  return {
    ...(asked("criteria") && { criteria: criteria.list().sort((one, other) => place(one.id) - place(other.id)) }),
    ...(asked("lodgingType") && { lodgingType: types.list() }),
    ...(asked("packages") && { packages: packagesOnSale }),
    ...(asked("capacity") && {
      capacity: capacities
        .list()
        .map(({ id }) => ({ id }))
        .sort((one, other) => one.id - other.id),
    }),
    ...(asked("origin") && { origin: origins.list().sort((one, other) => (one.id < other.id ? -1 : 1)) }),
    ...(asked("price") && min <= max && { price: { min, max }, priceMin: min, priceMax: max }),
  };
}
