import { type CriteriaOption, criteriaGroupsByKey } from "../domain/criteria-table.js";
import { nearestDistance } from "../domain/card-facts.js";
import { returnTrip } from "../domain/journeys.js";
import type { Product } from "../domain/products.js";
import { isRated } from "../domain/rating.js";
import type { KeptStay } from "../domain/shortlist.js";
import type { CheckedPrices } from "../store/state/types.js";
import { keptStanding } from "./kept-standing.js";

interface ComparedAmenities {
  /** Those that some of the lodgings have. */
  readonly differing: readonly CriteriaOption[];
  /** Those that all of them have. */
  readonly alike: readonly CriteriaOption[];
}

export const hasAmenity = ({ criterias }: Pick<Product, "criterias">, { ids }: CriteriaOption): boolean =>
  ids.some((id) => criterias.includes(id));

/** The amenities of lodgings, in the order of the filters; those that none of them has are left out. */
export function comparedAmenities(products: readonly Pick<Product, "criterias">[]): ComparedAmenities {
  const having = (option: CriteriaOption) => products.filter((product) => hasAmenity(product, option)).length;
  const { options } = criteriaGroupsByKey.amenities;
  return {
    differing: options.filter((option) => having(option) > 0 && having(option) < products.length),
    alike: options.filter((option) => having(option) === products.length),
  };
}

/**
 * The index of the only best of two values or more; null where the best are equal. An unknown value (null) takes no part.
 * @param better "more" where the largest is the best, "less" where the smallest is.
 */
export function onlyBest(values: readonly (number | null)[], better: "more" | "less"): number | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, rank: better === "more" ? -value : value }]));
  const [first, second] = known.toSorted((one, other) => one.rank - other.rank);
  return first && second && first.rank < second.rank ? first.index : null;
}

/** Whether one of the compared stays has transport that is known. */
export function hasJourney(stays: readonly KeptStay[], prices: Readonly<Record<number, Readonly<CheckedPrices>>>): boolean {
  return stays.some((stay) => {
    const { offer, seen } = keptStanding(stay, prices[stay.product.id]);
    const shown = offer ?? seen;
    return shown !== null && returnTrip(shown) !== null;
  });
}

/** The rows of the comparison in which one stay can be the best, by what it is called then. */
export type BestRow = "lowest" | "nearest" | "best_rated" | "largest";

/**
 * The index of the best of the compared stays in each row; null where none is.
 * @param prices what was checked, by product id.
 */
export function bestOfStays(
  stays: readonly KeptStay[],
  prices: Readonly<Record<number, Readonly<CheckedPrices>>>,
): Readonly<Record<BestRow, number | null>> {
  const surfaces = stays.map((stay) => {
    const { offer, seen } = keptStanding(stay, prices[stay.product.id]);
    return (offer ?? seen)?.surface || null;
  });
  const slopes = stays.map(({ product }) => nearestDistance("distanceSlopes", product));
  return {
    lowest: onlyBest(comparablePrices(stays, prices), "less"),
    nearest: onlyBest(
      slopes.map((option) => (option ? (option.metres ?? 0) : null)),
      "less",
    ),
    best_rated: onlyBest(
      stays.map(({ product }) => (isRated(product) ? Math.round(product.averageRating * 10) : null)),
      "more",
    ),
    largest: onlyBest(surfaces, "more"),
  };
}

/** Prices without dates, for other dates or for another party cannot be compared, nor can those of which one is not checked yet. */
function comparablePrices(
  stays: readonly KeptStay[],
  prices: Readonly<Record<number, Readonly<CheckedPrices>>>,
): readonly (number | null)[] {
  const searches = new Set(stays.map(({ stayDates, ages, origin }) => JSON.stringify([stayDates.start, stayDates.end, ages, origin])));
  const isUnchecked = stays.some(({ product: { id } }) => prices[id] && prices[id].status !== "checked");
  const isUndated = stays.some(({ stayDates }) => stayDates.end === null);
  if (searches.size > 1 || isUndated || isUnchecked) return [];
  return stays.map((stay) => keptStanding(stay, prices[stay.product.id]).offer?.price ?? null);
}
