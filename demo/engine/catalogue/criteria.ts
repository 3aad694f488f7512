import { criteriaGroups, criteriaGroupsByKey, lodgingTypeOptions, type CriteriaGroupKey } from "../../../src/domain/criteria-table.js";

/** The seller's criteria, as generated lodgings carry them. A lodging has at most one id of a distance kind. */

const optionsOf = (key: CriteriaGroupKey) => criteriaGroupsByKey[key].options;
const idsOf = (group: CriteriaGroupKey, option: string): readonly number[] => optionsOf(group).find(({ key }) => key === option)?.ids ?? [];

/** The ids of 1 to 9 rooms. */
export const roomCriteria: readonly number[] = optionsOf("rooms").flatMap(({ ids }) => ids);

/** The id of a class of stars; 313 is one star, 318 is beyond five; null without a class. */
export function starCriterion(stars: number): number | null {
  return stars >= 1 && stars <= 6 ? 312 + stars : null;
}

const distanceKeys = ["distanceCityCentre", "distanceSlopes", "distanceSkiSchool", "distanceShops"] as const;
export type DistanceKey = (typeof distanceKeys)[number];

interface DistanceKind {
  readonly key: DistanceKey;
  /** From the nearest step outwards. */
  readonly steps: readonly { readonly id: number; readonly metres: number }[];
}

/** How far the nearest step reaches. */
const nearestMetres: Record<DistanceKey, number> = { distanceCityCentre: 20, distanceSlopes: 20, distanceSkiSchool: 20, distanceShops: 80 };

export const distanceKinds: readonly DistanceKind[] = distanceKeys.map((key) => ({
  key,
  steps: optionsOf(key).flatMap(({ ids, metres }) => ids.map((id) => ({ id, metres: metres ?? nearestMetres[key] }))),
}));

/** The one id a lodging at this distance carries; null beyond the last step. */
export function distanceCriterion(kind: DistanceKind, metres: number): number | null {
  return kind.steps.find((step) => metres <= step.metres)?.id ?? null;
}

export const poolCriteria = idsOf("amenities", "pool");
export const parkingCriteria = idsOf("amenities", "parking");

/** Every id that can be counted, in the order of the filters. */
export const everyCriterion: readonly number[] = criteriaGroups.flatMap(({ options, unlabelledIds }) => [
  ...options.flatMap(({ ids }) => ids),
  ...(unlabelledIds ?? []),
]);

/** Ids that match one choice of a visitor: any of them will do. Every other id is a choice of its own. */
const alternatives: readonly (readonly number[])[] = [
  poolCriteria,
  parkingCriteria,
  ...distanceKinds.map((kind) => kind.steps.map((step) => step.id)),
];

/** Lodging type codes that a visitor sees as one type. */
export const lodgingTypeAlternatives: readonly (readonly number[])[] = lodgingTypeOptions.map(({ ids }) => ids);

const distanceSteps = distanceKinds.map((kind) => kind.steps.map((step) => step.id));

/** The ids that a lodging with these criteria counts for: a wider distance includes the nearer ones, and the ids of one choice are grouped. */
export function countedIds(criteria: readonly number[]): number[] {
  return criteria.flatMap((id) => {
    const steps = distanceSteps.find((ids) => ids.includes(id));
    if (steps) return steps.slice(steps.indexOf(id));
    return alternatives.find((ids) => ids.includes(id)) ?? [id];
  });
}
