import { parkingCriteria } from "./criteria.js";
import { createRandom } from "./random.js";

/** The way into a lodging, for people with reduced mobility. */
export interface WayIn {
  /** Whether the lodging is for people with reduced mobility. */
  readonly isAccessible: boolean;
  /** At the entrance; 0 is step-free. */
  readonly steps: number;
  /** The narrowest door, in centimetres. */
  readonly doorCm: number;
  /** 0 is the ground floor. */
  readonly floor: number;
  /** The door of the lift in centimetres; null without a lift. */
  readonly liftDoorCm: number | null;
  readonly shower: "level" | "step" | "bath";
  readonly hasParkingNearDoor: boolean;
}

/** Which pets may come; fees are for each of them. */
export interface Pets {
  readonly most: number;
  /** Of each; null for any. */
  readonly kilograms: number | null;
  /** Whole euros. */
  readonly fee: number;
  readonly per: "stay" | "night";
}

interface Described {
  readonly liheId: number;
  readonly criteria: readonly number[];
}

const reducedMobility = 31;
const petsAllowed = 52;
/** Centimetres that a wheelchair needs. */
export const accessibleDoor = 80;

/** @param hasFloors false for a house, which one enters on the ground floor. */
export function wayInto({ liheId, criteria }: Described, hasFloors: boolean): WayIn {
  const random = createRandom(`way in ${liheId}`);
  const isAccessible = criteria.includes(reducedMobility);
  const floor = hasFloors ? random.int(0, 4) : 0;
  const hasLift = floor > 0 && (isAccessible || random.chance(0.4));
  const door = () => (isAccessible ? random.int(accessibleDoor, 95) : random.int(65, accessibleDoor - 2));
  return {
    isAccessible,
    steps: isAccessible ? 0 : random.int(0, 8),
    doorCm: door(),
    floor,
    liftDoorCm: hasLift ? door() : null,
    shower: isAccessible ? "level" : random.pick(["level", "step", "step", "bath"] as const),
    hasParkingNearDoor: criteria.some((id) => parkingCriteria.includes(id)) && random.chance(isAccessible ? 0.9 : 0.5),
  };
}

/** Null where pets may not come. */
export function petsIn({ liheId, criteria }: Described): Pets | null {
  if (!criteria.includes(petsAllowed)) return null;
  const random = createRandom(`pets ${liheId}`);
  const per = random.pick(["stay", "night"] as const);
  return {
    most: random.int(1, 2),
    kilograms: random.pick([8, 10, 15, 25, null]),
    fee: per === "stay" ? random.pick([30, 40, 60]) : random.pick([5, 8, 10]),
    per,
  };
}
