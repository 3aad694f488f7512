import { expect } from "chai";
import { samplePrestation, sampleProduct } from "./testing/products.sample.js";
import { productUrl } from "./product-link.js";
import type { ProductLink } from "./product-link.js";

const stayDates = { start: "2027-02-06", end: "2027-02-13" };
const noDates = { start: null, end: null };

function link(differences: Partial<ProductLink> = {}): string {
  const settings = { locale: "fr-FR", menuDomain: "https://www.example.com", forwarded: "", productPath: "/product" };
  return productUrl({ product: sampleProduct(), offer: null, stayDates: noDates, origin: null, ...settings, ...differences });
}

function hashOf(differences: Partial<ProductLink>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(link(differences)).hash.slice(1)));
}

describe("product link", () => {
  it("LINK-01 is the product page and a hash", () => {
    expect(link({ stayDates, origin: "LHR" })).to.equal(
      "https://www.example.com/stay/les-balcons#packCode=PF&season=H&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1&origin=LHR",
    );
  });

  it("carries the forwarded parameters between the page and the hash, to a path as to a whole address", () => {
    const forwarded = "utm_source=mail";
    expect(link({ forwarded })).to.equal("https://www.example.com/stay/les-balcons?utm_source=mail#packCode=PF&season=H");
    const product = sampleProduct({ productPageUrl: "https://other.example/stay?id=7" });
    expect(link({ forwarded, product })).to.equal("https://other.example/stay?id=7&utm_source=mail#packCode=PF&season=H");
  });

  it("LINK-02 and LINK-19 names the lodging only where it has no page, and then leads to the configured path", () => {
    const product = sampleProduct({ productPageUrl: "" });
    expect(link({ product })).to.equal("https://www.example.com/product#lihe_id=4321&packCode=PF&season=H");
    expect(hashOf({})).not.to.have.property("lihe_id");
  });

  it("LINK-03..04 carries package and ski pass", () => {
    expect(hashOf({ product: sampleProduct({ packCode: "PFP", skipass: "6 jours" }) })).to.include({ packCode: "PFP", skipass: "6 jours" });
  });

  it("LINK-03..04, LINK-06, LINK-17 leads from the card to the package that it shows, with the search's dates and no row", () => {
    const shown = samplePrestation({ id: 9, codePackage: "PFP", skipass: "6 jours", startDate: "2027-03-06", endDate: "2027-03-13" });
    const hash = hashOf({ shown, stayDates });
    expect(hash).to.include({ packCode: "PFP", skipass: "6 jours", BeginDate: "06/02/2027" });
    expect(hash).not.to.have.property("prest_id_source");
  });

  it("LINK-05 and LINK-12..16 carries the season by the rules of links", () => {
    const summer = { start: "2027-07-03", end: "2027-07-10" };
    expect(hashOf({ stayDates: summer })["season"]).to.equal("E");
    expect(hashOf({ stayDates: summer, locale: "nl-NL" })["season"]).to.equal("H");
    expect(hashOf({ product: sampleProduct({ packCode: "HS" }) })).not.to.have.property("season");
    expect(hashOf({ product: sampleProduct({ packCode: "HS" }), stayDates })["season"]).to.equal("H");
  });

  it("LINK-06 and LINK-17 starts from a row with its id, its package and its own dates", () => {
    const offer = samplePrestation({ id: 77, codePackage: "PFP", skipass: "4j", startDate: "2027-03-06", endDate: "2027-03-13" });
    expect(hashOf({ offer, stayDates })).to.deep.equal({
      packCode: "PFP",
      skipass: "4j",
      season: "H",
      prest_id_source: "77",
      BeginDate: "06/03/2027",
      EndDate: "13/03/2027",
      dated: "1",
    });
    expect(hashOf({ stayDates })).not.to.have.property("prest_id_source");
  });

  it("LINK-07..09 writes days dd/mm/yyyy, and is dated with both of them only", () => {
    expect(hashOf({ stayDates })).to.include({ BeginDate: "06/02/2027", EndDate: "13/02/2027", dated: "1" });
    const half = hashOf({ offer: samplePrestation({ endDate: null }) });
    expect(half).to.include({ BeginDate: "06/02/2027" });
    expect(half).not.to.have.any.keys("EndDate", "dated");
  });

  it("LINK-10..11 carries the origin, and leaves empty values out", () => {
    expect(hashOf({ origin: "STP" })["origin"]).to.equal("STP");
    expect(link({ product: sampleProduct({ packCode: "HS", skipass: "" }) })).to.equal(
      "https://www.example.com/stay/les-balcons#packCode=HS",
    );
    expect(link({ product: sampleProduct({ packCode: "" }), origin: "" })).to.equal("https://www.example.com/stay/les-balcons#season=H");
  });

  it("stays on the seller's host unless the page is a web address, and escapes what would break the hash", () => {
    const at = (productPageUrl: string) => link({ product: sampleProduct({ productPageUrl, packCode: "a&b#c" }) });
    expect(at("https://other.example/x")).to.equal("https://other.example/x#packCode=a%26b%23c&season=H");
    expect(at("stay/x")).to.match(/^https:\/\/www\.example\.com\/stay\/x#/);
    expect(at("//evil.example/x")).to.match(/^https:\/\/www\.example\.com\/evil\.example\/x#/);
    expect(at("javascript:alert(1)")).to.match(/^https:\/\/www\.example\.com\/javascript:alert\(1\)#/);
  });
});
