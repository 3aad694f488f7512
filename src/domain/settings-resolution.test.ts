import { expect } from "chai";
import { defaultOptions } from "./options.js";
import { missingSettings } from "./given-settings.js";
import { MissingSettingError, resolveSettings } from "./settings-resolution.js";
import type { GivenEnvironment, GivenSettings } from "./given-settings.js";
import { isSite } from "./site.js";

const page = { origin: "https://www.example.test", host: "www.example.test", href: "https://www.example.test/en/home#top", search: "" };
const environment: GivenEnvironment = { ENGINE_ID: "7", CURRENCY: "EUR", MENU_DOMAIN: "www.seller.test", LOCALE: "fr_FR" };
const given: GivenSettings = { engineId: 3, locale: "en-GB", currency: "GBP", menuDomain: "uk.seller.test" };

const messageOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof MissingSettingError) return error.message;
    throw error;
  }
  return null;
};

describe("resolving settings", () => {
  it("has the page's forwarded parameters, and the address of the results with them", () => {
    const forward = "utm_*";
    const arrived = { ...page, search: "?utm_source=mail&x=1" };
    const resultsUrl = "https://seller.example/list?lang=fr#top";
    const settings = resolveSettings({ ...given, forward, resultsUrl }, null, arrived);
    expect(settings.forwarded).to.equal("utm_source=mail");
    expect(settings.resultsUrl).to.equal("https://seller.example/list?lang=fr&utm_source=mail#top");
    expect(resolveSettings({ ...given, forward }, null, page, "?utm_source=mail").forwarded).to.equal("utm_source=mail");
    expect(resolveSettings(given, null, arrived).forwarded).to.equal("");
  });

  const mandatory = [
    ["ENV-02", "engineId", "ENGINE_ID"],
    ["ENV-03", "currency", "CURRENCY"],
    ["ENV-04", "menuDomain", "MENU_DOMAIN"],
    ["ENV-05", "locale", "LOCALE"],
  ] as const;
  for (const [row, setting, key] of mandatory) {
    it(`${row} refuses to start without ${setting}, missing or empty`, () => {
      const { [key]: _left, ...rest } = environment;
      expect(messageOf(() => resolveSettings({}, rest, page))).to.equal(`${setting} is mandatory`);
      expect(messageOf(() => resolveSettings({}, { ...environment, [key]: "" }, page))).to.equal(`${setting} is mandatory`);
      expect(messageOf(() => resolveSettings({}, environment, page))).to.equal(null);
    });
  }

  it("ENV-02 takes no ENGINE_ID that is not an id", () => {
    for (const ENGINE_ID of ["1.5", "-1", "0", "1e3", "0x10", "7 or 8"])
      expect(
        messageOf(() => resolveSettings({}, { ...environment, ENGINE_ID }, page)),
        ENGINE_ID,
      ).to.equal("engineId is mandatory");
    expect(resolveSettings({}, { ...environment, ENGINE_ID: " 7 " }, page).engineId).to.equal(7);
  });

  it("BOOT-36..38 URL-05 ENV-02 needs no engine where the page kind has one", () => {
    const { engineId: _engineId, ...others } = given;
    const { ENGINE_ID: _id, ...lines } = environment;
    for (const [onPage, engineId] of [
      ["home-page", 16],
      ["ts-home", 16],
      ["summer", 110],
    ] as const) {
      expect(missingSettings({ ...others, onPage })).to.deep.equal([]);
      expect(resolveSettings({ ...others, onPage }, null, page).engineId).to.equal(engineId);
      expect(resolveSettings({ onPage }, lines, page).engineId).to.equal(engineId);
    }
    expect(missingSettings({ ...others, onPage: "club" })).to.deep.equal(["engineId"]);
    expect(missingSettings({ ...others, onPage: "home-page", flight: true }), "then it is the flight page").to.deep.equal(["engineId"]);
  });

  it("ENV-07 names the first missing one, in the order engineId, currency, menuDomain, locale", () => {
    expect(messageOf(() => resolveSettings({}, {}, page))).to.equal("engineId is mandatory");
    expect(messageOf(() => resolveSettings({}, { ENGINE_ID: "1" }, page))).to.equal("currency is mandatory");
    expect(messageOf(() => resolveSettings({}, { ENGINE_ID: "1", CURRENCY: "EUR" }, page))).to.equal("menuDomain is mandatory");
  });

  it("ENV-06 needs no tag manager", () => {
    expect(resolveSettings({}, environment, page)).to.include({ engineId: 7, currency: "EUR", locale: "fr-FR" });
  });

  it("LOC-16 counts in the locale's currency where the one that is named is none", () => {
    expect(resolveSettings(given, null, page).currency).to.equal("GBP");
    expect(resolveSettings({ ...given, currency: "POUNDS" }, null, page).currency).to.equal("GBP");
    expect(resolveSettings({}, { ...environment, CURRENCY: "€" }, page).currency).to.equal("EUR");
  });

  it("distinguishes a host or an origin from what is neither", () => {
    const texts = ["www.seller.test", "https://seller.test/", "localhost:4173", "javascript:alert(1)", "a b", "https://", "me@seller.test"];
    expect(texts.map(isSite)).to.deep.equal([true, true, true, false, false, false, false]);
  });

  it("ENV-13 BOOT-15 LOC-08 LOC-16 defaults engine, locale and currency only where no environment is requested", () => {
    expect(resolveSettings({ menuDomain: "seller.test" }, null, page)).to.include({ engineId: 1, locale: "fr-FR", currency: "EUR" });
    expect(resolveSettings({ menuDomain: "seller.test", locale: "en-GB" }, null, page).currency).to.equal("GBP");
  });

  it("reads addresses without a host as the page's own, whatever its base", () => {
    const addresses = (apiBase: string, resultsUrl: string) => {
      const resolved = resolveSettings({ ...given, apiBase, resultsUrl }, null, page);
      return [resolved.apiBase, resolved.resultsUrl];
    };
    expect(addresses("/seller/", "/found?from=bar")).to.deep.equal([
      "https://www.example.test/seller",
      "https://www.example.test/found?from=bar",
    ]);
    expect(addresses("seller", "found/")).to.deep.equal(["https://www.example.test/en/seller", "https://www.example.test/en/found/"]);
    expect(addresses("/", "//other.test/found")).to.deep.equal(["", "https://other.test/found"]);
    expect(addresses("https://api.test/v1/", "https://other.test/found")).to.deep.equal([
      "https://api.test/v1",
      "https://other.test/found",
    ]);
    const frame = { origin: "null", host: "", href: "about:srcdoc", search: "" };
    expect(resolveSettings({ ...given, resultsUrl: "/found" }, null, frame).resultsUrl).to.equal("/found");
  });

  it("CSE-25..26 reads the endpoint of works councils by the same rule as every other address", () => {
    const endpoint = (companiesEndpoint?: string) => resolveSettings({ ...given, companiesEndpoint }, null, page).companiesEndpoint;
    expect(endpoint("/companies?of=ski")).to.equal("https://www.example.test/companies?of=ski");
    expect(endpoint("companies")).to.equal("https://www.example.test/en/companies");
    expect(endpoint("https://other.test/companies")).to.equal("https://other.test/companies");
    expect([endpoint(), endpoint("")]).to.deep.equal([null, null]);
  });

  it("ENV-14 lets what is given win over the environment", () => {
    const settings = resolveSettings(given, environment, page);
    expect(settings).to.include({ engineId: 3, locale: "en-GB", currency: "GBP", menuDomain: "https://uk.seller.test" });
  });

  it("requests the environment unless all four mandatory settings are given", () => {
    expect(missingSettings(given)).to.deep.equal([]);
    for (const name of Object.keys(given)) expect(missingSettings({ ...given, [name]: undefined })).to.deep.equal([name]);
  });

  it("LOC-05..07 reads underscores and en-US", () => {
    expect(resolveSettings({ ...given, locale: "en_US" }, null, page)).to.include({ locale: "en-GB", language: "en" });
  });

  it("BOOT-25..26 makes flight the page kind package-pftt, over an explicit one", () => {
    expect(resolveSettings({ ...given, flight: true }, null, page).onPage).to.equal("package-pftt");
    expect(resolveSettings({ ...given, flight: true, onPage: "club" }, null, page).onPage).to.equal("package-pftt");
    expect(resolveSettings({ ...given, onPage: "club" }, null, page).onPage).to.equal("club");
  });

  it("URL-05 BOOT-36..38 takes the engine id given, else the page kind's, else the environment's", () => {
    expect(resolveSettings({ onPage: "summer" }, environment, page).engineId).to.equal(110);
    expect(resolveSettings({ onPage: "home-page" }, environment, page).engineId).to.equal(16);
    expect(resolveSettings({ onPage: "ts-home" }, environment, page).engineId).to.equal(16);
    expect(resolveSettings({ onPage: "summer", engineId: 3 }, environment, page).engineId).to.equal(3);
    expect(resolveSettings({ onPage: "club" }, environment, page).engineId).to.equal(7);
  });

  it("LOC-44 reads a menu domain as a host or an origin", () => {
    const menuDomain = (value: string) => resolveSettings({ ...given, menuDomain: value }, null, page).menuDomain;
    expect(menuDomain("seller.test")).to.equal("https://seller.test");
    expect(menuDomain("http://localhost:4173/")).to.equal("http://localhost:4173");
  });

  it("sends the search button to the page's own results when the calls go there, else to the menu domain's", () => {
    const resultsUrl = (changes: GivenSettings) => resolveSettings({ ...given, ...changes }, null, page).resultsUrl;
    expect(resultsUrl({})).to.equal("https://www.example.test/se-results");
    expect(resultsUrl({ apiBase: "https://www.example.test/" })).to.equal("https://www.example.test/se-results");
    expect(resultsUrl({ apiBase: "https://api.seller.test" })).to.equal("https://uk.seller.test/se-results");
    expect(resultsUrl({ resultsUrl: "/found" })).to.equal("https://www.example.test/found");
    expect(resultsUrl({ resultsUrl: "" })).to.equal("https://www.example.test/se-results");
  });

  it("BOOT-28 treats an unknown page kind as none, whatever its name", () => {
    for (const onPage of ["castle", "toString", ""]) {
      const { onPage: kind, engineId } = resolveSettings({ ...given, onPage: onPage as GivenSettings["onPage"] }, null, page);
      expect({ kind, engineId }, onPage).to.deep.equal({ kind: null, engineId: given.engineId });
    }
  });

  it("API-90 keeps the menu domain as it was given for the price call", () => {
    expect(resolveSettings({}, environment, page).site).to.equal("www.seller.test");
    expect(resolveSettings({ ...given, menuDomain: "http://localhost:4173" }, null, page).site).to.equal("http://localhost:4173");
  });

  it("CSE-01..02 CSE-22 recognises the works-council variant by host or locale, and gives French its locale", () => {
    const variantOf = (changes: GivenSettings, host = page.host) => {
      const { worksCouncil, locale } = resolveSettings({ ...given, ...changes }, null, { ...page, host });
      return { worksCouncil, locale };
    };
    expect(variantOf({ locale: "fr-FR" })).to.deep.equal({ worksCouncil: false, locale: "fr-FR" });
    expect(variantOf({ locale: "fr_FR_CSE" })).to.deep.equal({ worksCouncil: true, locale: "fr-FR-CSE" });
    expect(variantOf({ locale: "fr-FR" }, "www.cse.seller.test")).to.deep.equal({ worksCouncil: true, locale: "fr-FR-CSE" });
    expect(variantOf({ locale: "en-GB" }, "cse.seller.test")).to.deep.equal({ worksCouncil: true, locale: "en-GB" });
  });

  it("BOOT-54..59 derives the assets domain unless one is given", () => {
    const assetsDomain = (changes: GivenSettings) => resolveSettings({ ...given, ...changes }, null, page).assetsDomain;
    expect(assetsDomain({})).to.equal("uk.seller.test/searchbox");
    expect(assetsDomain({ assetsDomain: "https://cdn.seller.test/" })).to.equal("https://cdn.seller.test");
  });

  it("ENV-06 keeps the tag manager's id where the environment has one", () => {
    expect(resolveSettings({}, environment, page).tagManagerId).to.equal(null);
    expect(resolveSettings({}, { ...environment, GTMID: "GTM-1" }, page).tagManagerId).to.equal("GTM-1");
  });

  it("reads by GET where the environment allows it, and only then", () => {
    const readsByGet = (READS?: string) => resolveSettings({}, { ...environment, ...(READS !== undefined && { READS }) }, page).readsByGet;
    expect([undefined, "", "post", "GET", "get"].map(readsByGet)).to.deep.equal([false, false, false, false, true]);
    expect(resolveSettings(given, null, page).readsByGet).to.equal(false);
  });

  it("LOC-41 shows the given top stations, or the locale's when none are given", () => {
    const own = [{ id: 9, label: "Mine", placeType: "station", domainName: "", regionName: "", countryName: "" }] as const;
    const topStations = (stations?: GivenSettings["topStations"]) =>
      resolveSettings({ ...given, ...(stations && { topStations: stations }) }, null, page).topStations;
    expect(topStations(own)).to.equal(own);
    expect(topStations([])).to.deep.equal(topStations());
    expect(topStations()).to.have.length(10);
  });

  it("overrides the defaults with options, and leaves out unknown ones", () => {
    const options = { resultsPath: "/found", testCookieName: undefined, colour: "blue" } as GivenSettings["options"];
    const settings = resolveSettings({ ...given, options }, null, page);
    expect(settings.resultsUrl).to.equal("https://www.example.test/found");
    expect(settings.options).to.deep.equal({ ...defaultOptions, resultsPath: "/found" });
  });
});
