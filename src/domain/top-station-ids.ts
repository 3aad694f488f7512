/** The ids of the top resorts of each list of the seller's, in the order they are shown; their names are in `top-resorts.ts`, and the rest of the list in `station-searches.ts`. */
export const topStationIds = {
  fr: [1, 3005, 3004, 52, 3006, 3003, 70, 2, 74, 85],
  uk: [1, 3001, 3002, 23, 3005, 3004, 3003, 53, 52, 66],
  nl: [74, 70, 1, 3003, 3004, 2, 3005, 3006, 85, 30],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type StationFile = keyof typeof topStationIds;
