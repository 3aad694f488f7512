import type { Flags } from "./flags.js";
import { foldText } from "./places.js";

/** Somewhere a trip can start: an airport or a train station. */
export interface OriginOption {
  readonly code: string;
  readonly name: string;
}

/** The six airports that "any London airport" means. IATA codes. */
export const londonAirports = ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"] as const;

/** The 24 UK and Irish departure airports. IATA codes. */
export const airports = [
  ...londonAirports,
  "BRS",
  "MAN",
  "BHX",
  "EDI",
  "GLA",
  "DUB",
  "LPL",
  "NCL",
  "LBA",
  "EMA",
  "CWL",
  "BFS",
  "BHD",
  "ABZ",
  "EXT",
  "SOU",
  "BOH",
  "ORK",
] as const;

/** No transport: the visitor travels on their own. */
export const noTransport = "NA";
/** The train from London St Pancras. */
export const saintPancras = "STP";
export const anyLondon = "ANY_LONDON_AIRPORT";

const airportCodes: ReadonlySet<string> = new Set([...airports, anyLondon]);
const londonCodes: ReadonlySet<string> = new Set(londonAirports);

/** A listed airport, or any of London's. */
export function isAirport(code: string): boolean {
  return airportCodes.has(code);
}

/** Whether a trip can start there; "no transport" and unlisted codes are not known. */
export function isKnownOrigin(code: string): boolean {
  return isAirport(code) || code === saintPancras;
}

/** An origin, or no transport, as links and pages write it, in any case; undefined for any other value. */
export function readOrigin(value: unknown): string | undefined {
  const code = typeof value === "string" ? value.toUpperCase() : "";
  return isKnownOrigin(code) || code === noTransport ? code : undefined;
}

/** The origins whose name or code holds what was typed, whatever its case and accents; all of them when nothing was. */
export function filterOrigins<Option extends OriginOption>(list: readonly Option[], typed: string): Option[] {
  const wanted = foldText(typed.trim());
  return list.filter(({ code, name }) => foldText(name).includes(wanted) || foldText(code).includes(wanted));
}

function groupLondon(list: readonly OriginOption[]): OriginOption[] {
  const first = list.find(({ code }) => code === anyLondon || londonCodes.has(code));
  const group = list.find(({ code }) => code === anyLondon) ?? { code: anyLondon, name: "" };
  return list.flatMap((option) => {
    if (option === first) return [group];
    return option.code === anyLondon || londonCodes.has(option.code) ? [] : [option];
  });
}

/**
 * The origins to show of those the server offers: no airports while flights are not sold, and London's as one row where
 * they are grouped (its name is empty unless the server gave one: the view has the words).
 */
export function offeredOrigins(list: readonly OriginOption[], flags: Pick<Flags, "flightVersion" | "groupLondonAirports">): OriginOption[] {
  const shown = list.filter(({ code }) => {
    if (isAirport(code)) return flags.flightVersion;
    return code === saintPancras || code === noTransport;
  });
  return flags.groupLondonAirports ? groupLondon(shown) : shown;
}
