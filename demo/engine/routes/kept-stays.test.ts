import { expect } from "chai";
import { parse } from "valibot";
import { calls } from "../../../src/api/calls.js";
import type { KeptStay } from "../../pages/kept-stays.js";
import type { StayDays } from "../answers.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

const week = { start: "2027-02-06", end: "2027-02-13" };

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A home page for a visitor with a cookie of the shortlist, in which text stands as it is. */
async function home(shortlist: unknown, { path = "/en/", consent = "preferences" } = {}) {
  const value = typeof shortlist === "string" ? shortlist : JSON.stringify(shortlist);
  const cookie = `nevea-consent=${consent}; nevea-shortlist=${encodeURIComponent(value)}`;
  const { status, body } = await ask(path, { headers: { cookie } });
  const page = String(body).replaceAll("&#38;", "&");
  const stays = [...page.matchAll(/<a class="kept" href="([^"]+)">(.*?)<\/a>/gs)];
  return {
    status,
    page,
    stays: stays.map(([, href = "", markup = ""]) => ({ href, words: textOf(markup) })),
    results: /<a class="more" href="([^"]+#[^"]+)"\s*>([^<]+)</.exec(page)?.slice(1).map(textOf) ?? null,
  };
}

interface Listed {
  readonly name: string;
  readonly price: number;
  readonly stay: KeptStay;
}

/** Stays that products lists in Val Thorens in a week, at the lowest total of one package in pounds. */
async function listed(code: KeptStay["package"], ages: readonly number[], origin: string | null = null): Promise<readonly Listed[]> {
  const capacity = Array.from({ length: 21 - ages.length }, (_, more) => ages.length + more);
  const dates = { beginDate: week.start, endDate: week.end };
  const body = { engineId: 1, station: [1], capacity, packages: [code], ...dates, ...(origin && { origins: [origin] }) };
  const { body: answer } = await ask("/se/search/product?size=50&start=0&agg=lihePack&sort=price", { body, language: "en_GB" });
  return parse(calls.products.call.shape, answer).products.map(({ name, liheId, prestations }) => ({
    name,
    price: Math.min(...prestations.map(({ price }) => price)),
    stay: { lodging: liheId, package: code, ...week, ages, origin },
  }));
}

const pounds = (amount: number) => `£${amount.toLocaleString("en-GB")}`;

