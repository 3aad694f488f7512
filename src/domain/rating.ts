/** How good a rating out of 5 is, best first; each is the last part of a message key. */
export type RatingWord = "excellent" | "very_good" | "good" | "fair";

const lowest: readonly (readonly [number, RatingWord])[] = [
  [4.5, "excellent"],
  [4, "very_good"],
  [3.5, "good"],
  [3, "fair"],
];

/** Null for a low rating. The rating is rounded to one decimal, as displayed. */
export function ratingWord(rating: number): RatingWord | null {
  const written = Math.round(rating * 10) / 10;
  return lowest.find(([from]) => written >= from)?.[1] ?? null;
}

/** Whether guests rated a lodging; a mean without the number of ratings does not count. */
export function isRated({ averageRating, reviewNumber }: { readonly averageRating: number; readonly reviewNumber: number }): boolean {
  return averageRating > 0 && reviewNumber > 0;
}
