import { KameleoonError } from "../../common/errors.js";
import type { Matches } from "./condition.js";

function isSame(known: string | null | undefined, expected: unknown): boolean {
  if (typeof expected !== "string") throw new KameleoonError("TargetingCondition", `The place ${JSON.stringify(expected)}`);
  return known?.toLowerCase() === expected.toLowerCase();
}

/** The country, and the region and city if the condition names them. Upper and lower case are equal. */
export const geolocation: Matches = ({ country, region, city }, { visitor }) => {
  const known = visitor.targeting.geolocation;
  return (
    known !== undefined &&
    Boolean(country) &&
    isSame(known.country, country) &&
    (!region || isSame(known.region, region)) &&
    (!city || isSame(known.city, city))
  );
};
