import { isRecord } from "../domain/is-record.js";

/** What a recording has in place of what is personal. Ages become counts: every child is of one age. */

const adult = 18;
const anyChild = 12;

/** Letters as `x`, digits as `0`: the length and the spaces of a text stay. */
export function maskedText(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "X")
    .replace(/\p{L}/gu, (letter) => (letter === "X" ? "X" : "x"))
    .replace(/\p{Nd}/gu, "0");
}

function maskedAge(age: number): number {
  return age >= adult ? adult : anyChild;
}

const agesIn = (text: string): string => text.replace(/\d+/g, (age) => String(maskedAge(Number(age))));

/** Ages as an address has them: a single number up to 17 is a number of adults. */
function maskedAges(text: string): string {
  return /\d\D+\d/.test(text) ? agesIn(decoded(text)) : text;
}

/** "7 years old" in the languages of the library. */
const years = /\b\d{1,2}(?=\s*(?:ans?|years?|jaar|Jahre?n?)(?!\p{L}))/gu;

/** "2 children (7, 3)" in these languages; the unit may stand behind the last. */
const childrensAges = /\b(?:child(?:ren)?|enfants?|kind(?:er(?:en)?)?)\s\(\d{1,2}(?:,\s\d{1,2})*/giu;

/** A text of the page, without the ages that it names. */
export function maskedYears(text: string): string {
  return text.replace(childrensAges, agesIn).replace(years, agesIn);
}

/** Parameters of a page that say how it is set up. */
const ownParameters = new Set(["locale", "page", "flags", "two", "override", "ski-record"]);

/** What pages call their parameters, such as `utm_source`; another name may hold what is personal, as its value may. */
const plainName = /^[a-z][a-z_-]*$/i;

function maskedParameters(query: string): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [
    plainName.test(name) ? name : maskedText(name),
    ownParameters.has(name) ? value : maskedText(value),
  ]);
  const text = new URLSearchParams(parameters).toString();
  return text && `?${text}`;
}

/** What a hash of the library's may hold, lists with their brackets. */
const hashKeys =
  /^(?:e|beginDate|endDate|packages|c|lodgingType|station|parentStation|region|domain|placeType|priceMin|priceMax|rc_sort|rc_order|origin|banner|dated|packCode|BeginDate|EndDate|lihe_id|stations)(?:\[\d*\])?$/;

function maskedPair(pair: string): string {
  const [, key = "", equals = "", value = ""] = /^([^=]*)(=?)([^]*)$/.exec(pair) ?? [];
  const name = decoded(key);
  if (name === "capacity") return key + equals + maskedAges(value);
  // Mailing tools append a query to the whole address, so it stands behind a value of the hash.
  return hashKeys.test(name) ? pair.replace(/\?[^]*/, maskedText) : key + equals + maskedText(value);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A hash, with or without its `#`: values that are not the library's are replaced. */
export function maskedHash(hash: string): string {
  return hash
    .split("&")
    .map((pair) => (pair.startsWith("#") ? `#${maskedPair(pair.slice(1))}` : maskedPair(pair)))
    .join("&");
}

/** An address without a user, and with its own parameters alone readable. */
export function maskedAddress(address: string): string {
  if (!URL.canParse(address)) return maskedHash(address);
  const { origin, pathname, search, hash } = new URL(address);
  return `${origin === "null" ? "" : origin}${pathname}${maskedParameters(search)}${maskedHash(hash)}`;
}

const agesParameters = new Set(["participant", "familyComposition"]);
const privateParameters = new Set(["company", "companyName", "text_search"]);
/** Fields of events that a page or a visitor may have filled with words. */
const privateFields = new Set(["text", "value", "name", "label", "note", "title"]);

/** The parameters of a request. */
export function maskedQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      if (agesParameters.has(key)) return [key, agesIn(value)];
      return [key, privateParameters.has(key) ? maskedText(value) : value];
    }),
  );
}

const idOf = (value: unknown, name: string): unknown => (isRecord(value) ? (value[name] ?? null) : value);

/** Fields whose values are written short, or without an age. */
const ownForms: Readonly<Record<string, (value: unknown) => unknown>> = {
  age: (value) => (typeof value === "number" ? maskedAge(value) : value),
  ages: (value) => (Array.isArray(value) ? value.map((age) => maskedAge(Number(age))) : value),
  products: (value) => (Array.isArray(value) ? value.length : value),
  product: (value) => idOf(value, "liheId"),
  offer: (value) => idOf(value, "id"),
};

/** A body of a request or the detail of an event: lists of products as their number. */
export function maskedDetail(value: unknown, key = "", parent = ""): unknown {
  const ownForm = Object.hasOwn(ownForms, key) ? ownForms[key]?.(value) : value;
  if (ownForm !== value) return ownForm;
  if (Array.isArray(value)) return value.map((part) => maskedDetail(part, "", key));
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskedDetail(part, name, key)]));
  return typeof value === "string" ? maskedEntry(value, key, parent) : value;
}

function maskedEntry(text: string, key: string, parent: string): string {
  if (key === "url" || key === "href") return maskedAddress(text);
  if (key === "query") return maskedHash(text);
  // The label of a place is of the catalogue.
  if (privateFields.has(key) && parent !== "place") return maskedText(text);
  return maskedYears(text);
}

/** Attributes that a page may fill with words of its own, or with what its visitor has. */
const freeAttributes = new Set(["se-title", "label", "value", "name"]);
const jsonAttributes = new Set(["contribution", "options"]);

export function maskedAttribute(name: string, value: string): string {
  if (freeAttributes.has(name)) return maskedText(value);
  if (name.endsWith("-url") || name === "api-base" || name.endsWith("-endpoint"))
    return value.replace(/\?[^#]*/, (query) => maskedParameters(query));
  return jsonAttributes.has(name) ? maskedJson(value) : value;
}

/** The texts of an answer about the visitor's works council. */
export function maskedJson(text: string): string {
  try {
    return JSON.stringify(maskedStrings(JSON.parse(text)));
  } catch {
    return maskedText(text);
  }
}

function maskedStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedStrings);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, name in keptWords ? part : maskedStrings(part)]));
  return typeof value === "string" ? maskedText(value) : value;
}

/** Fields of a rule whose texts are one of a few words. */
const keptWords: Readonly<Record<string, true>> = { paid: true, base: true };
