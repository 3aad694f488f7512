import { expect } from "chai";
import { languages, locales, nearestLocale } from "../../../src/domain/locale.js";
import { legalWordsOf, pageWordsOf } from "../../words/all.js";
import { legalNames } from "../../words/legal/legal.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

describe("the demo's site", () => {
  for (const path of [
    ...locales.map(pageWordsOf).flatMap(({ prefix }) => [`${prefix}/`, `${prefix}/se-results`]),
    "/en",
    "/flight",
    "/flight/se-results",
    "/qa",
    "/calendar",
    "/partners",
  ])
    it(`has a page at ${path}`, async () => {
      const { status, body, headers } = await ask(path);
      expect(status).to.equal(200);
      expect(headers.get("content-type")).to.include("text/html");
      expect(headers.get("cache-control")).to.equal("no-cache");
      expect(body).to.match(/^<!doctype html>/);
    });

  for (const locale of locales) {
    const { prefix, phone } = pageWordsOf(locale);
    const { notice, pages } = legalWordsOf(locale);

    for (const name of legalNames)
      it(`has the ${name} page of its fictitious seller at ${prefix}/${name}, which says that it is one`, async () => {
        const { status, body } = await ask(`${prefix}/${name}`);
        expect(status).to.equal(200);
        const text = String(body).replaceAll("&#39;", "'");
        expect(text).to.include(`<h1>${pages[name].title}</h1>`).and.to.include(notice);
        if (name === "seller") expect(text).to.include(phone.shown);
      });

    it(`links to each of them from the foot of every page of ${locale}, and to the policy from the consent text`, async () => {
      for (const path of [`${prefix}/`, `${prefix}/se-results`, `${prefix}/stay/lodging-10001`, `${prefix}/terms`]) {
        const body = String((await ask(path)).body);
        const foot = body.slice(body.indexOf("<footer"));
        for (const name of legalNames) expect(foot, path).to.include(`href="${prefix}/${name}"`);
        expect(/<form class="wrap[^>]*>\s*<p>(.*?)<\/p>/s.exec(body)?.[1], path).to.include(`href="${prefix}/privacy"`);
      }
    });
  }

  it("describes each page for lists of search engines in words of its own", async () => {
    const paths = ["/flight", "/qa", "/calendar", "/partners", "/en/stay/lodging-10001", "/en/stay/lodging-10002"];
    for (const locale of locales) {
      const { prefix } = pageWordsOf(locale);
      paths.push(`${prefix}/`, ...(prefix === "/cse" ? [] : [`${prefix}/se-results`, ...legalNames.map((name) => `${prefix}/${name}`)]));
    }
    const seen = new Map<string, string>();
    for (const path of paths) {
      const description = /<meta name="description" content="([^"]+)"/.exec(String((await ask(path)).body))?.[1] ?? "";
      expect(description.length, path).to.be.within(40, 170);
      expect(seen.get(description), path).to.equal(undefined);
      seen.set(description, path);
    }
  });

  it("has the icon that browsers request by its name", async () => {
    const { status, headers } = await ask("/favicon.ico");
    expect(status).to.equal(200);
    expect(headers.get("content-type")).to.equal("image/x-icon");
  });

  it("has a page of each lodging at the address that products give", async () => {
    const { body } = await ask("/se/search/product?size=1&start=0", { body: { engineId: 1 } });
    const [product] = (body as { products: { name: string; productPageUrl: string }[] }).products;
    const page = await ask(product?.productPageUrl ?? "");
    expect(page.status).to.equal(200);
    expect(page.body).to.include(product?.name.split("'")[0]);
  });

  it("shows the body of a form that is posted to the date picker's page", async () => {
    const { status, body } = await ask("/calendar", { body: "arrival=2027-02-06&note=<b>" });
    expect(status).to.equal(200);
    expect(body).to.include("arrival=2027-02-06&#38;note=&#60;b&#62;");
  });

  it("describes a lodging in the page's own language, and links back to the stays of its station", async () => {
    const page = async (prefix: string) => String((await ask(`${prefix}/stay/lodging-10001`)).body);
    const about = /<section>\s*<h2>[^<]*<\/h2>\s*<p>([^<]+)<\/p>/;
    const texts = new Map<string, string>();
    for (const language of languages) {
      const { prefix } = pageWordsOf(nearestLocale(language));
      const written = await page(prefix);
      expect(written).to.include(`href="${prefix}/se-results#station[]=1"`);
      texts.set(about.exec(written)?.[1] ?? "", language);
    }
    expect(texts, "each in words of its own").to.have.property("size", languages.length);
    for (const text of texts.keys()) expect(text).to.match(/Val Thorens/);
  });

  for (const path of [
    "/nowhere",
    "/stay/val-thorens/nothing-1",
    "/site/site.ts",
    "/site/home.ts",
    "/dist/none.js",
    "/site/..%2f..%2fpackage.json",
    "/fonts/%E0%A4%A",
    "/site/%00.css",
  ])
    it(`has nothing at ${path}`, async () => {
      expect((await ask(path)).status).to.equal(404);
    });

  it("serves what pages load, and responds 304 when it has not changed", async () => {
    const style = await ask("/site/site.css");
    expect(style.headers.get("content-type")).to.include("text/css");
    const again = await ask("/site/site.css", { headers: { "if-none-match": style.headers.get("etag") ?? "" } });
    expect(again.status).to.equal(304);
    expect((await ask("/fonts/figtree-latin-wght-normal.woff2")).headers.get("cache-control")).to.include("immutable");
    const script = await ask("/site/stay.js");
    expect(script.headers.get("content-type")).to.include("text/javascript");
  });

  it("has a page for unknown addresses in the language of the address", async () => {
    const missing = await ask("/nl/flight", { language: "en-GB" });
    expect(missing.status).to.equal(404);
    expect(missing.body).to.contain('lang="nl-NL"');
  });

  it("refuses pictures it cannot draw, naming the part", async () => {
    const field = async (path: string) => ((await ask(path)).body as { field: string }).field;
    expect(await field("/pictures/medium/castle-a-winter-day-3-2.svg")).to.equal("kind");
    expect(await field("/pictures/huge/chalet-a-winter-day-3-2.svg")).to.equal("size");
    expect(await field("/pictures/small/chalet-a-spring-day-3-2.svg")).to.equal("season");
    expect(await field("/pictures/small/chalet.svg")).to.equal("seed");
  });
});
