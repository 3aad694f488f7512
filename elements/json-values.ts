import { defaultFlags } from "../src/domain/flags.js";
import type { Flags } from "../src/domain/flags.js";
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

/** Options by name, each of the type of its default. */
export function isOptions(value: unknown): value is Partial<SearchOptions> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, option]) => {
    if (name === "assetsHosts") return isRecord(option) && isTexts(Object.values(option));
    if (name === "testCookieFlags") return isTexts(option) && isFeatures(Object.fromEntries(option.map((flag) => [flag, true])));
    if (name === "pictureWidths") return Array.isArray(option) && option.length === 3 && option.every((width) => width > 0);
    if (name === "feeCompanies" || name === "blockedCompanies") return isTexts(option);
    return Object.hasOwn(defaultOptions, name) && typeof option === "string";
  });
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
