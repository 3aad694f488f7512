import type { Flags } from "./flags.js";
import { markets } from "./markets.js";
import type { PackageCode } from "./packages.js";
import type { Place } from "./places.js";
import { placeTypeOfLevel, somewhere } from "./places.js";
import type { PageKind, SearchSettings } from "./settings.js";

/** What a page kind chooses before the visitor does. */
export interface Prefill {
  readonly packages?: readonly PackageCode[];
  readonly lodgingTypes?: readonly number[];
  readonly transfer?: boolean;
  readonly place?: Place | null;
}

const byPageKind: Partial<Record<PageKind, Prefill>> = {
  "package-pf": { packages: ["PF"] },
  "package-pfp": { packages: ["PFP"] },
  "package-pfpf": { packages: ["PFPF"] },
  club: { lodgingTypes: [23] },
  chalet: { lodgingTypes: [18, 44] },
  hotel: { lodgingTypes: [22] },
};

/** What a page of flights begins with: flights where they are sold, else the train. */
function journeysOf(locale: SearchSettings["locale"], { flightVersion }: PrefillFlags): readonly PackageCode[] {
  const { flights, trainPage } = markets[locale];
  return flightVersion && flights.length > 0 ? flights : trainPage;
}

export type PrefillFlags = Pick<Flags, "flightVersion">;

export function prefillOf(
  { onPage, locale, specialPageData }: Pick<SearchSettings, "onPage" | "locale" | "specialPageData">,
  flags: PrefillFlags,
): Prefill {
  if (onPage === null) return {};
  if (onPage === "package-pftt") return { transfer: true, packages: journeysOf(locale, flags) };
  if (onPage === "silo" && specialPageData?.placeId) {
    const { placeId, levelType, label } = specialPageData;
    return { place: somewhere({ id: placeId, type: placeTypeOfLevel(levelType ?? ""), label: label ?? "" }) };
  }
  return byPageKind[onPage] ?? {};
}
