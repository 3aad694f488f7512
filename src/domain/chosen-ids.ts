import { sortedIds } from "./sorted-ids.js";

type Ids = readonly number[];

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

/**
 * Presses one option of a radio-type group: it replaces the group's others; pressed again it is removed. No id, or 0,
 * changes nothing.
 * @param group all ids of the group, also those without an option.
 */
export function replaceInGroup(list: Ids, group: Ids, id: number): number[] {
  if (!id) return sortedIds(list);
  const others = removeIds(list, [...group, id]);
  return list.includes(id) ? others : sortedIds([...others, id]);
}
