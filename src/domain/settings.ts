import { summerEngineId } from "./defaults.js";
import type { Flags } from "./flags.js";
import type { Locale, Language } from "./locale.js";
import { markets } from "./markets.js";
import type { SearchOptions } from "./options.js";
import type { TopStation } from "./places.js";

/** The page kinds that pre-fill a search. */
export const pageKinds = [
  "home-page",
  "package-pf",
  "package-pfp",
  "package-pfpf",
  "package-pftt",
  "club",
  "chalet",
  "hotel",
  "summer",
  "ts-home",
  "silo",
] as const;
export type PageKind = (typeof pageKinds)[number];

/** What the page kind `silo` pre-fills. */
export interface SpecialPageData {
  readonly placeId?: number;
  readonly levelType?: string;
  readonly label?: string;
}

/** The settings of one shared search, resolved: every one has a value. */
export interface SearchSettings {
  readonly engineId: number;
  readonly locale: Locale;
  readonly language: Language;
  /** Works-council variant (CSE). */
  readonly worksCouncil: boolean;
  /** The engine that the lookup named for the visitor's works council; it wins over every other. */
  readonly companyEngineId: number | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Origin with scheme, no trailing slash. */
  readonly menuDomain: string;
  /** The menu domain as it was given: what the price call names as its `site`. */
  readonly site: string;
  /** Empty for the page's own origin, else an origin (and path) without a trailing slash. */
  readonly apiBase: string;
  /** With the forwarded parameters. */
  readonly resultsUrl: string;
  /** Without a scheme where it was derived; empty for the page's own. */
  readonly assetsDomain: string;
  /** The whole address; null without one. */
  readonly companiesEndpoint: string | null;
  readonly onPage: PageKind | null;
  readonly specialPageData: SpecialPageData | null;
  /** The flight variant was requested. */
  readonly flight: boolean;
  readonly seTitle: string | null;
  readonly topStations: readonly TopStation[];
  readonly urlSync: "hash" | "none";
  readonly features: Partial<Flags>;
  readonly analytics: boolean;
  readonly consent: readonly ("experiments" | "preferences")[];
  readonly serviceFee: "included" | "added";
  readonly crossedPrice: "public" | "prior" | "none";
  /** The rule by which a works council pays a part of a stay, as it is given; null without one. */
  readonly contribution: Readonly<Record<string, unknown>> | null;
  /** Assistants of the browser are offered tools. */
  readonly agents: boolean;
  /** The parameters of the page that go along on every way out, as a query without `?`. */
  readonly forwarded: string;
  /** Whether calls that only read are sent by GET, which caches can answer (READS of the environment). */
  readonly readsByGet: boolean;
  /** The page's tag manager (GTMID of the environment); null when it has none. */
  readonly tagManagerId: string | null;
  readonly options: SearchOptions;
}

/** Whether the origin field belongs to the search: the flight page or the flight setting, in a market that chooses one. */
export function isFlightVariant(settings: Pick<SearchSettings, "locale" | "onPage" | "flight">): boolean {
  return markets[settings.locale].choosesOrigin && (settings.flight || settings.onPage === "package-pftt");
}

/** Whether summer stays are sold: on the summer page, or by its engine. */
export function sellsSummer(settings: Pick<SearchSettings, "engineId" | "onPage">): boolean {
  return settings.onPage === "summer" || settings.engineId === summerEngineId;
}
