import { expect } from "chai";
import { assetUrl, assetsDomainOf, isAssetsDomain } from "./assets-domain.js";
import type { AssetsSituation } from "./assets-domain.js";

const partner: AssetsSituation = {
  host: "www.partner.test",
  locale: "fr-FR",
  menuDomain: "https://www.seller.test",
  options: { productHost: null, assetsHosts: {} },
};
const domainOf = (changes: Partial<AssetsSituation>) => assetsDomainOf({ ...partner, ...changes });
const options = { productHost: "ski-travel", assetsHosts: { "fr-FR": "img.seller.fr", "en-GB": "img.seller.co.uk" } };

describe("the domain of images and icons", () => {
  it("BOOT-54 is the page's own host where it contains the product's", () => {
    expect(domainOf({ host: "secure.ski-travel.test", options })).to.equal("secure.ski-travel.test/searchbox");
    expect(domainOf({ host: "fr.seller.test" })).to.equal("fr.seller.test/searchbox");
  });

  it("BOOT-55 BOOT-59 is otherwise configured by locale, and the menu domain's where none is configured", () => {
    expect(domainOf({ options })).to.equal("img.seller.fr/searchbox");
    expect(domainOf({ options, locale: "en-GB" })).to.equal("img.seller.co.uk/searchbox");
    expect(domainOf({ options, locale: "nl-NL" })).to.equal("www.seller.test/searchbox");
    expect(domainOf({})).to.equal("www.seller.test/searchbox");
  });

  it("BOOT-56 BOOT-58 is served under a path that ends in /searchbox", () => {
    for (const host of ["www.partner.test", "www.seller.test"]) expect(domainOf({ host })).to.match(/^www\.seller\.test\/searchbox$/);
  });

  it("BOOT-57 is empty where the domain is http or local", () => {
    expect(domainOf({ host: "localhost:4173" })).to.equal("");
    expect(domainOf({ host: "shop.local" })).to.equal("");
    expect(domainOf({ options: { productHost: null, assetsHosts: { "fr-FR": "https://img.seller.fr" } } })).to.equal("");
    expect(domainOf({ menuDomain: "http://localhost:4173" })).to.equal("");
  });

  it("BOOT-59 chooses the domain first, then empties it", () => {
    expect(domainOf({ host: "local.seller.test", options })).to.equal("");
  });
});

describe("a given domain of images", () => {
  it("is a host, with a scheme, a port and a path where it has them", () => {
    for (const text of [
      "img.seller.fr",
      "img.seller.fr/searchbox/",
      "//img.seller.fr",
      "https://img.seller.fr:8443/a%20b",
      "localhost:4173",
    ])
      expect(isAssetsDomain(text), text).to.equal(true);
    for (const text of [
      "\\0??",
      "\0??",
      "javascript:alert(1)",
      "/train",
      "img seller",
      "img.seller.fr?a=1",
      "img.seller.fr#a",
      "ftp://img",
    ])
      expect(isAssetsDomain(text), text).to.equal(false);
  });
});

describe("the address of a picture", () => {
  it("is https where the domain has no scheme, and on the page's own host without a domain", () => {
    const addressOf = (domain: string) => assetUrl(domain, "/train/desktop.svg", "http://localhost:4173/se-results#a=1");
    expect(["img.seller.fr/searchbox", "http://img.seller.fr", "//img.seller.fr", ""].map(addressOf)).to.deep.equal([
      "https://img.seller.fr/searchbox/train/desktop.svg",
      "http://img.seller.fr/train/desktop.svg",
      "http://img.seller.fr/train/desktop.svg",
      "http://localhost:4173/train/desktop.svg",
    ]);
  });
});
