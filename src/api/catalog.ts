import * as v from "valibot";
import type { CatalogAnswer, CatalogPicture } from "./contract.js";
import { companyQuery, digits, noList, text } from "./shapes.js";

/** GET. The pictures of one lodging. */
export const path = "/catalog/lihe/{liheId}";

/** The parameters of the path. */
export const pathShape = v.object({ liheId: digits });

/** The query of the catalog call. */
export const queryShape = v.object({ ...companyQuery });

/** One picture in three sizes; only the smallest must be there. */
export const pictureShape = v.object({
  img: v.string(),
  imgMedium: text,
  imgXL: text,
  alt: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, CatalogPicture>;

const pictures = v.nullish(v.array(pictureShape), []);

/** The answer of the catalog; a missing list is an empty one. `picturesAccomodation` is the wire's spelling. */
export const answerShape = noList(
  v.object({
    picturesLodging: pictures,
    picturesLodgingWinter: pictures,
    picturesLodgingSummer: pictures,
    picturesAccomodation: pictures,
  }),
) satisfies v.GenericSchema<unknown, CatalogAnswer>;

/** A catalog without them would say that there are no pictures. */
export const needed = {
  picturesLodging: "readable",
  picturesLodgingWinter: "readable",
  picturesLodgingSummer: "readable",
  picturesAccomodation: "readable",
} as const satisfies Record<keyof CatalogAnswer, "readable">;

/** The address of a lodging's pictures. */
export function catalogPath(liheId: number): string {
  return path.replace("{liheId}", String(liheId));
}
