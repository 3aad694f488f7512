import type { Season } from "./seasons.js";

/** A picture in three sizes: `img` is the smallest. */
export interface CatalogPictureLike {
  readonly img: string;
  readonly imgMedium: string;
  readonly imgXL: string;
  /** What it shows, in a few words; without it a picture is named by its number. */
  readonly alt?: string | null | undefined;
}

/** A lodging's pictures as the catalog lists them. "Accomodation" is the wire's spelling. */
export interface CatalogPictures<Picture extends CatalogPictureLike = CatalogPictureLike> {
  readonly picturesLodging: readonly Picture[];
  readonly picturesLodgingWinter: readonly Picture[];
  readonly picturesLodgingSummer: readonly Picture[];
  readonly picturesAccomodation: readonly Picture[];
}

/** Minimum number of pictures of the residence in a visit, when there are enough. */
export const lodgingPicturesMinimum = 5;

function identityOf({ img, imgMedium, imgXL }: CatalogPictureLike): string {
  return imgXL || imgMedium || img;
}

/** Each picture once, at its first position. */
function distinct<Picture extends CatalogPictureLike>(pictures: readonly Picture[]): Picture[] {
  const identities = pictures.map(identityOf);
  return pictures.filter((picture, index) => identities.indexOf(identityOf(picture)) === index);
}

/**
 * The two parts of a photo visit: the residence in its season, topped up from the general list, and the accommodation.
 * @param season null reads as winter.
 */
export function gallerySections<Picture extends CatalogPictureLike>(
  catalog: CatalogPictures<Picture>,
  season: Season | null,
): { lodging: Picture[]; accommodation: Picture[] } {
  const seasonal = distinct(season === "E" ? catalog.picturesLodgingSummer : catalog.picturesLodgingWinter);
  const toppedUp = distinct([...seasonal, ...catalog.picturesLodging]).slice(0, lodgingPicturesMinimum);
  const lodging = seasonal.length >= lodgingPicturesMinimum ? seasonal : toppedUp;
  return { lodging, accommodation: distinct(catalog.picturesAccomodation) };
}

/** The addresses of a picture by where it shows, each falling back to the next smaller size, and the strip to the next larger. */
export function pictureSources({ img, imgMedium, imgXL }: CatalogPictureLike): { strip: string; gallery: string; viewer: string } {
  return { strip: img || imgMedium || imgXL, gallery: imgMedium || img || imgXL, viewer: imgXL || imgMedium || img };
}
