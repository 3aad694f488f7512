import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import { readQuery } from "../../../src/domain/search-query.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

const plain = (text: string) => text.replaceAll("&#38;", "&").replaceAll(/[\u00a0\u202f]/g, " ");

/** The links of a home page with a class, for a visitor who agreed to it: where each leads, and its words. */
async function links(path: string, name: "continue" | "month", kept?: string, consent = "preferences") {
  const cookie = `nevea-consent=${consent}; nevea-search=${encodeURIComponent(kept ?? "")}`;
  const { status, body } = await ask(path, kept === undefined ? {} : { headers: { cookie } });
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

/** From a party of some size up, as the results request it. */
const sizesFrom = (party: number) => Array.from({ length: 21 - party }, (_, more) => party + more);

/** The lowest total that products lists in pounds for a resort and days; undefined without a stay. */
async function lowest(hash: string, party: number, conditions: object = {}) {
  const { place, stayDates } = readQuery(hash);
  const dates = { beginDate: stayDates.start, endDate: stayDates.end };
  const body = { engineId: 1, station: [place?.id], capacity: sizesFrom(party), ...dates, ...conditions };
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

  it("leads back to the kept search, with its resort, days and guests", async () => {
    const kept = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-18-18&c[]=55";
    const [link] = await links("/en/", "continue", kept);
    expect(link?.href).to.equal(`/en/se-results#${kept}`);
    expect(link?.words).to.match(/^Continue your search: Val Thorens 6 – 13 Feb 2027 · 4 guests listed from £[\d,]+$/);
  });

  const week = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
  const searches: readonly (readonly [kept: string, party: number, conditions: object])[] = [
    ["", 2, {}],
    ["&capacity=18-18-18-18", 4, {}],
    ["&priceMin=4000", 2, { priceMin: 4000 }],
    ["&priceMin=2000&priceMax=2600", 2, { priceMin: 2000, priceMax: 2600 }],
    ["&packages[]=PFF&origin=LGW", 2, { packages: ["PFF"], origins: ["LGW"] }],
    [
      "&packages[]=PFF&packages[]=PFPF&origin=ANY_LONDON_AIRPORT",
      2,
      { packages: ["PFF", "PFPF"], origins: ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"] },
    ],
    ["&packages[]=PFP&origin=NA", 2, { packages: ["PFP"] }],
    ["&c[]=55&c[]=69", 2, { criteria: [55, 69] }],
    ["&lodgingType[]=22", 2, { lodgingType: [22] }],
    [
      "&capacity=18-18-8&packages[]=PFP&lodgingType[]=22&lodgingType[]=23&priceMin=3000&rc_sort=price&rc_order=desc",
      3,
      { packages: ["PFP"], lodgingType: [22, 23], priceMin: 3000 },
    ],
  ];

  it("has the lowest total of the list that the kept search leads to: for its budget, departure, packages, criteria and lodging types", async () => {
    const totals = new Set<number>();
    for (const [conditions, party, body] of searches) {
      const [link] = await links("/en/", "continue", week + conditions);
      const total = priceOf(link?.words ?? "");
      expect(total, conditions).to.equal(await lowest(week, party, body));
      expect(total).to.be.above(0);
      totals.add(total);
    }
    expect(totals.size).to.be.above(6);
  });

  it("leads back to a search that has no stay left, without a price", async () => {
    const soldOut = [
      "station[]=1&beginDate=2027-02-07&endDate=2027-02-08",
      `${week}&priceMax=10`,
      `${week}&packages[]=PFF&origin=ORK&c[]=55&lodgingType[]=23&priceMax=300`,
    ];
    for (const kept of soldOut) {
      const [link] = await links("/en/", "continue", kept);
      expect(link?.href).to.equal(`/en/se-results#${kept}`);
      expect(link?.words).to.match(/^Continue your search: Val Thorens \d – \d+ Feb 2027 · 2 guests$/);
    }
  });

  it("does not lead to a search that has begun, has no resort or no days, or cannot be read, nor without consent", async () => {
    const refused = [
      "station[]=1&beginDate=2026-11-14&endDate=2026-11-21",
      "station[]=99999&beginDate=2027-02-06&endDate=2027-02-13",
      "domain=1001&beginDate=2027-02-06&endDate=2027-02-13",
      "station[]=1",
      "%%%<script>",
    ];
    for (const kept of refused) expect(await links("/en/", "continue", kept), kept).to.deep.equal([]);
    expect(await links("/en/", "continue")).to.deep.equal([]);
    expect(await links("/en/", "continue", week, "experiments")).to.deep.equal([]);
  });
});
