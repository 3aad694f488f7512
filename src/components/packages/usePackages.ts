import { useState } from "react";
import { countOf, isDisabled } from "../../domain/criteria.js";
import { isFlight, packageCodes, visiblePackages, type PackageCode } from "../../domain/packages.js";
import { isFlightVariant } from "../../domain/settings.js";
import { availablePackages, transferPackages } from "../../domain/sold-packages.js";
import { isFoundWithFilters, isNarrowerThanFind, staysToList } from "../../models/stays.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";

interface PackageRow {
  readonly code: PackageCode;
  readonly checked: boolean;
  /** Stays with this package that would be listed; null while unknown. */
  readonly count: number | null;
  /** No stay has it: it can only be removed. */
  readonly disabled: boolean;
}

export interface Packages {
  readonly rows: readonly PackageRow[];
  /** The counts are of an older search. */
  readonly waits: boolean;
  /** The number of stays is of an older search. */
  readonly staysWait: boolean;
  /** What the switch adds; null where there is no switch. */
  readonly switches: "train" | "flight" | null;
  readonly transfer: boolean;
  /** Stays that match the whole search; null while unknown. */
  readonly stays: number | null;
  toggle(code: PackageCode): void;
  switchTransfer(on: boolean): void;
}

/** The packages a visitor can choose from, with the number of stays of each. */
export function usePackages(): Packages {
  const actions = useActions();
  const settings = useSearch((search) => search.settings);
  const flags = useFlags();
  const transfer = useSearch((search) => search.transfer);
  const origin = useSearch((search) => search.origin);
  const endDate = useSearch((search) => search.stayDates.end);
  const selected = useSearch((search) => search.packages);
  const counted = useSearch((search) => search.counts.answer?.packages ?? null);
  const found = useSearch((search) => (isFoundWithFilters(search) ? (search.find.answer?.packages ?? null) : null));
  const isNarrower = useSearch(isNarrowerThanFind);
  const counts = counted ?? found;
  const countsWait = useSearch((search) => search.counts.status === "loading");
  const findWaits = useSearch((search) => search.find.status === "loading");
  const waits = counted ? countsWait : findWaits;
  const { stays, staysWait } = useStays();

  const { locale } = settings;
  const available = availablePackages({ locale, flags, transfer, origin });
  const visible = visiblePackages(available, { hideShortStays: flags.hideShortStays, endDate });
  // What is chosen can be dropped, and a row that was just dropped keeps its place and the focus, and can be chosen again.
  const [dropped, setDropped] = useState<readonly PackageCode[]>([]);
  const isKept = (code: PackageCode) => selected.includes(code) || dropped.includes(code);
  const offered = [...available, ...packageCodes.filter((code) => !available.includes(code))];
  const shown = offered.filter((code) => visible.includes(code) || isKept(code));
  const rows = shown.map((code): PackageRow => {
    const count = countOf(counts, [code]);
    const isListed = counted !== null || count === 0 || !isNarrower;
    return { code, checked: selected.includes(code), count: isListed ? count : null, disabled: isDisabled(count, isKept(code)) };
  });
  const behindSwitch = flags.transportPack && !isFlightVariant(settings) ? transferPackages(locale, flags) : [];
  return {
    rows,
    waits,
    staysWait,
    switches: transportSwitched(behindSwitch),
    transfer,
    stays,
    toggle(code) {
      if (selected.includes(code)) setDropped([...dropped, code]);
      actions.packages.toggle(code);
    },
    switchTransfer(on) {
      setDropped([]);
      actions.origin.switchTransfer(on);
    },
  };
}

/** Flights name the switch wherever they are sold. */
function transportSwitched(codes: readonly PackageCode[]): Packages["switches"] {
  if (codes.length === 0) return null;
  return codes.some(isFlight) ? "flight" : "train";
}

/** While another number is counted, the former one stays, marked as such. */
function useStays(): Pick<Packages, "stays" | "staysWait"> {
  const known = useSearch(staysToList);
  const loading = useSearch(({ find, products }) => find.status === "loading" || products.status === "loading");
  const [former, setFormer] = useState(known);
  if (known !== null && known !== former) setFormer(known);
  return known === null && loading ? { stays: former, staysWait: true } : { stays: known, staysWait: false };
}
