import type { Random } from "../../demo/engine/catalogue/random.js";
import { idsOfGroup } from "../../src/domain/criteria.js";
import { criteriaGroups, lodgingTypeOptions } from "../../src/domain/criteria-table.js";
import { availablePackages } from "../../src/domain/sold-packages.js";
import { defaultFlags } from "../../src/domain/flags.js";
import { expandDistances } from "../../src/domain/distances.js";
import type { Calls } from "./engine.js";
import type { Search } from "./search.js";

/** A rule for the engine's answers; throws if it is broken. A sample of choices is pressed one by one. */
export type Rule = (calls: Calls, search: Search, random: Random) => Promise<void>;

export function expectEqual(what: string, is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) throw new Error(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
}
export function expectTrue(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}

export function sample<Item>(random: Random, list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  return [...new Set(Array.from({ length: most }, () => random.pick(list)))];
}

export const totalOf = async (calls: Calls, search: Search): Promise<number> => (await calls.products(search, { size: 1 })).totalProducts;

interface Press {
  readonly name: string;
  readonly after: Search;
  readonly count: number;
}

/** Each option of the counts, with the search after a press on it. */
function pressesOf(search: Search, counts: Awaited<ReturnType<Calls["counts"]>>): Press[] {
  const countOf = (list: readonly { id: unknown; count: number }[] | null, id: unknown): number =>
    list?.find((one) => String(one.id) === String(id))?.count ?? 0;
  const filters = criteriaGroups.flatMap((group) =>
    group.options.map(({ key, ids }): Press => {
      const pressed = group.kind === "radio" ? expandDistances(ids) : ids;
      const replaced = group.kind === "radio" ? idsOfGroup(group) : ids;
      const criteria = [...search.criteria.filter((id) => !replaced.includes(id)), ...pressed];
      return { name: `${group.key} ${key}`, after: { ...search, criteria }, count: countOf(counts.criteria, ids[0]) };
    }),
  );
  const types = lodgingTypeOptions.map(({ key, ids }): Press => {
    return { name: `lodging type ${key}`, after: { ...search, lodgingTypes: ids }, count: countOf(counts.lodgingType, ids[0]) };
  });
  const packages = (counts.packages ?? []).map(({ id, count }): Press => {
    return { name: `package ${id}`, after: { ...search, packages: [id] }, count };
  });
  const origins = (counts.origin ?? []).map(({ id, count }): Press => ({ name: `origin ${id}`, after: { ...search, origin: id }, count }));
  return [...filters, ...types, ...packages, ...origins, ...origins];
}

/** A count is how many lodgings are listed once its option is chosen. */
export const countsAreWhatIsListed: Rule = async (calls, search, random) => {
  const counts = await calls.counts(search);
  const presses = pressesOf(search, counts);
  const counted = presses.filter(({ count }) => count > 0);
  for (const { name, after, count } of [...sample(random, counted, 4), ...sample(random, presses, 1)])
    expectEqual(`the total after a press on ${name}`, await totalOf(calls, after), count);
  for (const { id, count } of sample(random, counts.origin ?? [], 2))
    expectTrue(`the departure ${id} is counted ${count} times and leads nowhere`, count > 0);
  if (search.priceMin === null && search.priceMax === null)
    for (const id of sample(random, counts.capacity ?? [], 1))
      expectTrue(`a room for ${id} is counted, and none listed`, (await totalOf(calls, { ...search, capacity: id })) > 0);
};

/** A search once a departure is chosen, which decides between train and air: other packages leave the choice, as in the front end. */
function departing(search: Search, origin: string): Search {
  const sold = availablePackages({ locale: "en-GB", flags: { ...defaultFlags, flightVersion: true }, transfer: true, origin });
  return { ...search, origin, packages: search.packages.filter((code) => sold.some((one) => one === code)) };
}

/** Every choice that find offers leads to a stay, and everything it counts is listed. */
export const offersLeadSomewhere: Rule = async (calls, searched, random) => {
  const search = { ...searched, priceMin: null, priceMax: null };
  const found = await calls.find(search);
  expectEqual("the count of find, against the total listed", found.count, await totalOf(calls, search));
  const leads = async (what: string, after: Search): Promise<void> => {
    expectTrue(`${what} is offered and lists nothing`, (await totalOf(calls, after)) > 0);
    expectTrue(`${what} is offered and counted 0 by find`, after.capacity !== null || ((await calls.find(after)).count ?? 0) > 0);
  };
  for (const begin of sample(random, found.startDates ?? [], 2)) {
    const started = { ...search, begin, end: null };
    await leads(`the start ${begin}`, started);
    const { endDates } = await calls.find(started);
    expectTrue(`the start ${begin} is offered without an end`, (endDates ?? []).length > 0);
    for (const end of sample(random, endDates ?? [], 1)) await leads(`the end ${end} of ${begin}`, { ...started, end });
  }
  if (search.begin !== null) for (const end of sample(random, found.endDates ?? [], 1)) await leads(`the end ${end}`, { ...search, end });
  for (const { code } of sample(random, found.origins ?? [], 3)) await leads(`the origin ${code}`, departing(search, code));
  for (const { id, count } of sample(random, found.packages ?? [], 3))
    expectEqual(`the total with the package ${id}`, await totalOf(calls, { ...search, packages: [id] }), count);
  for (const id of sample(random, found.capacity ?? [], 2)) await leads(`a room for ${id}`, { ...search, capacity: id });
  for (const place of sample(random, found.placeIds ?? [], 2)) await leads(`the place ${place}`, { ...search, place });
};
