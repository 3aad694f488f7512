import type { Flags } from "./flags.js";
import type { Locale } from "./locale.js";
import { markets } from "./markets.js";
import { isAirport, saintPancras } from "./origins.js";
import { accommodationOnly, packageFamilies } from "./packages.js";
import type { PackageCode, PackageContents } from "./packages.js";

/** The packages behind the train or flight switch; none where there is no switch. */
export function transferPackages(locale: Locale, flags: Pick<Flags, "flightVersion">): PackageCode[] {
  const { trains, flights } = markets[locale];
  return flags.flightVersion ? [...trains, ...flights] : [...trains];
}

function accommodationFirst(codes: readonly PackageCode[], flags: Pick<Flags, "hsFirst">): PackageCode[] {
  if (!flags.hsFirst) return [...codes];
  return [...codes].sort((left, right) => Number(right === accommodationOnly) - Number(left === accommodationOnly));
}

export interface PackageOffer {
  readonly locale: Locale;
  readonly flags: Pick<Flags, "transportPack" | "flightVersion" | "hsFirst">;
  /** The train or flight switch. */
  readonly transfer: boolean;
  readonly origin: string | null;
}

/** How an origin is left: by flight from an airport where flights are sold, by train from St Pancras; null where it decides nothing. */
export function transportOfOrigin({ locale, flags, transfer, origin }: PackageOffer): PackageContents["transport"] {
  if (!transfer || !markets[locale].choosesOrigin || origin === null) return null;
  if (origin === saintPancras) return "train";
  return flags.flightVersion && isAirport(origin) ? "flight" : null;
}

/** The packages a visitor can choose from, in the order they are shown. */
export function availablePackages(offer: PackageOffer): PackageCode[] {
  const { locale, flags, transfer } = offer;
  if (transfer) {
    const transport = transportOfOrigin(offer);
    const behindSwitch = transferPackages(locale, flags).filter((code) => !transport || packageFamilies[code].transport === transport);
    if (behindSwitch.length > 0) return behindSwitch;
  }
  const { packages, openTransport } = markets[locale];
  return accommodationFirst([...packages, ...(flags.transportPack ? [] : openTransport)], flags);
}
