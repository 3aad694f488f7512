/** Zones of the French school holidays, and England. */
const zones = ["a", "b", "c", "england"] as const;
export type SchoolZone = (typeof zones)[number];

export function isSchoolZone(name: unknown): name is SchoolZone {
  return zones.some((zone) => zone === name);
}
