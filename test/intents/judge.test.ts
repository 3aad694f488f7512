import { expect } from "chai";
import type { ReadCard } from "./visitor.js";
import { judge } from "./judge.js";
import type { Played } from "./played.js";
import type { TrueStay, Truth } from "./truth.js";
import type { Wish } from "./wish.js";

const wish: Wish = {
  index: 0,
  locale: "en-GB",
  where: { kind: "resort", id: 1, name: "Val Thorens" },
  when: { kind: "exact", start: "2027-02-06", end: "2027-02-13" },
  nights: 7,
  adults: 2,
  children: [8],
  quality: null,
  budget: 1500,
};
const card: ReadCard = {
  name: "Chalet Éterle",
  text: "Chalet Éterle\nVal Thorens · Savoie\nWith lift pass",
  packageWords: "With lift pass",
  basis: "for 3 guests, 7 nights",
  price: 1400,
  isFrom: false,
  head: "6 – 13 Feb 2027 · 3 guests",
};
const stay: TrueStay = {
  lodging: "Chalet Éterle",
  station: "Val Thorens",
  start: "2027-02-06",
  end: "2027-02-13",
  packageCode: "PF",
  listed: 1380,
  final: 1400,
};
const tables = (stays: readonly TrueStay[], lowest: Readonly<Record<string, number>> = {}): Truth => ({
  season: { first: "2026-12-01", last: "2027-06-01" },
  stays: async () => stays,
  lowest: async () => new Map(Object.entries(lowest)),
  rows: async () => [],
});
const played = (shown: ReadCard, of: Wish = wish): Played => ({
  wish: of,
  card: shown,
  gaveUp: null,
  presses: 6,
  prices: [{ kind: "total", words: shown.basis, price: shown.price, card: shown }],
});

describe("the judge of wishes", () => {
  it("takes a stay that is what was wished for at its true price", async () => {
    const { solved, reason, wrong } = await judge(tables([stay]), played(card));
    expect({ solved, reason, wrong }).to.deep.equal({ solved: true, reason: "", wrong: [] });
  });

  it("refuses a price that is one off, and names it", async () => {
    const { solved, wrong } = await judge(tables([stay]), played({ ...card, price: 1401 }));
    expect(solved).to.equal(false);
    expect(wrong.map(({ shown, truth }) => [shown, truth])).to.deep.equal([[1401, "1400"]]);
  });

  it("takes the listed price where the card says from, and no other", async () => {
    expect((await judge(tables([stay]), played({ ...card, isFrom: true, price: 1380 }))).wrong).to.deep.equal([]);
    expect((await judge(tables([stay]), played({ ...card, isFrom: true }))).wrong).to.have.length(1);
  });

  it("refuses another resort, package, party, length, budget or day", async () => {
    const others: readonly Partial<ReadCard>[] = [
      { text: "Chalet Éterle\nTignes · Savoie" },
      { packageWords: "Lift pass + ski hire" },
      { basis: "for 2 guests, 7 nights" },
      { basis: "for 3 guests, 6 nights" },
      { head: "13 – 20 Feb 2027 · 3 guests" },
      { head: "3 guests" },
    ];
    for (const other of others) expect((await judge(tables([stay]), played({ ...card, ...other }))).solved).to.equal(false);
    expect((await judge(tables([stay]), played(card, { ...wish, budget: 1399 }))).reason).to.contain("budget");
  });

  it("refuses a stay that is sold out", async () => {
    expect((await judge(tables([{ ...stay, final: null }]), played(card))).solved).to.equal(false);
  });

  it("wants the start with the lowest price where the cheapest is wished for", async () => {
    const cheapest: Wish = { ...wish, when: { kind: "cheapest" } };
    const at = (price: number) => tables([stay], { "2027-02-06": 1380, "2027-01-09": price });
    expect((await judge(at(1381), played(card, cheapest))).solved).to.equal(true);
    expect((await judge(at(1379), played(card, cheapest))).reason).to.contain("2027-01-09");
  });

  it("compares the price of a start with the lowest of its day", async () => {
    const start = {
      kind: "start",
      words: "Saturday",
      place: "Val Thorens",
      day: "2027-02-06",
      basis: "for 3 guests and 7 nights",
    } as const;
    const wrongOf = async (price: number) =>
      (await judge(tables([stay], { "2027-02-06": 1380 }), { ...played(card), prices: [{ ...start, price }] })).wrong.length;
    expect(await wrongOf(1380)).to.equal(0);
    expect(await wrongOf(1381)).to.equal(1);
  });
});
