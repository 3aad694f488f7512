import type { FindAnswer } from "../api/calls/find.js";
import { filterOrigins, offeredOrigins } from "../domain/offered-origins.js";
import { anyLondon, isAirport, londonAirports, noTransport, saintPancras, type OriginOption } from "../domain/origins.js";
import type { Text } from "../i18n/texts.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { originName } from "./origin-summary.js";

/** What the list of departures reads from the search. */
interface ReadParts extends Pick<SearchSnapshot, "origin" | "transfer" | "flags"> {
  readonly origins: FindAnswer["origins"];
}

export const originParts = ({ origin, transfer, find, flags }: SearchSnapshot): ReadParts => ({
  origin,
  transfer,
  origins: find.answer?.origins ?? null,
  flags,
});

export type OriginParts = Omit<ReadParts, "flags"> & {
  readonly flags: Parameters<typeof offeredOrigins>[1];
};

export interface OriginRow {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** What distinguishes it from others, without brackets; empty where its name is its code. */
  readonly where: string;
  readonly byTrain: boolean;
}

export interface OriginModel {
  /** The departures on offer that match the typed text. */
  readonly rows: readonly OriginRow[];
  /** The row that Enter chooses until an arrow key reaches another; null without one. */
  readonly first: OriginRow | null;
  /** Code of the origin of the search; null without one. */
  readonly chosen: string | null;
  /** The visitor arranges their own transport. */
  readonly withoutTransport: boolean;
}

/** @param text returns names that are missing from the find response; departures match by these names too. */
export function originModel(parts: OriginParts, typed: string, text: Text): OriginModel {
  const rows = originRows(parts, typed, text);
  return { rows, first: typed ? (rows[0] ?? null) : null, chosen: parts.origin, withoutTransport: !parts.transfer };
}

function originRows({ origins, flags }: OriginParts, typed: string, text: Text): OriginRow[] {
  const named = offeredOrigins(origins ?? [], flags)
    .filter(({ code }) => code !== noTransport)
    .map((origin) => ({ ...origin, name: origin.name || originName(origin.code, text) || origin.code }));
  return filterOrigins(named, typed).map((origin) => ({
    key: origin.code,
    code: origin.code,
    name: origin.name,
    where: whereOf(origin, text),
    byTrain: !isAirport(origin.code),
  }));
}

function whereOf({ code, name }: OriginOption, text: Text): string {
  if (code === anyLondon) return text("origin_search.airports_count", { count: londonAirports.length });
  if (code === saintPancras) return `${code}, ${text("origin_search.by_train")}`;
  return name === code ? "" : code;
}
