import { countOf, isDisabled } from "../domain/option-counts.js";
import { isFlight, packageCodes, visiblePackages, type PackageCode } from "../domain/packages.js";
import { isFlightVariant } from "../domain/settings.js";
import { availablePackages, transferPackages } from "../domain/sold-packages.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { isFoundWithFilters, isNarrowerThanFind, staysToList } from "./stays.js";

/** What the packages read from the search. */
export const packagesParts = (search: SearchSnapshot) => ({
  locale: search.settings.locale,
  choosesOrigin: isFlightVariant(search.settings),
  flags: search.flags,
  transfer: search.transfer,
  origin: search.origin,
  endDate: search.stayDates.end,
  selected: search.packages,
  /** Number of stays by package in the list; null until they are counted. */
  counted: search.counts.answer?.packages ?? null,
  /** Number of stays by package in a find response with the same filters; null without one. */
  found: isFoundWithFilters(search) ? (search.find.answer?.packages ?? null) : null,
  narrowerThanFind: isNarrowerThanFind(search),
  countsLoad: search.counts.status === "loading",
  findLoads: search.find.status === "loading",
  stays: staysToList(search),
  listLoads: search.products.status === "loading",
});
export type PackagesParts = ReturnType<typeof packagesParts>;

interface PackageRow {
  readonly code: PackageCode;
  readonly checked: boolean;
  /** Number of stays with this package that would be listed; null while unknown. */
  readonly count: number | null;
  /** No stay has it: it can only be removed. */
  readonly disabled: boolean;
}

export interface PackagesModel {
  readonly rows: readonly PackageRow[];
  /** The counts belong to an older search. */
  readonly waits: boolean;
  /** What the switch adds; null where there is no switch. */
  readonly switches: "train" | "flight" | null;
  readonly transfer: boolean;
  /** Number of stays that match the whole search; null while unknown. */
  readonly stays: number | null;
  /** The number of stays belongs to an older search. */
  readonly staysWait: boolean;
}

export interface PackagesMemory {
  /** Packages that were just removed: their rows keep their place and the focus, and can be chosen again. */
  readonly dropped: readonly PackageCode[];
  /** The last known number of stays; null without one. */
  readonly formerStays: number | null;
}

export function packagesModel(parts: PackagesParts, { dropped, formerStays }: PackagesMemory): PackagesModel {
  const { counted, stays } = parts;
  const staysWait = stays === null && (parts.findLoads || parts.listLoads);
  return {
    rows: packageRows(parts, dropped),
    waits: counted ? parts.countsLoad : parts.findLoads,
    switches: switchedTransport(parts),
    transfer: parts.transfer,
    stays: staysWait ? formerStays : stays,
    staysWait,
  };
}

function packageRows(parts: PackagesParts, dropped: readonly PackageCode[]): PackageRow[] {
  const { flags, endDate, selected, counted, found, narrowerThanFind } = parts;
  const available = parts.choosesOrigin ? flightsFirst(availablePackages(parts)) : availablePackages(parts);
  const visible = visiblePackages(available, { hideShortStays: flags.hideShortStays, endDate });
  const isKept = (code: PackageCode) => selected.includes(code) || dropped.includes(code);
  const offered = [...available, ...packageCodes.filter((code) => !available.includes(code))];
  return offered
    .filter((code) => visible.includes(code) || isKept(code))
    .map((code) => {
      const count = countOf(counted ?? found, [code]);
      const isListed = counted !== null || count === 0 || !narrowerThanFind;
      return { code, checked: selected.includes(code), count: isListed ? count : null, disabled: isDisabled(count, isKept(code)) };
    });
}

/** A page of flights begins with them. */
function flightsFirst(codes: readonly PackageCode[]): PackageCode[] {
  return codes.toSorted((left, right) => Number(isFlight(right)) - Number(isFlight(left)));
}

/** The switch is named after flights wherever they are sold. */
function switchedTransport({ locale, flags, choosesOrigin }: PackagesParts): PackagesModel["switches"] {
  const codes = flags.transportPack && !choosesOrigin ? transferPackages(locale, flags) : [];
  if (codes.length === 0) return null;
  return codes.some(isFlight) ? "flight" : "train";
}
