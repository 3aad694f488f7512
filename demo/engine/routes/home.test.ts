import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { readQuery } from "../../../src/domain/search-query.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

const plain = (text: string) => text.replaceAll("&#38;", "&").replaceAll(/[\u00a0\u202f]/g, " ");

/** The links of a home page with a class: where each leads, and its words. */
async function links(path: string, name: "continue" | "month", kept?: string) {
  const { status, body } = await ask(path, kept === undefined ? {} : { headers: { cookie: `nevea-search=${encodeURIComponent(kept)}` } });
  expect(status).to.equal(200);
  const found = plain(String(body)).matchAll(new RegExp(`<a class="${name}" href="([^"]+)">(.*?)</a>`, "gs"));
  return [...found].map(([, href = "", markup = ""]) => ({
    href,
    words: markup
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));
}

/** The lowest total that products lists in pounds. */
async function lowest(hash: string, party: number) {
  const { place, stayDates } = readQuery(hash);
  const body = {
    engineId: 1,
    station: [place?.id],
    capacity: Array.from({ length: 20 }, (_, more) => party + more),
    packages: [],
    beginDate: stayDates.start,
    endDate: stayDates.end,
  };
  const { body: answer } = await ask("/se/search/product?size=1&start=0&agg=lihePack&sort=price", { body, language: "en_GB" });
  return parse(calls.products.call.shape, answer).products[0]?.prestations[0]?.price;
}

const hashOf = (href: string) => href.slice(href.indexOf("#") + 1);
const priceOf = (words: string) => Number((/£([\d,]+)$/.exec(words)?.[1] ?? "").replaceAll(",", ""));

describe("the home page", () => {
  it("has a week of each month, each in a resort of its own, at the lowest total that is listed there", async () => {
    const months = await links("/en/", "month");
    expect(months.length).to.equal(5);
    expect(months[0]?.words).to.match(/^(?:November|December) /);
    const searches = months.map(({ href }) => readQuery(hashOf(href)));
    expect(new Set(searches.map(({ place }) => place?.id)).size).to.equal(5);
    expect(new Set(searches.map(({ stayDates }) => stayDates.start?.slice(0, 7))).size).to.equal(5);
    for (const { href, words } of months) {
      expect(href).to.match(/^\/en\/se-results#/);
      expect(readQuery(hashOf(href)).sort).to.equal("price-asc");
      expect(priceOf(words), words).to.equal(await lowest(hashOf(href), 2));
    }
  });

  it("leads back to the kept search, with its resort, days, guests and lowest total of now", async () => {
    const kept = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-18-18&c[]=55";
    const [link] = await links("/en/", "continue", kept);
    expect(link?.href).to.equal(`/en/se-results#${kept}`);
    expect(link?.words).to.match(/^Continue your search: Val Thorens 6 – 13 Feb 2027 · 4 guests now from £[\d,]+$/);
    const all = kept.replace("&c[]=55", "");
    const [other] = await links("/en", "continue", all);
    expect(priceOf(other?.words ?? "")).to.equal(await lowest(all, 4));
    expect(priceOf(link?.words ?? "")).to.be.at.least(priceOf(other?.words ?? ""));
  });

  it("does not lead to a search that has begun, has no stay any more, no resort or no days, or cannot be read", async () => {
    const refused = [
      "station[]=1&beginDate=2026-11-14&endDate=2026-11-21",
      "station[]=1&beginDate=2027-02-07&endDate=2027-02-08",
      "station[]=99999&beginDate=2027-02-06&endDate=2027-02-13",
      "domain=1001&beginDate=2027-02-06&endDate=2027-02-13",
      "station[]=1",
      "%%%<script>",
    ];
    for (const kept of refused) expect(await links("/en/", "continue", kept), kept).to.deep.equal([]);
    expect(await links("/en/", "continue")).to.deep.equal([]);
  });
});
