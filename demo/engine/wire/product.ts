import { type PackageCode, packageCodes } from "../../../src/domain/packages.js";
import type { Selection, Visitor } from "../answers.js";
import { bannerCriteria } from "../../../src/domain/criteria-table.js";
import { dayText, nextWeekday } from "../catalogue/days.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { packageBit, packageIdOf } from "../catalogue/packages.js";
import type { Period } from "../catalogue/periods.js";
import { pageUrlFor } from "./page-url.js";
import { inCurrency, promoOf } from "./money.js";
import { coverOf } from "./pictures.js";
import { feesOf } from "./fees.js";
import type { WirePrestation, WireProduct } from "./shapes.js";
import { regionName } from "../catalogue/place-words.js";
import type { Places } from "../catalogue/places.js";
import { packageParts, partsOf } from "./price-parts.js";
import { transportOf } from "./transport.js";
import { demoWords } from "../../words/all.js";

/** The data of a lodging for its card. */
export type ShownLodging = Omit<Lodging, "stars" | "packageBits" | "rank" | "shortStays" | "earlyBooking" | "appeal">;

/** One stay as it was found, before it becomes part of a response. Money is whole euros. */
export interface FoundStay {
  /** Row of the stock. */
  readonly row: number;
  readonly roomAt: number;
  readonly packageAt: number;
  readonly period: Pick<Period, "start" | "end" | "nights" | "season">;
  readonly roomPrice: number;
  /** 0 without a reduction. */
  readonly publicPrice: number;
  /** Of the package, a person. */
  readonly supplement: number;
}

const stayIdsARow = 16;

/** The wire's id of a product: a lodging, or one with one of its packages; -1 is for all of them together. */
export function productId(liheId: number, packageAt: number): number {
  return packageAt < 0 ? liheId : liheId * stayIdsARow + packageAt;
}

/** The wire's id of a stay: one of a row of the stock and a package. */
export function prestationId(row: number, packageAt: number): number {
  return (row + 1) * stayIdsARow + packageAt;
}

/** The row and package of a wire id. */
export function ofPrestationId(id: number): { readonly row: number; readonly packageAt: number } {
  return { row: Math.floor(id / stayIdsARow) - 1, packageAt: id % stayIdsARow };
}

/** The day of the week on which flash sales end. */
const sunday = 0;

const skipassDays = (nights: number): number => (nights === 7 ? 6 : nights);

/** The skipass a package contains, as the seller names it; null without one. */
function skipassOf(code: PackageCode, nights: number): string | null {
  return code === "HS" ? null : `${skipassDays(nights)}J`;
}

function prestation(stay: FoundStay, lodging: ShownLodging, { places, selection, visitor }: Shown): WirePrestation | null {
  const room = lodging.rooms[stay.roomAt];
  const code = packageCodes[stay.packageAt];
  if (!room || !code) return null;
  const { currency, language } = visitor;
  const { party, origins } = selection;
  const extras = stay.supplement * party;
  const price = inCurrency(stay.roomPrice + extras, currency);
  const publicPrice = stay.publicPrice === 0 ? 0 : inCurrency(stay.publicPrice + extras, currency);
  const promo = promoOf(price, publicPrice);
  const { room: roomName, details, deposit } = demoWords[language].seller;
  const sold = { code, domainId: lodging.station.domainId, period: stay.period, supplement: stay.supplement, party };
  const transport = transportOf({ code, station: lodging.station, period: stay.period, origins, language }, places);
  return {
    id: prestationId(stay.row, stay.packageAt),
    name: roomName(room),
    desc: details(room),
    startDate: dayText(stay.period.start),
    endDate: dayText(stay.period.end),
    duration: stay.period.nights,
    capacity: room.capacity,
    surface: room.surface,
    skipass: skipassOf(code, stay.period.nights),
    lodgingType: lodging.lodgingType,
    paymentCondition: deposit(lodging.depositPercent),
    packageId: packageIdOf(code),
    codePackage: code,
    pricePerLogement: inCurrency(stay.roomPrice, currency),
    pricePerPerson: Math.round(price / party),
    price,
    crossedPrice: promo === null ? null : publicPrice,
    crossedPricePerLogement: promo === null ? null : inCurrency(stay.publicPrice, currency),
    promo,
    cancelationUntil: lodging.cancellationDays === null ? null : dayText(stay.period.start - lodging.cancellationDays),
    isWiyp: (lodging.liveBits & packageBit(code)) !== 0,
    ...(transport && { transport }),
    ...partsOf(price, packageParts(sold, places, visitor), visitor),
  };
}

/** What products are shown for. */
interface Shown {
  readonly places: Places;
  readonly selection: Pick<Selection, "party" | "origins">;
  readonly visitor: Visitor;
}

/** A lodging with the stays found in it, cheapest first. `id` is unique among the products of one response. */
export function wireProduct(id: number, lodging: ShownLodging, stays: readonly FoundStay[], shown: Shown): WireProduct {
  const { places, visitor } = shown;
  const prestations = stays.flatMap((stay) => prestation(stay, lodging, shown) ?? []).sort((a, b) => a.price - b.price || a.id - b.id);
  const cheapest = prestations[0];
  const season = stays.find((stay) => prestationId(stay.row, stay.packageAt) === cheapest?.id)?.period.season ?? "H";
  const cover = coverOf(visitor.origin, lodging, season);
  const region = places.regions.find(({ id: regionId }) => regionId === lodging.station.regionId);
  const { description, theme } = demoWords[visitor.language].seller;
  return {
    id,
    liheId: lodging.liheId,
    name: lodging.name,
    description: description(lodging, lodging.station.name),
    countryCode: lodging.station.country,
    regionName: regionName(region?.name ?? "", visitor.language),
    regionId: lodging.station.regionId,
    stationName: lodging.station.name,
    stationId: lodging.station.id,
    packCode: cheapest?.codePackage ?? "HS",
    theme: theme[lodging.theme],
    image: cover.imgXL,
    imageSmall: cover.img,
    imageMedium: cover.imgMedium,
    reviewNumber: lodging.reviews,
    averageRating: lodging.rating / 10,
    productPageUrl: pageUrlFor(visitor, lodging.pageUrl),
    criterias: lodging.criteria.map(String),
    flashSaleUntil: lodging.criteria.includes(bannerCriteria.flash_sale) ? dayText(nextWeekday(visitor.today, sunday)) : null,
    prestations,
    season,
    packageId: cheapest?.packageId ?? null,
    lodgingType: lodging.lodgingType,
    skipass: cheapest?.skipass ?? null,
    wiypFees: feesOf(visitor),
  };
}
