import * as v from "valibot";
import type { Call, CallContract } from "../call.js";
import { itself } from "../itself.js";
import { companyMeaning, companyQuery, digits, noList, text } from "../shapes.js";
import { object } from "../object.js";

export interface CatalogPicture {
  readonly img: string;
  readonly imgMedium: string;
  readonly imgXL: string;
  /** What it shows, in the visitor's language. */
  readonly alt?: string | null | undefined;
}

/** The pictures of one lodging. `picturesAccomodation` is the wire's spelling. */
export interface CatalogAnswer {
  readonly picturesLodging: readonly CatalogPicture[];
  readonly picturesLodgingWinter: readonly CatalogPicture[];
  readonly picturesLodgingSummer: readonly CatalogPicture[];
  readonly picturesAccomodation: readonly CatalogPicture[];
}

/** One picture in three sizes; only the smallest must be there. */
const pictureShape = object({
  img: v.string(),
  imgMedium: text,
  imgXL: text,
  alt: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, CatalogPicture>;

const pictures = v.nullish(v.array(pictureShape), []);

/** A missing list is an empty one. */
const shape = noList(
  object({
    picturesLodging: pictures,
    picturesLodgingWinter: pictures,
    picturesLodgingSummer: pictures,
    picturesAccomodation: pictures,
  }),
) satisfies v.GenericSchema<unknown, CatalogAnswer>;

const path = "/catalog/lihe/{liheId}";

/** The pictures of one lodging, by its id. */
export const catalogCall: Call<number, CatalogAnswer, CatalogAnswer> = {
  name: "catalog",
  method: "GET",
  path,
  // The one call that takes the locale with its hyphen.
  write: (liheId, locale) => ({ path: path.replace("{liheId}", String(liheId)), headers: { "Accept-Language": locale } }),
  shape,
  // Without them it would seem that there are no pictures.
  needed: {
    picturesLodging: "readable",
    picturesLodgingWinter: "readable",
    picturesLodgingSummer: "readable",
    picturesAccomodation: "readable",
  } satisfies Record<keyof CatalogAnswer, "readable">,
  read: itself,
  mock: () => ({ picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] }),
};

export const catalogContract = {
  summary: "The pictures of one lodging.",
  parameters: object({ liheId: digits }),
  query: object({ ...companyQuery }),
  parts: { Picture: pictureShape },
  meanings: { liheId: "Id of the lodging.", ...companyMeaning },
  unknown: "No lodging has this id.",
} satisfies CallContract;
