/** Keys of the kinds of lodging that a visitor can filter by. */
export const lodgingKeys = ["tourism_residence", "private_apartment", "chalet", "hotel", "holiday_club"] as const;

/** Keys of what a lodging has, and of its meals. */
export const amenityKeys = [
  "pool",
  "sauna",
  "petsAllowed",
  "wifi",
  "parking",
  "hammam",
  "spa",
  "tv",
  "balcony_terrace",
  "cleaning",
  "bedding",
  "towels",
  "dishwasher",
  "washing_machine",
  "double_bed",
  "reduced_mobility",
  "breakfast",
  "half_board",
  "full_board",
  "all_inclusive",
  "snow_catering",
] as const;

/** A filter that is chosen by a press. */
export type FilterKey = (typeof lodgingKeys)[number] | (typeof amenityKeys)[number];
