import { distanceKinds, roomCriteria } from "../catalogue/criteria.js";

/**
 * The groups a visitor chooses in, as bits. What a stay fails is a set of them: a stay that fails one group only still
 * counts for the options of that group, so that a group's own choice does not shrink its own counts.
 */
export const group = {
  rooms: 1,
  ranking: 2,
  distanceCityCentre: 4,
  distanceSlopes: 8,
  distanceSkiSchool: 16,
  distanceShops: 32,
  lodgingType: 64,
  packages: 128,
  budget: 256,
  capacity: 512,
  dates: 1024,
  place: 2048,
  origins: 4096,
} as const;

const rankingCriteria = [313, 314, 315, 316, 317, 318];

const groupOfId = new Map<number, number>([
  ...roomCriteria.map((id) => [id, group.rooms] as const),
  ...rankingCriteria.map((id) => [id, group.ranking] as const),
  ...distanceKinds.flatMap((kind) => kind.steps.map((step) => [step.id, group[kind.key]] as const)),
]);

/** The group whose choices replace each other that an id belongs to; null for a choice of its own. */
export function groupOf(criterion: number): number | null {
  return groupOfId.get(criterion) ?? null;
}
