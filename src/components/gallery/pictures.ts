import { gallerySections } from "../../domain/pictures.js";
import type { CatalogPictureLike, CatalogPictures } from "../../domain/pictures.js";
import type { Season } from "../../domain/seasons.js";

/** What the host page may give instead of the catalog: all its lists, or one list of pictures of the residence. */
export type GivenPictures = CatalogPictures | readonly CatalogPictureLike[];

/** A picture of the visit. */
export interface VisitPicture {
  readonly picture: CatalogPictureLike;
  readonly section: "residence" | "accommodation";
  /** Its number in its section, from 1. */
  readonly number: number;
}

function isList(given: GivenPictures): given is readonly CatalogPictureLike[] {
  return Array.isArray(given);
}

/** A single list is shown whole in any season. */
function asCatalog(given: GivenPictures): CatalogPictures {
  if (!isList(given)) return given;
  return { picturesLodging: given, picturesLodgingWinter: given, picturesLodgingSummer: given, picturesAccomodation: [] };
}

/** All pictures of a visit in order: the residence, then the accommodation. */
export function visitPictures(given: GivenPictures, season: Season | null): readonly VisitPicture[] {
  const { lodging, accommodation } = gallerySections(asCatalog(given), season);
  return [
    ...lodging.map((picture, index) => ({ picture, section: "residence" as const, number: index + 1 })),
    ...accommodation.map((picture, index) => ({ picture, section: "accommodation" as const, number: index + 1 })),
  ];
}

/** The index `step` further in a ring of `count`: the first follows the last. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
