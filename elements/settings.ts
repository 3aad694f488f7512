import { defaultLocale, isCurrency, knownLocale, locales } from "../src/domain/locale.js";
import { isSite } from "../src/domain/settings-resolution.js";
import { pageKinds } from "../src/domain/settings.js";
import type { AttributeTable } from "../src/element/types.js";
import { isFeatures, isOptions, isSpecialPageData, isTopStations } from "./json-values.js";

/** An empty text is no setting at all: what the environment says holds. */
const orEmpty = (is: (text: string) => boolean) => (text: string) => text === "" || is(text);

/** The settings that every tag takes as attributes and properties. */
export const settings = {
  locale: {
    kind: "string",
    default: "fr-FR",
    format: { is: orEmpty((text) => knownLocale(text) !== null), words: `one of ${locales.join(", ")}`, otherwise: defaultLocale },
    description:
      "Language and market: `fr-FR`, `fr-FR-CSE`, `en-GB` or `nl-NL`; `en-US` reads as `en-GB`, `_` as `-`, anything else as `fr-FR`.",
  },
  "engine-id": {
    kind: "number",
    default: 1,
    absent: "the environment's engine",
    minimum: 1,
    whole: true,
    description: "Id of the seller's search engine.",
  },
  "app-type": {
    kind: "list",
    options: ["se", "rp"],
    default: [],
    absent: "the tag's own kind",
    description: "What kind of page this is: `se` a search page, `rp` a results page, or both; a tag draws its own block whatever it says.",
  },
  "on-page": {
    kind: "oneOf",
    options: pageKinds,
    default: null,
    absent: "no page kind",
    description: "The page kind, which pre-fills the search.",
  },
  "special-page-data": {
    kind: "json",
    type: "{ placeId?: number; levelType?: string; label?: string }",
    example: '{"placeId":1,"levelType":"Station","label":"Val Thorens"}',
    is: isSpecialPageData,
    default: null,
    absent: "no place",
    description: "What the page kind `silo` pre-fills: a place, its level and its name.",
  },
  flight: { kind: "boolean", default: false, description: "Searches stays with a flight; sets the page kind to `package-pftt`." },
  "top-stations": {
    kind: "json",
    type: "{ id: number; label: string; placeType: string; domainName: string; regionName: string; countryName: string }[]",
    example: '[{"id":1,"label":"…","placeType":"station","domainName":"…","regionName":"…","countryName":"…"}]',
    is: isTopStations,
    default: null,
    absent: "the locale's resorts",
    description: "The resorts offered before anything is typed; those of the locale when absent.",
  },
  "se-title": { kind: "string", default: null, absent: "no title", description: "Title over the search module." },
  "api-base": {
    kind: "url",
    default: null,
    absent: "the page's own origin",
    description: "Where the seller's calls go; the page's own origin when absent.",
  },
  "companies-endpoint": {
    kind: "url",
    default: null,
    absent: "no look-up",
    description: "Where the engine of a works council is looked up.",
  },
  currency: {
    kind: "string",
    default: null,
    absent: "the environment's currency",
    format: { is: orEmpty(isCurrency), words: "an ISO 4217 code such as EUR" },
    description: "ISO 4217 code of the prices; from the environment call when absent.",
  },
  "menu-domain": {
    kind: "string",
    default: null,
    absent: "the environment's site",
    format: { is: orEmpty(isSite), words: "a host such as www.example.com, or an origin" },
    description: "The seller's site, as a host or an origin; from the environment call when absent.",
  },
  "results-url": {
    kind: "url",
    default: null,
    absent: "the usual results page",
    description: "Where the search button goes; `/se-results` on the page's origin or on the menu domain when absent.",
  },
  "assets-domain": {
    kind: "string",
    default: null,
    absent: "the page's own domain",
    description: "Where images are, for pictures that are to come: no view reads it yet; derived from the page when absent.",
  },
  "url-sync": {
    kind: "oneOf",
    options: ["hash", "none"],
    default: "hash",
    description: "`hash` keeps the search in the page's hash; `none` neither reads nor writes it.",
  },
  features: {
    kind: "json",
    type: "Record<string, boolean>",
    example: '{"packageTabs":false}',
    is: isFeatures,
    default: null,
    absent: "the usual flags",
    description: "Feature flags by name that are to be on or off, for quality checks.",
  },
  analytics: { kind: "oneOf", options: ["on", "off"], default: "on", description: "`off` pushes nothing to the page's data layer." },
  consent: {
    kind: "list",
    options: ["experiments", "preferences"],
    default: [],
    absent: "no consent",
    description: "What the visitor agreed to; nothing is kept on the device for what is not listed.",
  },
  "service-fee": {
    kind: "oneOf",
    options: ["included", "added"],
    default: "included",
    description: "Whether the server's prices contain the service fee already; the price shown always does.",
  },
  "crossed-price": {
    kind: "oneOf",
    options: ["public", "prior", "none"],
    default: "public",
    description: "What the crossed price is, so that its label can say so; `none` hides it.",
  },
  options: {
    kind: "json",
    type: "{ environmentPath?: string; resultsPath?: string; productPath?: string; bannerPath?: string; productHost?: string; assetsHosts?: Record<string, string>; feeCompanies?: string[]; blockedCompanies?: string[]; testCookieName?: string; testCookieFlags?: string[] }",
    example: '{"productPath":"/product"}',
    is: isOptions,
    default: null,
    absent: "the usual options",
    description: "What a seller may set otherwise: paths of the seller's pages and calls, and lists of works councils and flags.",
  },
  store: {
    kind: "string",
    default: "default",
    description: "Name of the shared search that the element joins; two names are two searches.",
  },
  theme: {
    kind: "oneOf",
    options: ["light", "dark", "auto"],
    default: "light",
    reflects: true,
    description: "Light, dark, or as the visitor's system prefers.",
  },
} as const satisfies AttributeTable;
