/** Feature flags and their defaults. */
export const defaultFlags = {
  transportPack: true,
  roomsParticipants: false,
  zonesDatePicker: false,
  criteriaSkeleton: false,
  autocompleteGrouped: false,
  autocompleteRegion: true,
  packageTabs: true,
  hidePriceWithoutDate: false,
  hideShortStays: true,
  checkboxDistance: true,
  flightVersion: false,
  groupLondonAirports: false,
  flightVisible: false,
  hsFirst: false,
};
export type Flags = Readonly<typeof defaultFlags>;
export type FlagName = keyof typeof defaultFlags;

function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(defaultFlags, name);
}

/**
 * The flags in force: the defaults, then the test cookie, then what the page sets itself.
 * @param testCookie `active` turns the switched flags on, `inactive` off, in any case; any other value changes nothing.
 * @param switched the flags that the cookie switches.
 */
export function resolveFlags(features: Partial<Flags>, testCookie: string | null, switched: readonly FlagName[]): Flags {
  const flags = { ...defaultFlags };
  const arm = testCookie?.trim().toLowerCase();
  if (arm === "active" || arm === "inactive") for (const name of switched) flags[name] = arm === "active";
  for (const [name, value] of Object.entries(features)) {
    if (isFlagName(name) && typeof value === "boolean") flags[name] = value;
  }
  return flags;
}
