/** One thing a visitor can filter by. Several ids are alternatives: one press takes or leaves them all. */
export interface CriteriaOption {
  /** The tail of its message key. */
  readonly key: string;
  readonly ids: readonly number[];
  /** Of a distance: at most so far; null is the nearest step. */
  readonly metres?: number | null;
}

export interface CriteriaGroup {
  readonly key: string;
  /** `radio`: a choice takes the place of the group's other one. */
  readonly kind: "check" | "radio";
  readonly options: readonly CriteriaOption[];
  /** Ids of the group that no option shows. */
  readonly unlabelledIds?: readonly number[];
}

function option(key: string, ...ids: number[]): CriteriaOption {
  return { key, ids };
}

/** Steps from the nearest one outwards: `[metres, id]`, the nearest without metres. */
function distances(key: string, nearest: number, ...steps: (readonly [metres: number, id: number])[]): CriteriaGroup {
  const further = steps.map(([metres, id]) => ({ key: String(metres), ids: [id], metres }));
  return { key, kind: "radio", options: [{ key: "min", ids: [nearest], metres: null }, ...further] };
}

/** Kinds of lodging. Codes, not criteria ids: the two lists are apart on the wire. */
export const lodgingTypeOptions: readonly CriteriaOption[] = [
  option("tourism_residence", 43, 19),
  option("private_apartment", 45, 40),
  option("chalet", 18, 44),
  option("hotel", 22),
  option("holiday_club", 23),
];

/** The filters in the order they are shown. A distance group runs from its nearest step outwards. */
export const criteriaGroups: readonly CriteriaGroup[] = [
  {
    key: "rooms",
    kind: "radio",
    options: [319, 320, 321, 322, 323, 324, 325, 326, 327].map((id, index) => option(String(index + 1), id)),
  },
  {
    key: "ranking",
    kind: "radio",
    options: [option("5", 317), option("4", 316), option("3", 315), option("2", 314)],
    unlabelledIds: [313, 318],
  },
  distances("distanceCityCentre", 305, [50, 718], [100, 719], [200, 299], [500, 300], [1000, 301]),
  distances("distanceSlopes", 291, [50, 716], [100, 717], [200, 285], [300, 822], [500, 286], [1000, 287]),
  distances("distanceSkiSchool", 365, [50, 720], [100, 721], [200, 359], [500, 360], [1000, 361]),
  distances("distanceShops", 312, [200, 306], [500, 307], [1000, 308]),
  {
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
  {
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
];

/** Skis on at the door: the nearest step to the slopes, by the name that visitors use. */
export const skiInSkiOut: CriteriaOption = option("skiInSkiOut", 291);

/** What a holiday club offers by being one; the seller has no ids for them. */
export const clubCriteria: readonly CriteriaOption[] = ["restaurant", "infant", "animation", "welfare"].map((key) => option(key));
export const clubLodgingType = 23;

/** Criteria that put a banner on a card. Free cancellation has one id a season. */
export const bannerCriteria = {
  flash_sale: 813,
  free_cancellation_15: { E: 816, H: 961 },
  exclusive: 814,
  favourite: 978,
  hundred_percent_18_35: 815,
  only_on_product: 1081,
} as const;
