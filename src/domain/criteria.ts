import type { Budget } from "./budget.js";
import { bannerOptions, criteriaGroups, lodgingTypeOptions } from "./criteria-table.js";
import type { CriteriaGroup, CriteriaGroupKey, CriteriaOption } from "./criteria-table.js";
import { isChosen } from "./chosen-ids.js";

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

/** Every id of a group, including ids without an option. */
export function idsOfGroup(group: CriteriaGroup): number[] {
  return [...group.options.flatMap(({ ids }) => ids), ...(group.unlabelledIds ?? [])];
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
