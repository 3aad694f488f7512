import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { locales } from "../src/domain/locale.js";
import type { Attribute } from "../src/element/types/attributes.js";
import { clear, complete, fakeSeller, freshStore, next, put, record, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";
import { tags } from "./testing/tags.js";

/** A text that no attribute of the kind reads; none where every text is well-formed. */
function wrongText(row: Attribute): string | null {
  if (row.kind === "json") return "{oops";
  if (row.kind === "url") return "javascript:alert(1)";
  if (row.kind === "string" && !row.format) return null;
  return "*no such value";
}

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

describe("malformed attributes", () => {
  const { warn } = console;
  const warnings: string[] = [];
  let seller: FakeSeller;
  /** The texts are loaded with the first warning. */
  const warned = (count = 1) => waitUntil(() => warnings.length >= count, `${count} warnings`, { timeout: 10_000 });
  beforeEach(() => {
    seller = fakeSeller();
    warnings.length = 0;
    console.warn = (text: unknown) => void (String(text).startsWith("ski-elements:") && warnings.push(String(text)));
  });
  afterEach(() => {
    console.warn = warn;
    clear();
    seller.restore();
  });

  for (const { tag, attributes } of tags.map(({ definition }) => definition)) {
    const rows: readonly (readonly [string, Attribute])[] = Object.entries(attributes);
    for (const [name, row] of rows) {
      const wrong = wrongText(row);
      if (wrong === null) continue;
      it(`leaves the default of ${name} on <${tag}>, with a warning that names the fault and the valid values`, async () => {
        const element = document.createElement(tag);
        document.body.append(element);
        const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
        const errors = record(element, "ski-error");
        element.setAttribute(name, wrong);
        const outcome = row.absent ?? JSON.stringify(row.default);
        expect(Reflect.get(element, property)).to.deep.equal(row.default);
        await warned();
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.match(/^ski-elements: <ski-[a-z-]+> (keeps|takes) .*, which .+\. Give .+\.$/);
        expect(warnings[0])
          .to.contain(`${outcome} for the attribute ${name}${row.isPrivate ? "," : ` ${JSON.stringify(wrong)}`}`)
          .and.not.match(/undefined|null|\[\] for/);
        element.setAttribute("store", freshStore());
        expect(errors.map(({ code }) => code)).to.deep.equal(["attribute"]);
        element.remove();
      });
    }
  }

  it("LOC-09 start the search in French where the locale is unknown, without an environment call", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete.replace("en-GB", "eo")}`);
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "fr-FR", engineId: 7 });
    expect(seller.callsOf("/resultpage/config/env")).to.deep.equal([]);
    await warned();
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain(locales.join(", "));
  });

  it("accept every spelling of a locale, a currency and a site without a warning", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    for (const locale of ["en-US", "fr_FR", "nl-nl", ""]) element.setAttribute("locale", locale);
    for (const currency of ["EUR", "gbp", "EUR ", ""]) element.setAttribute("currency", currency);
    for (const site of ["www.seller.test", "http://localhost:4173", "https://seller.test/", ""]) element.setAttribute("menu-domain", site);
    await settled();
    expect(warnings).to.deep.equal([]);
  });

  it("treat a text of blanks as absent: the environment call is made, and its values apply", async () => {
    const blank = 'locale=" " currency="  " menu-domain=" " engine-id="7"';
    seller.restore();
    seller = fakeSeller({ "/resultpage/config/env": "CURRENCY=EUR\nMENU_DOMAIN=www.seller.test\nLOCALE=nl-NL" });
    const element = put("ski-searchbar", `store="${freshStore()}" ${blank}`);
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "nl-NL", engineId: 7 });
    expect(seller.callsOf("/resultpage/config/env")).to.have.length(1);
    expect(warnings).to.deep.equal([]);
  });

  it("name the flag or the option that is none, or of another type", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    element.setAttribute("features", '{"hsFirst":true,"hsLast":true,"packageTabs":"no"}');
    element.setAttribute("options", '{"productpath":"/product","testCookieFlags":["none"],"feeCompanies":"all"}');
    await warned(2);
    expect(warnings.map((text) => /which does not fit: (.*?)\. Give/.exec(text)?.[1])).to.deep.equal([
      '"hsLast" is not a known key, or has another shape, "packageTabs" is not true or false',
      '"productpath" is not a known key, or has another shape, "testCookieFlags" has another shape, "feeCompanies" is not a list',
    ]);
  });

  it("are a flag, a choice and a domain of images that are none, each reported once", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    const errors = record(element, "ski-error");
    const wrong = { flight: "maybe", sticky: "nope", "assets-domain": "\\0??" };
    for (const [name, text] of Object.entries(wrong)) element.setAttribute(name, text);
    expect([element.flight, element.sticky, element.assetsDomain]).to.deep.equal([false, false, null]);
    await warned(3);
    expect(warnings.map((text) => /for the attribute (\S+)/.exec(text)?.[1])).to.have.members(Object.keys(wrong));
    expect(errors.map(({ code }) => code)).to.deep.equal(["attribute", "attribute", "attribute"]);
  });

  it("are a currency that does not exist and an address that is none, each reported once, with what holds instead", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete} api-base="ht!tp://??"`.replace("GBP", "YEN"));
    const errors = record(element, "ski-error");
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 7 });
    expect([element.currency, element.apiBase]).to.deep.equal([null, null]);
    expect(seller.calls.map(({ origin }) => origin)).to.include(window.location.origin);
    await warned(2);
    expect(warnings).to.have.length(2);
    expect(warnings.join(" ")).to.contain("the environment's currency").and.to.contain("the page's own origin");
    expect(errors.map(({ code }) => code)).to.deep.equal(["attribute", "attribute"]);
  });

  it("are addresses of pictures with the scheme of a script, named in one warning, while the other pictures are shown", async () => {
    const scripts = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ img: `javascript:alert(${number})` }));
    const element = put("ski-gallery", `pictures='${JSON.stringify([{ img: pixel, imgXL: "data:text/html,x" }, ...scripts])}'`);
    const errors = record(element, "ski-error");
    await next(element, "ski-ready");
    await warned();
    expect(warnings[0]).to.match(/^ski-elements: <ski-gallery> takes no picture from "data:text\/html,x", "javascript:alert\(1\)", /);
    expect(warnings[0]).to.contain('"javascript:alert(4)" and 3 more in pictures, whose scheme').and.contain("Give an address");
    expect(errors).to.deep.equal([{ code: "attribute", message: warnings[0]?.replace("ski-elements: <ski-gallery> ", "") }]);
    element.pictures = [{ img: pixel }];
    await settled();
    element.pictures = {
      picturesLodging: [],
      picturesLodgingWinter: [],
      picturesLodgingSummer: [{ img: "vbscript:x" }],
      picturesAccomodation: [],
    };
    await warned(2);
    expect(warnings).to.have.length(2);
    expect(warnings[1]).to.contain('"vbscript:x" in pictures');
  });

  it("refuse names that every object has as flags or options", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    element.setAttribute("features", '{"toString":true}');
    element.setAttribute("options", '{"toString":"x"}');
    await warned(2);
    expect(warnings.map((text) => /the attribute (\w+)/.exec(text)?.[1])).to.deep.equal(["features", "options"]);
  });
});
