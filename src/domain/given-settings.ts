import type { Flags } from "./flags.js";
import type { SearchOptions } from "./options.js";
import type { TopStation } from "./places.js";
import type { PageKind, SpecialPageData } from "./settings.js";

/** Settings as elements or `startApp` give them: an absent one is undefined. */
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
  readonly options?: Partial<SearchOptions>;
}

/** The answer of the environment call, in its own names. */
export interface GivenEnvironment {
  readonly ENGINE_ID?: string;
  readonly CURRENCY?: string;
  readonly MENU_DOMAIN?: string;
  readonly LOCALE?: string;
  readonly GTMID?: string;
}

/** The page that the search is on. */
export interface HostPage {
  /** `https://host`. */
  readonly origin: string;
  readonly host: string;
  /** Its address, which the addresses of settings are relative to. */
  readonly href: string;
}

const mandatory = ["engineId", "locale", "currency", "menuDomain"] as const;
export type MandatorySetting = (typeof mandatory)[number];

/** The mandatory settings that are not given: with none, the environment is not requested. An empty text counts as not given. */
export function missingSettings(given: GivenSettings): readonly MandatorySetting[] {
  return mandatory.filter((name) => given[name] === undefined || given[name] === "");
}
