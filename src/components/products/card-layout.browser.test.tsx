import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import { languages, nearestLocale } from "../../domain/locale.js";
import { dates } from "./card.driver.js";

const offer = { codePackage: "PF", price: 2779 };
const discounted = { ...offer, promo: 24, crossedPrice: 3657 };
const stations = ["Tignes", "Saint-Martin-de-Belleville"];
const names = ["Le Hameau", "Résidence Les Balcons de la Grande Casse et du Soleil Levant"];
const cards = stations.flatMap((stationName, station) =>
  names.map((name, index) =>
    product(10 * station + index + 1, { name, stationName, prestations: [prestation(index, index === 0 ? offer : discounted)] }),
  ),
);

const box = (element: Element | null | undefined) => {
  if (!element) throw new Error("There is no such element.");
  return element.getBoundingClientRect();
};

/** The width of each line of a text. */
function lineWidths(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Map<number, [left: number, right: number]>();
  for (const { left, right, bottom } of range.getClientRects()) {
    const [first, last] = lines.get(Math.round(bottom)) ?? [left, right];
    lines.set(Math.round(bottom), [Math.min(first, left), Math.max(last, right)]);
  }
  return [...lines.values()].map(([left, right]) => right - left);
}

describe("the layout of a card", () => {
  let page: ResultsPage;
  afterEach(() => page.remove());
  after(() => setViewport({ width: 1440, height: 900 }));

  const show = async (width: number) => {
    await setViewport({ width, height: 844 });
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list(cards);
    // Below the first two on a phone, a card is whole once it is near.
    for (const card of page.all("card")) {
      card.scrollIntoView({ block: "center", behavior: "instant" });
      await waitUntil(() => card.querySelector("[part~=amount]"), "the card");
    }
    return page.all("card");
  };

  for (const width of [320, 390])
    it(`is one for all on a phone of ${width} px: the rating beside the place where it fits, the button beside the price`, async () => {
      for (const card of await show(width)) {
        const [place, rating, amount, button] = ["card-place", "rating", "amount", "see-stay"].map((part) =>
          box(card.querySelector(`[part~="${part}"]`)),
        );
        if (!place || !rating || !amount || !button) throw new Error("A part is missing.");
        if (rating.top >= place.bottom) expect(rating.left, "rating").to.equal(place.left);
        else expect(rating.left, "rating").to.be.at.least(place.right);
        expect(button.left, "button").to.be.above(amount.right);
        expect((button.top + button.bottom) / 2).to.be.closeTo((amount.top + amount.bottom) / 2, 1);
        const former = card.querySelector(".was");
        expect(amount.top - box(former ?? card.querySelector(".price .why")).bottom, "above the price").to.be.within(0, 14);
      }
    });

  for (const locale of languages.map(nearestLocale))
    it(`is at most 480 px high on a phone with one offer in ${locale}`, async () => {
      await setViewport({ width: 390, height: 844 });
      page = await resultsPage({ locale, state: { stayDates: dates, packages: ["PF"] } });
      const cancelationUntil = "2027-01-22";
      await page.list([
        product(1, { prestations: [prestation(1, { ...discounted, cancelationUntil })] }),
        product(2, { prestations: [prestation(2, offer)] }),
      ]);
      await waitUntil(() => page.all("amount").length === 2, "the cards");
      const [first, other] = page.all("card").map(box);
      expect(first?.height).to.be.within(400, 480);
      expect(other?.height).to.be.within(400, 480);
    });

  it("has the words of the rating at the end of the first line of the place on a wide screen, however long that is", async () => {
    await setViewport({ width: 1440, height: 900 });
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    const far = "Saint-Martin-de-Belleville et Les Menuires, hameau du Châtelard";
    await page.list([product(1), product(2, { stationName: far })]);
    await waitUntil(() => page.all("amount").length === 2, "the cards");
    const [near, long] = page.all("card").map((card) => {
      const [words, place] = [card.querySelector(".rating-detail"), card.querySelector("[part~=card-place]")].map(box);
      return { end: words?.right, below: (words?.top ?? 0) - (place?.top ?? 0) };
    });
    expect(long).to.deep.equal(near);
  });

  it("has the place on a line of its own below the name on a wide screen where there is no rating", async () => {
    await setViewport({ width: 1440, height: 900 });
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
    await page.list([product(1, { reviewNumber: 0 })]);
    await waitUntil(() => page.all("amount").length === 1, "the card");
    const [name, place] = [page.one("card-name"), page.one("card-place")].map(box);
    expect([page.all("rating").length, place?.left]).to.deep.equal([0, name?.left]);
    expect(place?.top).to.be.at.least(name?.bottom ?? Infinity);
  });

  for (const locale of languages.map(nearestLocale))
    it(`leaves no short last line under an offer in ${locale}`, async () => {
      page = await resultsPage({ locale, state: { stayDates: dates, packages: ["PF"] } });
      await page.list([product(1, { prestations: [prestation(1, { ...offer, cancelationUntil: "2027-01-22" })] })]);
      for (let width = 320; width <= 390; width += 10) {
        await setViewport({ width, height: 844 });
        await waitUntil(() => page.all("offer").length === 1, "the offer");
        const [first = 0, last = first] = lineWidths(page.one("offer").querySelector("small") ?? page.one("offer"));
        expect(last, `the last line at ${width} px, after one of ${first}`).to.be.above(first / 3);
      }
    });
});

describe("the layout of a card in a wide list", () => {
  for (const width of [1200, 1440])
    it(`leaves no empty column beside several offers at ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
      await page.list([product(1, { prestations: [1, 2, 3, 4].map((id) => prestation(id, { ...offer, price: 2000 + id })) })]);
      await waitUntil(() => page.all("offer").length === 4, "the offers");
      const [card, picture, price] = ["card", "card-picture", "price"].map((part) => box(page.one(part)));
      if (!card || !picture || !price) throw new Error("A part is missing.");
      for (const side of [picture, price]) {
        expect(side.top - card.top, "from the first line").to.be.within(0, 12);
        expect(card.bottom - side.bottom, "to the last offer").to.be.within(0, 12);
      }
      for (const row of page.all("offer").map(box)) {
        expect(row.left - picture.right, "offers begin beside the picture").to.be.within(0, 24);
        expect(price.left - row.right, "and end beside the price").to.be.within(0, 24);
      }
      page.remove();
      await setViewport({ width: 1440, height: 900 });
    });
});
