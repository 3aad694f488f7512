import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const topStations = [{ id: 9, label: "Mine", placeType: "station", domainName: "D", regionName: "R", countryName: "C" }] as const;
const specialPageData = { placeId: 12, levelType: "Station", label: "Mine" };

describe("the init settings of a tag", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  it("BOOT-23 are attributes in kebab-case, with lists and objects as JSON", async () => {
    const json = `top-stations='${JSON.stringify(topStations)}' special-page-data='${JSON.stringify(specialPageData)}'`;
    const own = `engine-id="9" app-type="se rp" on-page="silo" se-title="Ski" flight ${json} options='{"productPath":"/lodging"}'`;
    const element = put("ski-searchbar", `store="${freshStore()}" locale="en-GB" currency="GBP" menu-domain="www.seller.test" ${own}`);
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 9 });
    const { engineId, appType, onPage, seTitle, flight, options } = element;
    expect({ engineId, appType, onPage, seTitle, flight, options }).to.deep.equal({
      engineId: 9,
      appType: ["se", "rp"],
      onPage: "silo",
      seTitle: "Ski",
      flight: true,
      options: { productPath: "/lodging" },
    });
    expect([element.topStations, element.specialPageData]).to.deep.equal([topStations, specialPageData]);
  });

  it("BOOT-23 are properties too, and lists and objects keep their identity", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    await next(element, "ski-ready");
    Object.assign(element, { topStations, specialPageData });
    expect(element.topStations).to.equal(topStations);
    expect(element.specialPageData).to.equal(specialPageData);
  });

  it("refuses options that are none, or of another type", () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    const { warn } = console;
    console.warn = () => undefined;
    const right = {
      feeCompanies: ["a"],
      assetsHosts: { "fr-FR": "img.test" },
      testCookieFlags: ["hsFirst"],
      productHost: "ski",
      reviews: { text: "Checked.", url: "/reviews" },
      texts: { "fr-FR": { "search_bar.search": "Voir" } },
    };
    for (const wrong of [
      5,
      [],
      { colour: "blue" },
      { productPath: 5 },
      { feeCompanies: "a" },
      { testCookieFlags: ["none"] },
      { assetsHosts: 1 },
      { reviews: "Checked." },
      { reviews: { url: "/reviews" } },
      { texts: { "search_bar.search": "Voir" } },
      { texts: { "fr-FR": { "search_bar.search": 1 } } },
    ]) {
      element.setAttribute("options", JSON.stringify(wrong));
      expect(element.options, JSON.stringify(wrong)).to.equal(null);
    }
    element.setAttribute("options", JSON.stringify(right));
    console.warn = warn;
    expect(element.options).to.deep.equal(right);
  });

  it("BOOT-48 BOOT-51 show the search module on a search page and on a results page", async () => {
    for (const appType of ["se", "rp", ""]) {
      const element = put("ski-searchbar", `store="${freshStore()}" ${complete} layout="desktop" app-type="${appType}"`);
      await next(element, "ski-ready");
      await waitUntil(() => element.shadowRoot?.querySelectorAll("[role=search], search").length === 1, `a search module for "${appType}"`);
    }
  });
});
