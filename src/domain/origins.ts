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
