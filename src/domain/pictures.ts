import type { Product } from "./products.js";
import type { Season } from "./seasons.js";

/** A picture in up to three sizes: `img` is the smallest. */
export interface CatalogPictureLike {
  readonly img: string;
  readonly imgMedium?: string | null | undefined;
  readonly imgXL?: string | null | undefined;
  /** What it shows, in a few words; without it a picture is named by its number. */
  readonly alt?: string | null | undefined;
  /** Shown under the picture instead of its name. */
  readonly caption?: string | null | undefined;
}

/** A lodging's pictures as the catalog lists them. "Accomodation" is the wire's spelling. */
export interface CatalogPictures<Picture extends CatalogPictureLike = CatalogPictureLike> {
  readonly picturesLodging: readonly Picture[];
  readonly picturesLodgingWinter: readonly Picture[];
  readonly picturesLodgingSummer: readonly Picture[];
  readonly picturesAccomodation: readonly Picture[];
}

/** The px that `img`, `imgMedium` and `imgXL` are taken to be wide. */
export type PictureWidths = readonly [number, number, number];

/** The `sizes` of a card's picture: how wide it is in the viewport. */
export const cardPictureSizes = "(min-width: 980px) 360px, 100vw";

/** The picture of a lodging in a list. */
export const coverOf = ({ image, imageSmall, imageMedium }: Pick<Product, "image" | "imageSmall" | "imageMedium">): CatalogPictureLike => ({
  img: imageSmall,
  imgMedium: imageMedium,
  imgXL: image,
});

/** Minimum number of pictures of the residence in a visit, when there are enough. */
export const lodgingPicturesMinimum = 5;

/** Whether an address is no picture: its scheme may be a script or another program. Browsers skip control characters in a scheme. */
export function isRefused(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^(?!https?:|data:image|blob:)[a-z][\w+.-]*:/i.test(address.replace(/[\0- ]/g, ""));
}

function sizesOf({ img, imgMedium, imgXL }: CatalogPictureLike): readonly string[] {
  return [img, imgMedium, imgXL].map((address) => (address && !isRefused(address) ? address : ""));
}

/** Each picture that has an address once, at its first position. */
export function distinctPictures<Picture extends CatalogPictureLike>(pictures: readonly Picture[]): Picture[] {
  const identities = new Set([""]);
  return pictures.filter((picture) => {
    const { size } = identities;
    return identities.add(pictureSources(picture).viewer).size > size;
  });
}

/**
 * The two parts of a photo visit: the residence in its season, topped up from the general list, and the accommodation.
 * @param season null reads as winter.
 */
export function gallerySections<Picture extends CatalogPictureLike>(
  catalog: CatalogPictures<Picture>,
  season: Season | null,
): { lodging: Picture[]; accommodation: Picture[] } {
  const seasonal = distinctPictures(season === "E" ? catalog.picturesLodgingSummer : catalog.picturesLodgingWinter);
  const toppedUp = distinctPictures([...seasonal, ...catalog.picturesLodging]).slice(0, lodgingPicturesMinimum);
  const lodging = seasonal.length >= lodgingPicturesMinimum ? seasonal : toppedUp;
  return { lodging, accommodation: distinctPictures(catalog.picturesAccomodation) };
}

/** The addresses of a picture by where it shows, each falling back to the next smaller size, and the strip to the next larger. */
export function pictureSources(picture: CatalogPictureLike): { strip: string; gallery: string; viewer: string } {
  const [small = "", medium = "", large = ""] = sizesOf(picture);
  return { strip: small || medium || large, gallery: medium || small || large, viewer: large || medium || small };
}

/** The sizes for a `srcset`, from which the browser chooses by the width that the picture is shown at. */
export function pictureSourceSet(picture: CatalogPictureLike, widths: PictureWidths): string {
  return sizesOf(picture)
    .flatMap((address, index) => (address ? [`${address.replace(/\s|^,|,$/g, encodeURIComponent)} ${widths[index]}w`] : []))
    .join(", ");
}
