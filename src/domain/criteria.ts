import type { Budget } from "./budget.js";
import { bannerOptions, criteriaGroups, criteriaGroupsByKey, lodgingTypeOptions } from "./criteria-table.js";
import type { CriteriaGroup, CriteriaGroupKey, CriteriaOption } from "./criteria-table.js";
import { sortedIds } from "./sorted-ids.js";

type Ids = readonly number[];

/** The groups of options that can be chosen: the filters, and the banners, which only links of a page choose. */
export type OptionGroupKey = CriteriaGroupKey | "lodgingType" | "banner";

/** One active choice as a visitor sees it: one chip, counted as one filter. `ids` are all the ids that removing it removes. */
export type Choice = BudgetChoice | OptionChoice;

interface BudgetChoice {
  readonly kind: "budget";
  readonly group: "budget";
  readonly key: "budget";
  readonly ids: Ids;
}

interface OptionChoice extends CriteriaOption {
  readonly kind: "criteria" | "lodgingType";
  readonly group: OptionGroupKey;
}

export function removeIds(list: Ids, ids: Ids): number[] {
  return sortedIds(list.filter((id) => !ids.includes(id)));
}

/** Whether an option counts as chosen: any of its ids is. */
export function isChosen(list: Ids, ids: Ids): boolean {
  return ids.some((id) => list.includes(id));
}

/** Presses one option: all ids of a chosen one are removed, all ids of any other added. */
export function toggleIds(list: Ids, ids: Ids): number[] {
  return isChosen(list, ids) ? removeIds(list, ids) : sortedIds([...list, ...ids]);
}

/** Every id of a group, including ids without an option. */
export function idsOfGroup(group: CriteriaGroup): number[] {
  return [...group.options.flatMap(({ ids }) => ids), ...(group.unlabelledIds ?? [])];
}

/** The group that a criterion belongs to; null for one that no filter shows. */
export function groupOf(id: number): CriteriaGroup | null {
  return criteriaGroups.find((group) => idsOfGroup(group).includes(id)) ?? null;
}

/**
 * Presses one option of a radio-type group: it replaces the group's others; pressed again it is removed. No id, or 0,
 * changes nothing.
 * @param group ids of the group; the others of the table's own group of `id` are removed too.
 */
export function replaceInGroup(list: Ids, group: Ids, id: number): number[] {
  if (!id) return sortedIds(list);
  const own = groupOf(id);
  const others = removeIds(list, [...group, ...(own ? idsOfGroup(own) : []), id]);
  return list.includes(id) ? others : sortedIds([...others, id]);
}

function chosenOptions(group: OptionGroupKey, options: readonly CriteriaOption[], list: Ids): OptionChoice[] {
  const kind = group === "lodgingType" ? "lodgingType" : "criteria";
  return options.filter(({ ids }) => isChosen(list, ids)).map((option) => ({ kind, group, ...option }));
}

/** The active choices in the order of the filters, then choices that only links of a page make; a budget counts as one, whatever its bounds. */
export function activeChoices(search: { criteria: Ids; lodgingTypes: Ids; budget: Budget }): Choice[] {
  const { criteria, lodgingTypes, budget } = search;
  const hasBudget = budget.min !== null || budget.max !== null;
  return [
    ...(hasBudget ? [{ kind: "budget", group: "budget", key: "budget", ids: [] } as const] : []),
    ...chosenOptions("lodgingType", lodgingTypeOptions, lodgingTypes),
    ...criteriaGroups.flatMap((group) => chosenOptions(group.key, group.options, criteria)),
    ...chosenOptions("banner", bannerOptions, criteria),
  ];
}

/**
 * How many lodgings an option would leave: the largest count of its ids, 0 for an option that is not in the list.
 * Null while nothing is known.
 */
export function countOf<Id extends number | string>(
  counts: readonly { readonly id: Id; readonly count: number }[] | null,
  ids: readonly Id[],
): number | null {
  if (!counts?.length) return null;
  return Math.max(0, ...counts.filter(({ id }) => ids.includes(id)).map(({ count }) => count));
}

/** An option that would leave nothing cannot be chosen, but one already chosen can be removed. */
export function isDisabled(count: number | null, chosen: boolean): boolean {
  return count === 0 && !chosen;
}

/** Every room-count criterion. */
export const roomIds: Ids = idsOfGroup(criteriaGroupsByKey.rooms);

/** The criterion of a number of rooms, 1 to 9; null for any other, which sets no filter. */
export function roomCriterion(rooms: number): number | null {
  return roomIds[rooms - 1] ?? null;
}
