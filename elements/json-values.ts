import { defaultFlags } from "../src/domain/flags.js";
import type { Flags } from "../src/domain/flags.js";
import { isLocale } from "../src/domain/locale.js";
import { defaultOptions } from "../src/domain/options.js";
import type { SearchOptions } from "../src/domain/options.js";
import { isRecord } from "../src/domain/is-record.js";
import type { CatalogPictureLike, CatalogPictures } from "../src/domain/pictures.js";
import { placeTypes } from "../src/domain/places.js";
import type { TopStation } from "../src/domain/places.js";
import type { SpecialPageData } from "../src/domain/settings.js";

const hasTexts = (record: Record<string, unknown>, names: readonly string[]) => names.every((name) => typeof record[name] === "string");

/** Flag names with booleans. */
export function isFeatures(value: unknown): value is Partial<Flags> {
  return isRecord(value) && Object.entries(value).every(([name, on]) => Object.hasOwn(defaultFlags, name) && typeof on === "boolean");
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((text) => typeof text === "string");

const isOwnTexts = ([locale, texts]: readonly [string, unknown]) => isLocale(locale) && isRecord(texts) && isTexts(Object.values(texts));

/** The options that are no text. */
const optionTests: Partial<Record<keyof SearchOptions, (option: unknown) => boolean>> = {
  assetsHosts: (hosts) => isRecord(hosts) && isTexts(Object.values(hosts)),
  feeCompanies: isTexts,
  blockedCompanies: isTexts,
  reviews: (reviews) => isRecord(reviews) && hasTexts(reviews, ["text"]) && typeof (reviews["url"] ?? "") === "string",
  texts: (texts) => isRecord(texts) && Object.entries(texts).every(isOwnTexts),
  testCookieFlags: (flags) => isTexts(flags) && isFeatures(Object.fromEntries(flags.map((flag) => [flag, true]))),
  pictureWidths: (widths) => Array.isArray(widths) && widths.length === 3 && widths.every((width) => width > 0),
};
const isText = (option: unknown) => typeof option === "string";
const isOptionName = (name: string): name is keyof SearchOptions => Object.hasOwn(defaultOptions, name);

/** Options by name, each of the type of its default. */
export function isOptions(value: unknown): value is Partial<SearchOptions> {
  return isRecord(value) && Object.entries(value).every(([name, option]) => isOptionName(name) && (optionTests[name] ?? isText)(option));
}

/** All three fields are optional. */
export function isSpecialPageData(value: unknown): value is SpecialPageData {
  if (!isRecord(value)) return false;
  const { placeId, levelType, label } = value;
  const isTextOrAbsent = (field: unknown) => field === undefined || typeof field === "string";
  return (placeId === undefined || typeof placeId === "number") && isTextOrAbsent(levelType) && isTextOrAbsent(label);
}

export function isTopStations(value: unknown): value is readonly TopStation[] {
  const texts = ["label", "domainName", "regionName", "countryName"];
  const isStation = (row: unknown) =>
    isRecord(row) && typeof row["id"] === "number" && hasTexts(row, texts) && placeTypes.some((type) => type === row["placeType"]);
  return Array.isArray(value) && value.every(isStation);
}

const pictureLists = ["picturesLodging", "picturesLodgingWinter", "picturesLodgingSummer", "picturesAccomodation"];

function isPictureList(value: unknown): value is readonly CatalogPictureLike[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row) =>
        isRecord(row) &&
        hasTexts(row, ["img"]) &&
        ["imgMedium", "imgXL", "alt", "caption"].every((name) => typeof (row[name] ?? "") === "string"),
    )
  );
}

/** One list of pictures, or the four lists of the catalog. */
export function isPictures(value: unknown): value is CatalogPictures | readonly CatalogPictureLike[] {
  return isPictureList(value) || (isRecord(value) && pictureLists.every((name) => isPictureList(value[name])));
}
