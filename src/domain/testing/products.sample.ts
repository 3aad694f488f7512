import type { Journey } from "../journeys.js";
import type { Prestation, Product } from "../products.js";

/** A prestation for tests, everything it does not name being plain. */
export function samplePrestation(differences: Partial<Prestation> = {}): Prestation {
  return {
    id: 1,
    name: "2 pièces 4 personnes",
    desc: "",
    startDate: "2027-02-06",
    endDate: "2027-02-13",
    duration: 7,
    capacity: 4,
    surface: 32,
    skipass: null,
    lodgingType: null,
    paymentCondition: null,
    packageId: 12,
    codePackage: "PF",
    pricePerLogement: null,
    pricePerPerson: null,
    price: 800,
    crossedPrice: null,
    crossedPricePerLogement: null,
    promo: null,
    cancelationUntil: null,
    isWiyp: false,
    ...differences,
  };
}

/** A product for tests, everything it does not name being plain. */
export function sampleProduct(differences: Partial<Product> = {}): Product {
  return {
    id: 1,
    liheId: 4321,
    name: "Les Balcons",
    description: "",
    countryCode: "FR",
    regionName: "Savoie",
    regionId: 1,
    stationName: "Val Thorens",
    stationId: 2,
    packCode: "PF",
    theme: "",
    image: "",
    imageSmall: "",
    imageMedium: "",
    reviewNumber: 0,
    averageRating: 0,
    productPageUrl: "/stay/les-balcons",
    criterias: [],
    flashSaleUntil: null,
    prestations: [],
    season: "H",
    packageId: null,
    lodgingType: null,
    skipass: null,
    wiypFees: [],
    ...differences,
  };
}

/** A journey for tests, by air from London to Geneva, unless overridden. */
export function sampleJourney(differences: Partial<Journey> = {}): Journey {
  return {
    kind: "flight",
    carrier: "Névéa Air 730",
    from: "London Gatwick",
    to: "Geneva",
    departs: "2027-02-06T07:35",
    arrives: "2027-02-06T10:20",
    changes: 0,
    bags: 1,
    transferMinutes: 155,
    ...differences,
  };
}

/** A return trip for tests: out on 6 February, back on the 13th. */
export const sampleTransport: readonly Journey[] = [
  sampleJourney(),
  sampleJourney({
    carrier: "Névéa Air 731",
    from: "Geneva",
    to: "London Gatwick",
    departs: "2027-02-13T16:45",
    arrives: "2027-02-13T17:30",
  }),
];
