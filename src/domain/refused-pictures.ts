import { isRefused } from "./pictures.js";
import type { CatalogPictureLike, CatalogPictures } from "./pictures.js";

/** The addresses of pictures that are not shown because of their scheme, each once. */
export function refusedAddresses(pictures: CatalogPictures | readonly CatalogPictureLike[]): readonly string[] {
  const all = "picturesLodging" in pictures ? allPictures(pictures) : pictures;
  const addresses = all.flatMap(({ img, imgMedium, imgXL }) => [img, imgMedium ?? "", imgXL ?? ""]);
  return [...new Set(addresses.filter(isRefused))];
}

function allPictures(catalog: CatalogPictures): readonly CatalogPictureLike[] {
  const { picturesLodging, picturesLodgingWinter, picturesLodgingSummer, picturesAccomodation } = catalog;
  return [...picturesLodging, ...picturesLodgingWinter, ...picturesLodgingSummer, ...picturesAccomodation];
}
