import type { Matches } from "./condition.js";

const isSame = (known: string | null | undefined, expected: unknown): boolean =>
  typeof expected === "string" && known?.toLowerCase() === expected.toLowerCase();

/** The country, and the region and city if the condition names them. Upper and lower case are equal. */
export const geolocation: Matches = ({ country, region, city }, { visitor }) => {
  const known = visitor.targeting.geolocation;
  return (
    Boolean(country) &&
    isSame(known?.country, country) &&
    (!region || isSame(known?.region, region)) &&
    (!city || isSame(known?.city, city))
  );
};