describe("the shortlist on the home page", () => {
  it("has each stay in the order of the cookie, at the lowest total that products and its own days have now", async () => {
    const [couple, family, fliers] = [
      (await listed("PFP", [18, 18]))[2],
      (await listed("PF", [18, 18, 8, 3]))[5],
      (await listed("PFF", [18, 18, 18], "LGW"))[1],
    ];
    if (!couple || !family || !fliers) throw new Error("Too few stays");
    const { stays } = await home([fliers.stay, couple.stay, family.stay]);
    expect(stays.map(({ words }) => words)).to.deep.equal([
      `${fliers.name} Val Thorens 6 – 13 Feb 2027 · 3 guests listed from ${pounds(fliers.price)}`,
      `${couple.name} Val Thorens 6 – 13 Feb 2027 · 2 guests listed from ${pounds(couple.price)}`,
      `${family.name} Val Thorens 6 – 13 Feb 2027 · 4 guests listed from ${pounds(family.price)}`,
    ]);
    const { body } = await ask(`/stay-days/${fliers.stay.lodging}?party=3&packages=pff&origin=LGW`, { language: "en_GB" });
    const days = (body as readonly StayDays[]).find(({ start, end }) => start === week.start && end === week.end);
    expect(days?.price).to.equal(fliers.price);
  });

  it("leads to each stay with its days, party, package and departure, and to the list of the newest", async () => {
    const stay = { lodging: 10_001, package: "PFF", ...week, ages: [18, 18, 8], origin: "LGW" } as const;
    const { stays, results } = await home([stay]);
    const hash = "#packCode=PFF&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1&capacity=18-18-8&origin=LGW";
    expect(stays[0]?.href).to.equal(`/en/stay/lodging-10001${hash}`);
    const address = /^\/en\/se-results#station\[\]=\d+&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-8&origin=LGW$/;
    expect(results?.[0]).to.match(address);
    expect(results?.[1]).to.match(/^All stays in .+, 6 – 13 Feb 2027$/);
    expect((await ask("/en/stay/lodging-10001")).status).to.equal(200);
  });

  it("says of a stay without an offer for its days or party that it is sold out", async () => {
    const stay = { lodging: 10_001, package: "PF", ages: [18, 18], origin: null } as const;
    const { stays } = await home([
      { ...stay, start: "2027-02-07", end: "2027-02-08" },
      { ...stay, ...week, ages: Array.from({ length: 20 }, () => 18) },
    ]);
    expect(stays.length).to.equal(2);
    for (const { words } of stays) expect(words).to.match(/ guests Sold out on these dates$/);
  });

  const known = { lodging: 10_001, package: "PF", ...week, ages: [18, 18], origin: null } as const;

  it("leaves out an unknown lodging, a stay that has begun, and a package that is not sold in the language", async () => {
    const left = [
      { ...known, lodging: 99 },
      { ...known, start: "2026-11-14", end: "2026-11-21" },
      { ...known, package: "HS" },
    ];
    const { stays } = await home([...left, known]);
    expect(stays.length).to.equal(1);
    expect((await home(left)).page).not.to.include("kept-stays");
    expect((await home([{ ...known, package: "HS" }], { path: "/" })).stays.length).to.equal(1);
  });

  it("is not there without consent to preferences, nor on any page but the home page", async () => {
    expect((await home([known])).stays.length).to.equal(1);
    for (const consent of ["none", "experiments", ""]) expect((await home([known], { consent })).stays, consent).to.deep.equal([]);
    expect((await home([known], { path: "/en/se-results" })).stays).to.deep.equal([]);
  });

  it("ignores a cookie that it cannot read", async () => {
    const script = "</a><script>alert(1)</script>";
    const unreadable: readonly unknown[] = [
      "",
      "not JSON",
      "[",
      "null",
      "[[]]",
      '{"length":4}',
      "[null]",
      script,
      [known, known, known, known, known],
      Array.from({ length: 5000 }, (_, id) => id),
      Array.from({ length: 60 }, () => known),
      JSON.stringify([known]) + " ".repeat(2000),
      [{ ...known, lodging: "10001" }],
      [{ ...known, lodging: 10_001.5 }],
      [{ ...known, lodging: 1e300 }],
      [{ ...known, lodging: -1 }],
      [{ ...known, lodging: { id: 10_001 } }],
      [{ ...known, package: script }],
      [{ ...known, package: ["PF"] }],
      [{ ...known, package: "__proto__" }],
      [{ ...known, start: script }],
      [{ ...known, start: "2027-02-31" }],
      [{ ...known, start: week.end, end: week.start }],
      [{ ...known, end: null }],
      [{ ...known, ages: [] }],
      [{ ...known, ages: 2 }],
      [{ ...known, ages: ["18"] }],
      [{ ...known, ages: [18, -3] }],
      [{ ...known, ages: [18, 1e9] }],
      [{ ...known, ages: Array.from({ length: 21 }, () => 18) }],
      [{ ...known, origin: { code: "LGW" } }],
      [known, { ...known, origin: 5 }],
    ];
    for (const cookie of unreadable) {
      const { status, page, stays } = await home(cookie);
      expect(status).to.equal(200);
      expect(stays, JSON.stringify(cookie).slice(0, 80)).to.deep.equal([]);
      expect(page).not.to.include("alert(1)");
    }
  });

  it("has no departure where the cookie has one that is unknown, and no text of the cookie", async () => {
    const { stays, page } = await home([{ ...known, origin: '"><script>alert(1)</script>', name: "<script>alert(2)</script>" }]);
    expect(stays[0]?.href).to.match(/&capacity=18-18$/);
    expect(page).not.to.match(/alert\(\d\)/);
  });
});
