import { expect } from "chai";
import { samplePrestation, sampleProduct } from "../domain/testing/products.sample.js";
import { filterClick, productClick, viewItemList } from "./list-events.js";
import { searchModule } from "./search-event.js";

const week = { startDate: "2027-02-06", endDate: "2027-02-13" };
const cheap = samplePrestation({ id: 2, name: "Studio", price: 640, ...week, duration: 99, codePackage: "PF" });
const dear = samplePrestation({ id: 1, name: "T2", price: 900, ...week });
const lodging = sampleProduct({
  id: 501,
  liheId: 900,
  name: "Résidence des Cimes",
  prestations: [dear, cheap],
  regionName: "Savoie",
  regionId: 2001,
  stationName: "Val Thorens",
  stationId: 1,
  countryCode: "FR",
  packCode: "PF",
  averageRating: 4.26,
  reviewNumber: 31,
});
const search = {
  place: { id: 1, type: "station", label: "Val Thorens" },
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  participants: [{ age: 18 }, { age: 9 }],
  packages: ["PF"],
  origin: null,
  settings: { forwarded: "" },
} as const;
const noFilters = { criteria: [], lodgingTypes: [], budget: { min: null, max: null } };

describe("the events of the data layer", () => {
  it("TRACK-01..07 are five, each with its name and the label of the search engine", () => {
    const events = [
      filterClick({ ...noFilters, criteria: [55] }, ["criteria"]),
      productClick(lodging, null),
      productClick(lodging, cheap),
      viewItemList({ products: [lodging], page: 1, total: 1 }),
      searchModule(search),
    ];
    expect(events.map((event) => event?.event)).to.deep.equal([
      "filter_click",
      "product_click",
      "prestation_click",
      "view_item_list",
      "search_module",
    ]);
    for (const event of events) expect(event?.searchEngineVersion).to.equal("V0");
  });

  it("TRACK-09..24 describe a product by exactly these fields", () => {
    expect(productClick(lodging, null).product).to.deep.equal({
      liheId: 900,
      name: "Résidence des Cimes",
      prestations: [
        { id: 1, name: "T2" },
        { id: 2, name: "Studio" },
      ],
      cheapestPrestation: { price: 640, startDate: "06/02/2027", endDate: "13/02/2027", duration: 7 },
      regionName: "Savoie",
      regionId: 2001,
      stationName: "Val Thorens",
      stationId: 1,
      countryCode: "FR",
      packCode: "PF",
      averageRating: "4.3",
      reviewNumber: 31,
    });
  });

  it("TRACK-25 TRACK-26..27 write days the French way and count the days from start to end", () => {
    expect(searchModule(search)).to.include({ startDate: "06/02/2027", endDate: "13/02/2027", duration: 7 });
    const overClockChange = samplePrestation({ startDate: "2027-03-27", endDate: "2027-04-03", duration: null });
    expect(productClick(lodging, overClockChange)).to.deep.include({
      prestation: {
        id: 1,
        name: overClockChange.name,
        codePackage: "PF",
        price: 800,
        startDate: "27/03/2027",
        endDate: "03/04/2027",
        duration: 7,
      },
    });
  });

  it("TRACK-28 gives a rating one decimal, always", () => {
    const ratingOf = (averageRating: number) => productClick({ ...lodging, averageRating }, null).product.averageRating;
    expect([4, 4.26, 4.96, 0].map(ratingOf)).to.deep.equal(["4.0", "4.3", "5.0", "0.0"]);
  });

  it("name the parameters of the page that go along with a search, where there are some", () => {
    expect(searchModule(search)).not.to.have.property("forwarded");
    const settings = { forwarded: "utm_source=a%20b&gclid=1&gclid=2" };
    expect(searchModule({ ...search, settings }).forwarded).to.deep.equal({ utm_source: "a b", gclid: "2" });
  });

  it("contain null without an offer and without dates", () => {
    expect(productClick({ ...lodging, prestations: [] }, null).product.cheapestPrestation).to.equal(null);
    const undated = searchModule({ ...search, place: null, stayDates: { start: null, end: null } });
    expect(undated).to.include({ place: null, startDate: null, endDate: null, duration: null });
  });

  it("are not created for a list without products, nor for a click that changed no filter", () => {
    expect(viewItemList({ products: [], page: 1, total: 0 })).to.equal(null);
    expect(filterClick(noFilters, [])).to.equal(null);
  });

  it("contain the filters that a click changed, and the state of all of them", () => {
    const filters = { criteria: [55, 69], lodgingTypes: [], budget: { min: 300, max: null } };
    expect(filterClick(filters, ["budget", "page", "criteria"])).to.deep.equal({
      event: "filter_click",
      searchEngineVersion: "V0",
      changed: ["criteria", "budget"],
      criteria: [55, 69],
      lodgingTypes: [],
      budget: { min: 300, max: null },
    });
  });
});
