import type { GivenSettings } from "../domain/given-settings.js";

/** The settings that belong to the shared search; an element's other attributes are its own. */
const sharedNames = [
  "locale",
  "engineId",
  "currency",
  "menuDomain",
  "apiBase",
  "resultsUrl",
  "assetsDomain",
  "companiesEndpoint",
  "onPage",
  "specialPageData",
  "flight",
  "seTitle",
  "topStations",
  "urlSync",
  "features",
  "analytics",
  "consent",
  "serviceFee",
  "crossedPrice",
  "forward",
  "contribution",
  "agents",
  "options",
] as const satisfies readonly (keyof GivenSettings)[];

// Fails to compile when a setting is forgotten above.
type Forgotten = Exclude<keyof GivenSettings, (typeof sharedNames)[number]>;
const nothingForgotten: [Forgotten] extends [never] ? true : Forgotten = true;
void nothingForgotten;

/** The settings of the shared search among all attributes of an element. */
export function sharedSettings(given: GivenSettings): GivenSettings {
  return Object.fromEntries(sharedNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}
