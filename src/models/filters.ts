import type { NumericIdCount } from "../api/shapes.js";
import { isChosen } from "../domain/chosen-ids.js";
import { countOf, isDisabled } from "../domain/option-counts.js";
import type { CriteriaOption } from "../domain/criteria-table.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the chosen options are read from. */
export const choicesParts = ({ criteria, lodgingTypes, budget }: SearchSnapshot) => ({ criteria, lodgingTypes, budget });

/** Whether new counts are loading: counts and list always belong to the same query. */
export function filtersWait({ counts, products }: SearchSnapshot): boolean {
  return counts.status === "loading" || (products.status === "loading" && products.key !== counts.key);
}

/** Whether the counts failed to load: the filters work without them, and they can be requested again. */
export function countsFailed({ counts }: SearchSnapshot): boolean {
  return counts.status === "failed" || counts.status === "timeout";
}

/** The chosen options of a group, and how many stays have each option. */
export interface FilterState {
  /** Ids of the chosen options, of any group. */
  readonly chosen: readonly number[];
  /** Null while the stays are not counted. */
  readonly counts: readonly NumericIdCount[] | null;
}

/** One option of a filter. */
interface FilterOption {
  readonly option: CriteriaOption;
  readonly checked: boolean;
  /** Number of stays that have it; null while unknown. */
  readonly count: number | null;
  /** No stay has it: it can only be removed. An option that has the focus is never disabled. */
  readonly disabled: boolean;
}

/** @param focused key of the focused option; null without one. */
export function filterOptions(options: readonly CriteriaOption[], { chosen, counts }: FilterState, focused: string | null): FilterOption[] {
  return options.map((option) => {
    const checked = isChosen(chosen, option.ids);
    const count = countOf(counts, option.ids);
    return { option, checked, count, disabled: isDisabled(count, checked || option.key === focused) };
  });
}

/** The first options of a long filter. Others show while they are chosen or have the focus. */
export function firstOptions(options: readonly FilterOption[], first: number, focused: string | null): FilterOption[] {
  return options.filter(({ option, checked }, index) => index < first || checked || option.key === focused);
}

/** The options of a dropdown: any that some stay has, and the chosen one. */
export function selectableOptions(options: readonly FilterOption[]): { readonly value: number | null; readonly options: FilterOption[] } {
  const chosen = options.find(({ checked }) => checked);
  return { value: chosen?.option.ids[0] ?? null, options: options.filter(({ disabled }) => !disabled) };
}
