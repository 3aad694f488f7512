import type { PackageCode } from "./packages.js";
import type { SchoolZone } from "./school-zones.js";
import type { StationFile } from "./top-station-ids.js";

/**
 * The words of a locale by when they are needed: with the first screens of the tags, or with what a visitor opens (panels, sheets and
 * dialogs) and what replaces a list.
 */
export type WordPart = "screens" | "panels";

/** Everything that depends on the locale: language, conventions and what is sold. */
export interface Market {
  /** The two letters of the language. */
  readonly language: string;
  /** The BCP 47 tag that days, numbers and money are formatted with. */
  readonly tag: string;
  /** Other locales that are read as this one. */
  readonly alsoReads: readonly string[];
  /** The folders of `locales/` with the file of each part of its words; a later file replaces texts of those before it. */
  readonly words: Readonly<Record<WordPart, readonly string[]>>;
  /** ISO 4217 code, used when the environment has none. */
  readonly currency: "EUR" | "GBP";
  /** How the first of a month is written if it is not a plain number. */
  readonly firstOfMonth: string | null;
  /** What is written between hours and minutes if it is not a colon. */
  readonly hourMark: string | null;
  /** Nouns have a capital letter inside a line too. */
  readonly capitalNouns: boolean;
  /** The list of top resorts. */
  readonly topStations: StationFile;
  /**
   * What the language calls France, the country of the top resorts: not in the locale files, because it is needed before they are
   * loaded, and not the browser's own name, because its names of countries take 20 ms to load.
   */
  readonly resortsCountry: string;
  /** Standard packages, in the order they are shown. */
  readonly packages: readonly PackageCode[];
  /** Packages with transport that are sold along with the standard ones if they are not behind the switch. */
  readonly openTransport: readonly PackageCode[];
  /** Packages behind the switch: by train, and by air where flights are sold. Without any there is no switch. */
  readonly trains: readonly PackageCode[];
  readonly flights: readonly PackageCode[];
  /** What the page kind `package-pftt` chooses. */
  readonly trainPage: readonly PackageCode[];
  /** The visitor chooses a departure: the origin field, and `origin` in calls. */
  readonly choosesOrigin: boolean;
  /** The picture of the journey is shown above stays that are reached by train. */
  readonly trainTimeline: boolean;
  /** Who pays the service fee; among works councils only the ones in the option `feeCompanies`. */
  readonly serviceFee: "everyone" | "listed companies";
  /** The length of stay that days are priced for at first, in nights. */
  readonly usualNights: number;
  /** The season in product links: by the first day of the stay, or always winter. */
  readonly linkSeason: "by date" | "winter";
  /** The zones of school holidays that a visitor may choose, the visitor's own first. */
  readonly schoolZones: readonly SchoolZone[];
  /** The default zone. */
  readonly homeZone: SchoolZone | null;
  /** The market of works councils (CSE). */
  readonly worksCouncil: boolean;
  /** The locale that replaces it for works councils. */
  readonly worksCouncilLocale: string | null;
}

const french = {
  language: "fr",
  tag: "fr-FR",
  alsoReads: [],
  words: { screens: ["fr-FR"], panels: ["fr-FR"] },
  currency: "EUR",
  firstOfMonth: "1er",
  hourMark: "\u00a0h\u00a0",
  capitalNouns: false,
  topStations: "fr",
  resortsCountry: "France",
  packages: ["PFP", "PFPCS", "PF", "PFCS", "HS"],
  openTransport: ["PFPTTF", "PFTTF"],
  trains: ["PFPTTF", "PFTTF"],
  flights: [],
  trainPage: ["PFTTF"],
  choosesOrigin: false,
  trainTimeline: true,
  serviceFee: "everyone",
  usualNights: 7,
  linkSeason: "by date",
  schoolZones: ["a", "b", "c"],
  homeZone: null,
  worksCouncil: false,
  worksCouncilLocale: "fr-FR-CSE",
} as const satisfies Market;

/** What the markets share in which stays are sold without a journey. */
const withoutJourneys = {
  alsoReads: [],
  currency: "EUR",
  firstOfMonth: null,
  hourMark: null,
  capitalNouns: false,
  topStations: "nl",
  packages: ["PFP", "PFPCS", "PF", "PFCS"],
  openTransport: [],
  trains: [],
  flights: [],
  trainPage: [],
  choosesOrigin: false,
  trainTimeline: false,
  serviceFee: "everyone",
  usualNights: 7,
  linkSeason: "winter",
  schoolZones: [],
  homeZone: null,
  worksCouncil: false,
  worksCouncilLocale: null,
} as const satisfies Omit<Market, "language" | "tag" | "words" | "resortsCountry">;

/** One row per market, by locale. The first market of a language is its usual one. */
export const markets = {
  "fr-FR": french,
  "fr-FR-CSE": {
    ...french,
    words: { screens: ["fr-FR"], panels: ["fr-FR", "fr-FR-CSE"] },
    openTransport: [],
    serviceFee: "listed companies",
    worksCouncil: true,
    worksCouncilLocale: null,
  },
  "en-GB": {
    language: "en",
    tag: "en-GB",
    alsoReads: ["en-US"],
    words: { screens: ["en-GB"], panels: ["en-GB"] },
    currency: "GBP",
    firstOfMonth: null,
    hourMark: null,
    capitalNouns: false,
    topStations: "uk",
    resortsCountry: "France",
    packages: ["PFP", "PFPCS", "PF", "PFCS"],
    openTransport: ["PFTT"],
    trains: ["PFTT"],
    flights: ["PFPF", "PFF"],
    trainPage: ["PFTT"],
    choosesOrigin: true,
    trainTimeline: false,
    serviceFee: "everyone",
    usualNights: 7,
    linkSeason: "winter",
    schoolZones: ["england", "a", "b", "c"],
    homeZone: "england",
    worksCouncil: false,
    worksCouncilLocale: null,
  },
  "nl-NL": {
    ...withoutJourneys,
    language: "nl",
    tag: "nl-NL",
    words: { screens: ["nl-NL"], panels: ["nl-NL"] },
    resortsCountry: "Frankrijk",
  },
  "de-DE": {
    ...withoutJourneys,
    language: "de",
    tag: "de-DE",
    words: { screens: ["de-DE"], panels: ["de-DE"] },
    resortsCountry: "Frankreich",
    capitalNouns: true,
  },
} as const satisfies Readonly<Record<string, Market>>;
