/** Feature flags and what each is when nobody says otherwise. */
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
