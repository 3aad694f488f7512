import { addDays } from "../../calendar/day.js";
import { times } from "../../calendar/times.js";
import { foldText } from "../../domain/fold-text.js";
import type { Prestation, Product } from "../../domain/products.js";
import {
  offerId,
  offerOf,
  stubLodgings,
  stubPackages,
  stubPicture,
  stubPrice,
  stubResorts,
  usualNights,
  type StubLodging,
  type StubPackage,
} from "./data.js";
import { findAnswer } from "./find-answer.js";
import { bodyWants, nightsBetween, numbersOf } from "./wants.js";
import type { StubAnswers, StubCallName, StubRequest } from "./types.js";

type Answering = { readonly [Name in StubCallName]: (request: StubRequest, today: string) => StubAnswers[Name] };

/** The usual answer of each call: the same for the same request and day. */
export const usualAnswers: Answering = {
  environment: ({ url }) => ({ ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: url.origin, LOCALE: "en-GB" }),
  find: findAnswer,
  autocomplete: ({ url }) => suggestions(url.searchParams.get("text_search") ?? ""),
  products,
  counts,
  prices,
  catalog: ({ url }) => catalog(Number(url.pathname.split("/").at(-1))),
  company: () => ({ catalog: { engineId: 1 } }),
};

function suggestions(typed: string): StubAnswers["autocomplete"] {
  const fits = (name: string) => typed.trim() !== "" && foldText(name).includes(foldText(typed.trim()));
  return {
    places: stubResorts
      .filter(({ label }) => fits(label))
      .map(({ id, label, placeType, domainName, regionName }) => ({
        ...{ placeId: id, name: label, type: placeType },
        ...{ domainName, regionName, countryName: "France" },
      })),
    productResult: {
      accommodations: stubLodgings
        .filter(({ name }) => fits(name))
        .map((lodging) => ({
          ...{ liheId: lodging.id, liheName: lodging.name },
          ...{ productPageUrl: pageOf(lodging), stationName: lodging.resort.label },
        })),
    },
  };
}

const pageOf = ({ id }: StubLodging) => `/stay/${id}`;

/** The days and packages that a body wants. */
function stayOf({ body }: StubRequest) {
  const day = (name: string) => (typeof body[name] === "string" ? body[name] : null);
  const [startDate, endDate] = [day("beginDate"), day("endDate")];
  const wanted = Array.isArray(body["packages"]) ? body["packages"] : [];
  const nights = startDate && endDate ? nightsBetween(startDate, endDate) : usualNights;
  const codes = stubPackages.filter((code) => wanted.length === 0 || wanted.includes(code));
  return { startDate, endDate: endDate ?? (startDate && addDays(startDate, nights)), nights, codes };
}

/** The lodgings with an offer of a body, in the order that the query wants. */
function listed(request: StubRequest): readonly StubLodging[] {
  const { nights, codes } = stayOf(request);
  const query = request.url.searchParams;
  const priceOf = (lodging: StubLodging) => Math.min(...codes.map((code) => stubPrice(lodging, code, nights)));
  const found = codes.length === 0 ? [] : stubLodgings.filter((lodging) => bodyWants(request.body, lodging, priceOf(lodging)));
  if (query.get("sort") !== "price") return found;
  const direction = query.get("orderBy") === "desc" ? -1 : 1;
  return found.toSorted((one, other) => direction * (priceOf(one) - priceOf(other)));
}

function products(request: StubRequest): StubAnswers["products"] {
  const query = request.url.searchParams;
  const found = listed(request);
  const pageSize = Number(query.get("size") ?? 20) || 20;
  const pageIndex = Number(query.get("start") ?? 0);
  const page = found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
  return {
    products: page.map((lodging) => product(lodging, request)),
    ...{ pageIndex, pageSize },
    pageCount: Math.ceil(found.length / pageSize),
    totalProducts: found.length,
  };
}

function product(lodging: StubLodging, request: StubRequest): Product {
  const { codes } = stayOf(request);
  const { resort } = lodging;
  const picture = stubPicture(lodging.id);
  return {
    ...{ id: lodging.id, liheId: lodging.id, name: lodging.name, description: "" },
    ...{ countryCode: "FR", regionName: resort.regionName, regionId: resort.departmentId },
    ...{ stationName: resort.label, stationId: resort.id },
    ...{ packCode: codes[0] ?? "HS", packageId: null, theme: "", season: "H", skipass: null, flashSaleUntil: null },
    ...{ image: picture, imageSmall: picture, imageMedium: picture },
    ...{ reviewNumber: lodging.reviews, averageRating: lodging.rating },
    productPageUrl: pageOf(lodging),
    criterias: lodging.criteria,
    lodgingType: lodging.lodgingType,
    prestations: codes.map((code) => prestation(lodging, code, request)),
    wiypFees: [],
  };
}

function prestation(lodging: StubLodging, code: StubPackage, request: StubRequest): Prestation {
  const { startDate, endDate, nights } = stayOf(request);
  const price = stubPrice(lodging, code, nights);
  return {
    ...{ id: offerId(lodging, code), name: `${lodging.capacity} guests`, desc: "", startDate, endDate, duration: nights },
    ...{ capacity: lodging.capacity, surface: 12 * lodging.capacity, lodgingType: lodging.lodgingType },
    ...{ codePackage: code, packageId: null, skipass: code === "HS" ? null : lodging.resort.domainName, paymentCondition: null },
    ...{ price, pricePerLogement: price, pricePerPerson: Math.round(price / lodging.capacity) },
    ...{ crossedPrice: null, crossedPricePerLogement: null, promo: null, cancelationUntil: null, isWiyp: false },
  };
}

/** How many of the listed lodgings have each id. */
function countsOf<Id>(ids: readonly Id[]): { readonly id: Id; readonly count: number }[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}

function counts(request: StubRequest): StubAnswers["counts"] {
  const found = listed(request);
  const { nights, codes } = stayOf(request);
  const sums = found.flatMap((lodging) => codes.map((code) => stubPrice(lodging, code, nights)));
  return {
    criteria: countsOf(found.flatMap(({ criteria }) => criteria)),
    lodgingType: countsOf(found.map(({ lodgingType }) => lodgingType)),
    packages: stubPackages.map((id) => ({ id, count: found.length })),
    capacity: [...new Set(found.map(({ capacity }) => capacity))].map((id) => ({ id })),
    ...(sums.length > 0 && { price: { min: Math.min(...sums), max: Math.max(...sums) } }),
  };
}

/** The listed prices, confirmed. */
function prices({ url }: StubRequest): StubAnswers["prices"] {
  const query = url.searchParams;
  const nights = nightsBetween(query.get("startDate") ?? "", query.get("endDate") ?? "") || usualNights;
  const offers = numbersOf(query.get("prestIds")).flatMap((prestId) => {
    const offer = offerOf(prestId);
    return offer ? [{ prestId, sellingPriceWiyp: stubPrice(offer.lodging, offer.code, nights), publicPriceWiyp: null }] : [];
  });
  return { wiypPrices: offers, iresaPrices: [], fees: [], error: null };
}

/** Six photos: four of the lodging in winter, two of a flat. */
function catalog(liheId: number): StubAnswers["catalog"] {
  const photos = (first: number, count: number) =>
    times(count, (index) => {
      const img = stubPicture(liheId + first + index);
      return { img, imgMedium: img, imgXL: img };
    });
  return { picturesLodging: [], picturesLodgingWinter: photos(0, 4), picturesLodgingSummer: [], picturesAccomodation: photos(4, 2) };
}
