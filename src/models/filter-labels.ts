import type { CriteriaGroupKey, CriteriaOption } from "../domain/criteria-table.js";
import type { Budget } from "../domain/budget.js";
import type { Choice, OptionGroupKey } from "../domain/criteria.js";
import type { Format } from "../i18n/format.js";
import { smallStart } from "../i18n/mid-line.js";
import type { Text } from "../i18n/texts.js";

/** Message keys of the groups' titles, by the key of the group. */
const titles: Readonly<Record<CriteriaGroupKey, string>> = {
  rooms: "filter.rooms",
  ranking: "filter.ranking",
  distanceCityCentre: "filter.distance_city_centre",
  distanceSlopes: "filter.distance_slopes",
  distanceSkiSchool: "filter.distance_ski_school",
  distanceShops: "filter.distance_shops",
  amenities: "filter.amenities",
  catering: "filter.catering",
};

export function groupTitle(group: CriteriaGroupKey, text: Text): string {
  return text(titles[group]);
}

/** The label of one option within its group. */
export function optionLabel(group: OptionGroupKey, option: Pick<CriteriaOption, "key" | "metres">, text: Text): string {
  if (group === "lodgingType") return text(`lodging.${option.key}`);
  if (group === "banner") return text(`banner.${option.key}`);
  if (group === "rooms") return text("filter.room_count", { count: Number(option.key) });
  if (group === "ranking") return text("filter.stars", { count: Number(option.key) });
  if (option.metres === undefined) return text(`criteria.${option.key}`);
  return distanceLabel(option.metres, text);
}

/** @param metres null is the nearest step. */
function distanceLabel(metres: number | null, text: Text): string {
  if (metres === null) return text("filter.distance_min");
  if (metres < 1000) return text("filter.distance_metres", { metres });
  return metres > 20_000 ? text("filter.distance_over_20_km") : text("filter.distance_km", { km: metres / 1000 });
}

/** The label of an active choice outside its group: a distance names its kind. */
export function choiceLabel(choice: Choice, budget: Budget, text: Text, money: (amount: number) => string): string {
  if (choice.kind === "budget") return budgetLabel(budget, text, money);
  const { group, metres } = choice;
  const label = optionLabel(group, choice, text);
  if (metres === undefined || group === "lodgingType" || group === "banner") return label;
  return distanceChoiceLabel(group, metres, text);
}

/** A distance with its kind: "Slopes: within 200 m". */
export function distanceChoiceLabel(group: CriteriaGroupKey, metres: number | null, text: Text): string {
  return text("filter.distance_choice", { kind: groupTitle(group, text), distance: smallStart(distanceLabel(metres, text)) });
}

export function budgetLabel({ min, max }: Budget, text: Text, money: Format["money"]): string {
  if (min !== null && max !== null) return text("filter.budget_between", { min: money(min), max: money(max) });
  if (min !== null) return text("filter.budget_from", { min: money(min) });
  return text("filter.budget_up_to", { max: money(max ?? 0) });
}
