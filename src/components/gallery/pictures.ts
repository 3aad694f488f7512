import { distinctPictures, gallerySections } from "../../domain/pictures.js";
import type { CatalogPictureLike, CatalogPictures } from "../../domain/pictures.js";
import type { Season } from "../../domain/seasons.js";

/** Pictures from the host page instead of the catalog: all its lists, or one list of pictures of the residence. */
export type GivenPictures = CatalogPictures | readonly CatalogPictureLike[];

export type PhotoSections = ReturnType<typeof gallerySections>;

/** The photos of a lodging in order: the residence first, then the accommodation. A single list is shown completely in any season. */
export function photoSections(given: GivenPictures, season: Season | null): PhotoSections {
  return "picturesLodging" in given ? gallerySections(given, season) : { lodging: distinctPictures(given), accommodation: [] };
}
