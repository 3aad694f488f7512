import { hashOf, onHost, shortDateOrNone } from "./link-parts.js";
import type { LinkBase } from "./link-parts.js";
import type { Prestation, Product } from "./products.js";
import { linkSeason } from "./seasons.js";
import type { StayDates } from "./stay-dates.js";

export interface ProductLink extends LinkBase {
  readonly product: Product;
  /** The row the link starts from; null for the card itself. */
  readonly offer: Prestation | null;
  /** The offer whose package and price the card shows: its link leads to that package. */
  readonly shown?: Prestation | null;
  readonly stayDates: StayDates;
  readonly origin: string | null;
  readonly locale: string;
  /** Path of the page that shows lodgings without a page of their own. */
  readonly productPath: string;
}

/** The address of a product page, with the package, the stay and the row it was opened from in its hash. */
export function productUrl({ product, offer, shown, stayDates, origin, locale, productPath, ...base }: ProductLink): string {
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
  return onHost(base, product.productPageUrl || productPath) + hash;
}
