import { packageCodes } from "../../src/domain/packages.js";
import type { Visitor } from "../../demo/engine/answers.js";
import type { Lodging } from "../../demo/engine/catalogue/lodgings.js";
import { nearAirports } from "../../demo/engine/catalogue/facts.js";
import { departurePoints } from "../../demo/engine/catalogue/packages.js";
import { timetable } from "../../demo/engine/catalogue/timetable.js";
import { regionName } from "../../demo/engine/catalogue/place-words.js";
import { demoWords } from "../../demo/words/all.js";
import type { WireFee, WirePrestation, WireProduct } from "../../demo/engine/wire/shapes.js";
import { type Content, written } from "./content.js";
import { partsOf } from "./parts.js";
import { coverOf } from "./pictures.js";
import { money, type Offer } from "./search.js";

export const feesOf = ({ worksCouncil }: Visitor): readonly WireFee[] => (worksCouncil ? [] : [{ id: "service", price: 24 }]);

/** 1970-01-04, day 3, was a Sunday. */
const daysToSunday = (day: number) => (((3 - day) % 7) + 7) % 7;

/** The address of a lodging's page in the visitor's language; empty if it has none. */
export function pageOf(address: string, { language, worksCouncil }: Visitor): string {
  if (address === "" || (language === "fr" && !worksCouncil)) return address;
  return worksCouncil ? `/cse${address}` : `/${language}${address}`;
}

/** Airports by their city in the visitor's language, or by their own name without what all are called; stations as they are. */
function endName(code: string, { language }: Visitor): string {
  const { name = nearAirports[code] ?? code } = departurePoints.find((one) => one.code === code) ?? {};
  return demoWords[language].airports[name] ?? name.replace(" International Airport", "").replace(" Airport", "");
}

/** The journeys of a package, from its departure. */
function transportOf({ stay: { start, end }, code, departure }: Offer, stationId: number, visitor: Visitor): WirePrestation["transport"] {
  if (departure === null) return undefined;
  const ways = timetable(code, { stationId, departure, start, end });
  return ways.map((way) => ({ ...way, from: endName(way.from, visitor), to: endName(way.to, visitor) }));
}

function lineOf(content: Content, offer: Offer, lodging: Lodging, party: number, visitor: Visitor): WirePrestation {
  const { stay, code, supplement, price } = offer;
  const { room, nights } = stay;
  const transport = transportOf(offer, lodging.station.id, visitor);
  const at = packageCodes.indexOf(code);
  const text = demoWords[visitor.language].seller;
  const before = stay.publicPrice === 0 ? 0 : money(stay.publicPrice + supplement * party, visitor);
  const percent = before > price ? Math.round((1 - price / before) * 100) : 0;
  const isReduced = percent > 0;
  return {
    id: (stay.number + 1) * 16 + at,
    name: text.room(room),
    desc: text.details(room),
    startDate: written(stay.start),
    endDate: written(stay.end),
    duration: nights,
    capacity: room.capacity,
    surface: room.surface,
    skipass: code === "HS" ? null : `${nights === 7 ? 6 : nights}J`,
    lodgingType: lodging.lodgingType,
    paymentCondition: text.deposit(lodging.depositPercent),
    packageId: code === "HS" ? null : 500 + at,
    codePackage: code,
    pricePerLogement: money(stay.price, visitor),
    pricePerPerson: Math.round(price / party),
    price,
    crossedPrice: isReduced ? before : null,
    crossedPricePerLogement: isReduced ? money(stay.publicPrice, visitor) : null,
    promo: isReduced ? percent : null,
    cancelationUntil: lodging.cancellationDays === null ? null : written(stay.start - lodging.cancellationDays),
    isWiyp: (lodging.liveBits & (1 << at)) !== 0,
    ...(transport && { transport }),
    ...partsOf(content, { lodging, season: stay.season, nights, code, supplement, party, price }, visitor),
  };
}

/** A lodging with the stays found in it, cheapest first. */
export function cardOf(
  content: Content,
  id: number,
  lodging: Lodging,
  offers: readonly Offer[],
  party: number,
  visitor: Visitor,
): WireProduct {
  const lines = offers.map((offer) => ({ line: lineOf(content, offer, lodging, party, visitor), season: offer.stay.season }));
  lines.sort((one, other) => one.line.price - other.line.price || one.line.id - other.line.id);
  const [first] = lines;
  if (!first) throw new Error(`${lodging.liheId} was found without a stay`);
  const { station } = lodging;
  const picture = coverOf(visitor.origin, lodging, first.season === "H" ? "winter" : "summer");
  const region = content.places.regions.find((one) => one.id === station.regionId);
  return {
    id,
    liheId: lodging.liheId,
    name: lodging.name,
    description: demoWords[visitor.language].seller.description(lodging, station.name),
    countryCode: station.country,
    regionName: regionName(region?.name ?? "", visitor.language),
    regionId: station.regionId,
    stationName: station.name,
    stationId: station.id,
    packCode: first.line.codePackage,
    theme: demoWords[visitor.language].seller.theme[lodging.theme],
    image: picture.imgXL,
    imageSmall: picture.img,
    imageMedium: picture.imgMedium,
    reviewNumber: lodging.reviews,
    averageRating: lodging.rating / 10,
    productPageUrl: pageOf(lodging.pageUrl, visitor),
    criterias: lodging.criteria.map(String),
    flashSaleUntil: lodging.criteria.includes(813) ? written(visitor.today + daysToSunday(visitor.today)) : null,
    prestations: lines.map(({ line }) => line),
    season: first.season,
    packageId: first.line.packageId,
    lodgingType: lodging.lodgingType,
    skipass: first.line.skipass,
    wiypFees: feesOf(visitor),
  };
}
