import { distances } from "./distances.js";
import { roomIds } from "./rooms.js";

/** One thing a visitor can filter by. Several ids are alternatives: one press adds or removes all of them. */
export interface CriteriaOption {
  /** The last part of its message key. */
  readonly key: string;
  readonly ids: readonly number[];
  /** For a distance: its maximum in metres; null is the nearest step. */
  readonly metres?: number | null;
}

export type CriteriaGroupKey = "rooms" | "ranking" | keyof typeof distances | "amenities" | "catering";

export interface CriteriaGroup {
  readonly key: CriteriaGroupKey;
  /** `radio`: a choice replaces the group's other one. */
  readonly kind: "check" | "radio";
  readonly options: readonly CriteriaOption[];
  /** Ids of the group that no option shows. */
  readonly unlabelledIds?: readonly number[];
}

function option(key: string, ...ids: number[]): CriteriaOption {
  return { key, ids };
}

/** A distance is filtered by one of its steps. */
function distanceGroup(key: keyof typeof distances): CriteriaGroup {
  const options = distances[key].map(([metres, id]) => ({ key: metres === null ? "min" : String(metres), ids: [id], metres }));
  return { key, kind: "radio", options };
}

/** Kinds of lodging. Codes, not criteria ids: the two lists are separate on the wire. */
export const lodgingTypeOptions: readonly CriteriaOption[] = [
  option("tourism_residence", 43, 19),
  option("private_apartment", 45, 40),
  option("chalet", 18, 44),
  option("hotel", 22),
  option("holiday_club", 23),
];

/** The filters by key, in the order they are shown. A distance group runs from its nearest step outwards. */
export const criteriaGroupsByKey: Readonly<Record<CriteriaGroupKey, CriteriaGroup>> = {
  rooms: {
    key: "rooms",
    kind: "radio",
    options: roomIds.map((id, index) => option(String(index + 1), id)),
  },
  ranking: {
    key: "ranking",
    kind: "radio",
    options: [option("5", 317), option("4", 316), option("3", 315), option("2", 314)],
    unlabelledIds: [313, 318],
  },
  distanceCityCentre: distanceGroup("distanceCityCentre"),
  distanceSlopes: distanceGroup("distanceSlopes"),
  distanceSkiSchool: distanceGroup("distanceSkiSchool"),
  distanceShops: distanceGroup("distanceShops"),
  amenities: {
    key: "amenities",
    kind: "check",
    options: [
      option("pool", 74, 75, 76, 78),
      option("sauna", 70),
      option("petsAllowed", 52),
      option("wifi", 55),
      option("parking", 36, 37),
      option("hammam", 69),
      option("spa", 71),
      option("tv", 27),
      option("balcony_terrace", 29),
      option("cleaning", 51),
      option("bedding", 748),
      option("towels", 45),
      option("dishwasher", 22),
      option("washing_machine", 23),
      option("double_bed", 741),
      option("reduced_mobility", 31),
    ],
  },
  catering: {
    key: "catering",
    kind: "check",
    options: [
      option("breakfast", 60),
      option("half_board", 61),
      option("full_board", 62),
      option("all_inclusive", 63),
      option("snow_catering", 66),
    ],
  },
};

/** The filters in the order they are shown. */
export const criteriaGroups: readonly CriteriaGroup[] = Object.values(criteriaGroupsByKey);

/** Skis on at the door: the visitors' term for the nearest step to the slopes. */
export const skiInSkiOut: CriteriaOption = option("skiInSkiOut", 291);

/** What every holiday club offers; the seller has no ids for these. */
export const clubCriteria: readonly CriteriaOption[] = ["restaurant", "infant", "animation", "welfare"].map((key) => option(key));
export const clubLodgingType = 23;

/** Criteria that put a banner on a card. Free cancellation has one id per season. */
export const bannerCriteria = {
  flash_sale: 813,
  free_cancellation_15: { E: 816, H: 961 },
  exclusive: 814,
  favourite: 978,
  hundred_percent_18_35: 815,
  only_on_product: 1081,
} as const;

/** The criteria of the banners as options: no filter shows them, but a link of the page may choose them. */
export const bannerOptions: readonly CriteriaOption[] = Object.entries(bannerCriteria).map(([key, ids]) =>
  option(key, ...(typeof ids === "number" ? [ids] : Object.values(ids))),
);
