import { homeEngineId, summerEngineId } from "./defaults.js";
import type { Flags } from "./flags.js";
import type { SearchOptions } from "./options.js";
import type { TopStation } from "./places.js";
import { pageKinds } from "./settings.js";
import type { PageKind, SpecialPageData } from "./settings.js";

/** Settings given by elements or `startApp`: absent ones are undefined. */
export interface GivenSettings {
  readonly locale?: string;
  readonly engineId?: number;
  readonly currency?: string;
  readonly menuDomain?: string;
  readonly apiBase?: string;
  readonly resultsUrl?: string;
  readonly assetsDomain?: string;
  readonly companiesEndpoint?: string;
  readonly onPage?: PageKind;
  readonly specialPageData?: SpecialPageData;
  readonly flight?: boolean;
  readonly seTitle?: string;
  readonly topStations?: readonly TopStation[];
  readonly urlSync?: "hash" | "none";
  readonly features?: Partial<Flags>;
  readonly analytics?: "on" | "off";
  readonly consent?: readonly ("experiments" | "preferences")[];
  readonly serviceFee?: "included" | "added";
  readonly crossedPrice?: "public" | "prior" | "none";
  readonly forward?: string;
  readonly contribution?: Readonly<Record<string, unknown>>;
  readonly agents?: "on" | "off";
  readonly options?: Partial<SearchOptions>;
}

/** The answer of the environment call, with its wire names. */
export interface GivenEnvironment {
  readonly ENGINE_ID?: string;
  readonly CURRENCY?: string;
  readonly MENU_DOMAIN?: string;
  readonly LOCALE?: string;
  readonly GTMID?: string;
  readonly READS?: string;
}

/** The page that the search is on. */
export interface HostPage {
  /** `https://host`. */
  readonly origin: string;
  readonly host: string;
  /** Its address: the base of relative addresses in settings. */
  readonly href: string;
  /** Its query with `?`; empty without one. */
  readonly search: string;
}

const mandatory = ["engineId", "locale", "currency", "menuDomain"] as const;
export type MandatorySetting = (typeof mandatory)[number];

/** The mandatory settings that are not given: with none, the environment is not requested. An empty text counts as not given. */
export function missingSettings(given: GivenSettings): readonly MandatorySetting[] {
  const known = { ...given, engineId: givenEngineOf(given) };
  return mandatory.filter((name) => known[name] === undefined || known[name] === "");
}

/** The page kind; null if it is unknown. */
export function pageKindOf({ flight, onPage }: GivenSettings): PageKind | null {
  return flight ? "package-pftt" : (pageKinds.find((kind) => kind === onPage) ?? null);
}

const pageKindEngines: Partial<Record<PageKind, number>> = { "home-page": homeEngineId, "ts-home": homeEngineId, summer: summerEngineId };

/** The engine id given by the page, or by its page kind. */
export function givenEngineOf(given: GivenSettings): number | undefined {
  const kind = pageKindOf(given);
  return given.engineId ?? (kind === null ? undefined : pageKindEngines[kind]);
}
