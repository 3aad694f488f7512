import { encodeValue } from "./hash-pairs.js";
import type { Prestation, Product } from "./products.js";
import { linkSeason } from "./seasons.js";
import { shortDate } from "./stay-dates.js";
import type { StayDates } from "./stay-dates.js";

function shortDateOrNone(day: string | null): string {
  return day === null ? "" : shortDate(day);
}

/** `#key=value&…` without its empty values; readable, so slashes of dates stay. Nothing when all are empty. */
function hashOf(values: Record<string, string | number | null>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== null && value !== "")
    .map(([key, value]) => `${key}=${encodeValue(String(value))}`);
  return pairs.length > 0 ? `#${pairs.join("&")}` : "";
}

/** A path of the seller's on its host; a whole address of the web stays what it is. */
function onHost(menuDomain: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${menuDomain}/${path.replace(/^\/+/, "")}`;
}

export interface ProductLink {
  readonly product: Product;
  /** The row the link starts from; null for the card itself. */
  readonly offer: Prestation | null;
  /** The offer whose package and price the card shows: its link leads to that package. */
  readonly shown?: Prestation | null;
  readonly stayDates: StayDates;
  readonly origin: string | null;
  readonly locale: string;
  /** Origin with scheme, no trailing slash. */
  readonly menuDomain: string;
  /** Where a lodging without a page of its own is shown. */
  readonly productPath: string;
}

/** The address of a product page, with the package, the stay and the row it was opened from in its hash. */
export function productUrl({ product, offer, shown, stayDates, origin, locale, menuDomain, productPath }: ProductLink): string {
  const packCode = (offer ?? shown)?.codePackage || product.packCode;
  const { start, end } = offer ? { start: offer.startDate, end: offer.endDate } : stayDates;
  const hash = hashOf({
    lihe_id: product.productPageUrl ? null : product.liheId,
    packCode,
    skipass: (offer ?? shown)?.skipass ?? product.skipass,
    season: linkSeason({ start, locale, packageCode: packCode }),
    prest_id_source: offer?.id ?? null,
    BeginDate: shortDateOrNone(start),
    EndDate: shortDateOrNone(end),
    dated: start !== null && end !== null ? 1 : null,
    origin,
  });
  return onHost(menuDomain, product.productPageUrl || productPath) + hash;
}

/** The address of a lodging found by name, with the dates of the search once it has a start. */
export function accommodationUrl(link: { menuDomain: string; productPageUrl: string; stayDates: StayDates }): string {
  const { start, end } = link.stayDates;
  const hash = start === null ? "" : hashOf({ BeginDate: shortDate(start), EndDate: shortDateOrNone(end) });
  return onHost(link.menuDomain, link.productPageUrl) + hash;
}
