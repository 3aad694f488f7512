import { isAssetsDomain } from "../src/domain/assets-domain.js";
import { defaultLocale, isCurrency, isPageLocale, knownLocale, localeOfTags, localeTexts } from "../src/domain/locale.js";
import { isRecord } from "../src/domain/is-record.js";
import { pageKinds } from "../src/domain/settings.js";
import { isSite } from "../src/domain/site.js";
import { languagesAround } from "../src/platform/page-languages.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import { isFeatures, isOptions, isSpecialPageData, isTopStations } from "./json-values.js";

/** An empty text is no setting: the value of the environment applies. */
const orEmpty = (is: (text: string) => boolean) => (text: string) => text === "" || is(text);

/** Names of parameters, of which a `*` ends one at most. */
const isForward = (text: string) => !/\*\S/.test(text);

/** The settings that every tag takes as attributes and properties. */
export const settings = {
  locale: {
    kind: "string",
    default: defaultLocale,
    options: localeTexts,
    format: {
      is: orEmpty((text) => isPageLocale(text) || knownLocale(text) !== null),
      expected: `one of ${localeTexts.join(", ")}`,
      otherwise: defaultLocale,
    },
    inPage: (value, element) => (isPageLocale(String(value)) ? localeOfTags(languagesAround(element)) : value),
  },
  "engine-id": { kind: "number", default: 1, absent: "the environment's engine", minimum: 1, whole: true },
  "app-type": { kind: "list", options: ["se", "rp"], default: [], absent: "the tag's own kind" },
  "on-page": { kind: "oneOf", options: pageKinds, default: null, absent: "no page kind" },
  "special-page-data": {
    kind: "json",
    example: '{"placeId":1,"levelType":"Station","label":"Val Thorens"}',
    is: isSpecialPageData,
    default: null,
    absent: "no place",
  },
  flight: { kind: "boolean", default: false },
  "top-stations": {
    kind: "json",
    example: '[{"id":1,"label":"…","placeType":"station","domainName":"…","regionName":"…","countryName":"…"}]',
    is: isTopStations,
    default: null,
    absent: "the locale's resorts",
  },
  "se-title": { kind: "string", default: null, absent: "no title" },
  "api-base": { kind: "url", default: null, absent: "the page's own origin" },
  "companies-endpoint": { kind: "url", default: null, absent: "no look-up" },
  currency: {
    kind: "string",
    default: null,
    absent: "the environment's currency",
    format: { is: orEmpty(isCurrency), expected: "an ISO 4217 code such as EUR" },
  },
  "menu-domain": {
    kind: "string",
    default: null,
    absent: "the environment's site",
    format: { is: orEmpty(isSite), expected: "a host such as www.example.com, or an origin" },
  },
  "results-url": { kind: "url", default: null, absent: "the usual results page" },
  "assets-domain": {
    kind: "string",
    default: null,
    absent: "the page's own domain",
    format: { is: orEmpty(isAssetsDomain), expected: "a host with a path, such as img.example.com/searchbox, or an address" },
  },
  "url-sync": { kind: "oneOf", options: ["hash", "none"], default: "hash" },
  features: { kind: "json", example: '{"packageTabs":false}', is: isFeatures, default: null, absent: "the usual flags" },
  analytics: { kind: "oneOf", options: ["on", "off"], default: "on" },
  consent: { kind: "list", options: ["experiments", "preferences"], default: [], absent: "no consent" },
  "service-fee": { kind: "oneOf", options: ["included", "added"], default: "included" },
  "crossed-price": { kind: "oneOf", options: ["public", "prior", "none"], default: "public" },
  forward: {
    kind: "string",
    default: null,
    absent: "no parameters",
    format: { is: isForward, expected: "names of parameters between spaces, such as utm_* gclid" },
  },
  contribution: {
    kind: "json",
    example: '{"label":"CSE","rate":0.3}',
    is: isRecord,
    default: null,
    absent: "no contribution",
    isPrivate: true,
  },
  agents: { kind: "oneOf", options: ["on", "off"], default: "off" },
  options: { kind: "json", example: '{"productPath":"/product"}', is: isOptions, default: null, absent: "the usual options" },
  store: { kind: "string", default: "default" },
  theme: { kind: "oneOf", options: ["light", "dark", "auto"], default: "light", reflects: true },
} as const satisfies AttributeTable;
