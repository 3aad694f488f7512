import { defaultLocale, locales } from "../src/domain/locale.js";
import type { AttributeDocs } from "../src/element/docs.js";
import type { settings } from "./settings.js";

/** Values as code, the last one behind a word. */
export function listed(values: readonly string[], word: "and" | "or"): string {
  const all = values.map((value) => `\`${value}\``);
  return `${all.slice(0, -1).join(", ")} ${word} ${all.at(-1)}`;
}

/** The settings that every tag takes. */
export const settingsDocs = {
  locale: `Language and market: ${listed(locales, "or")}; \`auto\` takes the nearest \`lang\` of the page that is one of these by its language, then the browser's languages; \`en-US\` reads as \`en-GB\`, \`_\` as \`-\`, anything else as \`${defaultLocale}\`.`,
  "engine-id": "Id of the seller's search engine.",
  "app-type": "The kind of page: `se` a search page, `rp` a results page, or both; a tag renders its own block whatever the value.",
  "on-page": "The page kind, which pre-fills the search.",
  "special-page-data": {
    description: "What the page kind `silo` pre-fills: a place, its level and its name.",
    type: "{ placeId?: number; levelType?: string; label?: string }",
  },
  flight: "Searches for stays with a flight; sets the page kind to `package-pftt`.",
  "top-stations": {
    description: "The resorts offered before anything is typed; by default the resorts of the locale.",
    type: "{ id: number; label: string; placeType: string; domainName: string; regionName: string; countryName: string }[]",
  },
  "se-title": "Title above the search module.",
  "api-base": "Base address of the seller's calls; the page's own origin when absent.",
  "companies-endpoint": "Address at which the engine of a works council is looked up.",
  currency: "ISO 4217 code of the prices; from the environment call when absent.",
  "menu-domain": "The seller's site, as a host or an origin; from the environment call when absent.",
  "results-url": "Address that the search button leads to; `/se-results` on the page's origin or on the menu domain when absent.",
  "assets-domain": "Where the pictures of the journey by train are served from; derived from the page when absent.",
  "url-sync": "`hash` keeps the search in the page's hash; `none` neither reads nor writes it.",
  features: { description: "Feature flags to switch on or off by name, for quality checks.", type: "Record<string, boolean>" },
  analytics: "`off` pushes nothing to the page's data layer.",
  consent: "What the visitor agreed to; nothing is kept on the device for a purpose that is not listed.",
  "service-fee": "Whether the server's prices include the service fee; the price shown always does.",
  "crossed-price": "The kind of the crossed-out price, for its label; `none` hides it.",
  forward:
    "Names of the page's query parameters between spaces, `*` at the end of one for any ending: they go along on every way out of the page, and are neither stored nor sent with calls.",
  contribution: {
    description:
      "The rule by which a works council pays a part of a stay: the tags show what is left to pay under each price. Rates are from 0 to 1, amounts in the search's currency.",
    type: '{ label: string; rate?: number; bands?: { id: string; label: string; rate: number }[]; band?: string; base?: ("stay" | "skipass" | "equipment" | "transport" | "fee" | "tax" | "insurance")[]; perNight?: number; perStay?: number; perYear?: { max: number; used?: number }; nights?: { max: number; used?: number }; ownShare?: { amount?: number; rate?: number }; paid?: "at-checkout" | "refund"; note?: string }',
  },
  agents: "`on` offers the search to an assistant of the browser, as tools, where the browser has `document.modelContext`.",
  options: {
    description:
      "What a seller may override: paths of the seller's pages and calls, the `rel` of links to them, lists of works councils and flags, how reviews are checked, texts by locale and key, and the widths of the three picture sizes in px.",
    type: "{ environmentPath?: string; resultsPath?: string; productPath?: string; bannerPath?: string; linkRel?: string; productHost?: string; assetsHosts?: Record<string, string>; feeCompanies?: string[]; blockedCompanies?: string[]; callCentrePhone?: string; reviews?: { text: string; url?: string }; texts?: Record<string, Record<string, string>>; testCookieName?: string; testCookieFlags?: string[]; pictureWidths?: [number, number, number] }",
  },
  store: "Name of the shared search that the element joins; elements with different names have separate searches.",
  theme: "Light, dark, or as the visitor's system prefers.",
} as const satisfies AttributeDocs<typeof settings>;
