import { expect } from "chai";
import { emptyFind, openSearch, product, productsAnswer } from "../testing/search.driver.js";
import { samplePrestation } from "../../domain/testing/products.sample.js";

const topStations = [{ id: 11, label: "Val Thorens", placeType: "station", domainName: "", regionName: "", countryName: "" }] as const;
const given = { engineId: 16, locale: "en-GB", flight: true, features: { flightVersion: true, packageTabs: false }, topStations };

/** A page of results on which every part of a search is chosen. */
async function openWhole() {
  const page = await openSearch({ given, results: true });
  page.actions.search.set({
    place: { id: 7, type: "domain", label: "Espace Killy" },
    participants: [{ age: 18 }, { age: 18 }, { age: 18 }, { age: 8 }],
    origin: "MAN",
    packages: ["PFPF", "PFF"],
    criteria: [69, 300],
    lodgingTypes: [19, 43],
    budget: { min: 200, max: 1500 },
    sort: "price-desc",
  });
  return page;
}

describe("the requests of a search", () => {
  it("API-38..55 PART-05..06 name its whole choice to products, and to counts", async () => {
    const page = await openWhole();
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    page.last("products").answer(productsAnswer([1], { pageCount: 3 }));
    await page.settled();
    const whole = {
      engineId: 16,
      beginDate: "2027-02-06",
      endDate: "2027-02-13",
      place: { id: 7, type: "domain" },
      partySize: 4,
      partySizeMaximum: 9,
      packages: ["PFPF", "PFF"],
      criteria: [69, 300],
      lodgingTypes: [19, 43],
      budget: { min: 200, max: 1500 },
      origins: ["MAN"],
      sort: "price-desc",
      page: 1,
      pageSize: 20,
      packageTabs: false,
    };
    expect(page.last("products").request).to.deep.equal(whole);
    expect(page.last("counts").request).to.deep.equal(whole);
    page.actions.results.showPage(2);
    expect(page.last("products").request).to.deep.equal({ ...whole, page: 2 });
  });

  it("API-12..25 name its whole choice to find, from the first month or from its dates", async () => {
    const page = await openWhole();
    const choice = {
      engineId: 16,
      topStationIds: [11],
      place: { id: 7, type: "domain" },
      ages: [18, 18, 18, 8],
      packages: ["PFPF", "PFF"],
      origin: "MAN",
      criteria: [69, 300],
      lodgingTypes: [19, 43],
    };
    const { currentMonth, ...undated } = page.last("find").request;
    expect(currentMonth).to.match(/^\d{4}-\d{2}$/);
    expect(undated).to.deep.equal({ ...choice, numberOfMonths: 6, nights: 7 });
    page.actions.place.type("tignes");
    page.clock.advance(300);
    expect(page.last("autocomplete").request).to.deep.equal({ ...choice, currentMonth, numberOfMonths: 6, text: "tignes" });
    page.actions.stayDates.set("2027-02-06", "2027-02-13");
    expect(page.last("find").request).to.deep.equal({ ...choice, numberOfMonths: 2, startDate: "2027-02-06", endDate: "2027-02-13" });
  });

  it("API-81..91 name the offers, the party and the origin to the price lookup", async () => {
    const page = await openWhole();
    page.last("find").answer(emptyFind);
    const offers = { codePackage: "PFPF", packageId: 3, startDate: "2027-02-06", endDate: "2027-02-13", isWiyp: true };
    const prestations = [samplePrestation({ ...offers, id: 9 }), samplePrestation({ ...offers, id: 20 })];
    page.last("products").answer(productsAnswer([], { products: [product(1, { liheId: 55, prestations })] }));
    await page.settled();
    page.actions.results.sawProduct(1);
    expect(page.last("prices").request).to.deep.equal({
      startDate: "2027-02-06",
      endDate: "2027-02-13",
      prestationIds: [9, 20],
      ages: [18, 18, 18, 8],
      liheId: 55,
      packCode: "PFPF",
      packageId: 3,
      site: "https://ski.example",
      origin: "MAN",
    });
  });
});
