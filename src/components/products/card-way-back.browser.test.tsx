import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { painted } from "../../../test/fixtures/painted.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import type { Product } from "../../domain/products.js";
import { dates } from "./card.driver.js";

/** Lodgings with ids from `first` on, each with another number of offers. */
const lodgings = (first: number): Product[] =>
  Array.from({ length: 24 }, (_, index) => {
    const id = first + index;
    return product(id, { prestations: Array.from({ length: 1 + (index % 4) }, (__, offer) => prestation(id * 10 + offer)) });
  });

describe("the cards of a list that is shown again", function () {
  this.timeout(60_000);
  const [list, other] = [lodgings(1), lodgings(101)];
  let page: ResultsPage;
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 });
    page = await resultsPage({ state: { stayDates: dates, packages: ["PF"] } });
  });
  afterEach(() => {
    page.remove();
    window.scrollTo(0, 0);
  });

  const show = (products: readonly Product[]) => page.list(products, { key: `from ${products[0]?.id}` });
  const seeStay = (index: number) => page.all("card")[index]?.querySelector<HTMLElement>("[part~=see-stay]");
  const places = () => page.all("card").map((card) => Math.round(card.getBoundingClientRect().top + window.scrollY));

  async function visit(index: number): Promise<void> {
    page.all("card")[index]?.scrollIntoView({ block: "center", behavior: "instant" });
    await waitUntil(() => seeStay(index), `card ${index} is whole`);
    await painted();
  }

  it("are where they were, though they are not drawn yet", async () => {
    await show(list);
    for (let index = 0; index < list.length; index += 3) await visit(index);
    const left = places();
    for (const between of [other, []]) {
      await show(between);
      await show(list);
      expect(places(), `after ${between.length} others`).to.deep.equal(left);
    }
  });

  it("have the keyboard where it was left, also far from the top, and with more stays than at first", async () => {
    await show(list.slice(0, 20));
    await page.products({ list });
    await visit(21);
    seeStay(21)?.focus();
    await show(other);
    expect(page.root.activeElement).to.equal(page.one("total"));
    await show(list);
    expect(page.root.activeElement, "the link of the same stay").to.equal(seeStay(21));
  });

  it("have the keyboard on the same stay where sold-out ones before it have left their place", async () => {
    const soldOut = { status: "settled", prestations: [], fees: [], unchecked: [], checkedAt: null } as const;
    await show(list);
    await page.change({ prices: { 1: soldOut } });
    await visit(14);
    await waitUntil(() => page.all("card")[0]?.ariaLabel !== "Résidence 1", "the sold-out stay has moved");
    const name = page.all("card")[14]?.ariaLabel;
    seeStay(14)?.focus();
    await show(other);
    await show([]);
    await show(list);
    expect(page.root.activeElement?.closest("article")?.ariaLabel).to.equal(name);
  });

  it("leave the keyboard where the visitor has put it", async () => {
    await show(list);
    seeStay(1)?.focus();
    await show(other);
    page.one("skip").focus();
    await show(list);
    expect(page.root.activeElement).to.equal(page.one("skip"));
    const field = document.createElement("input");
    document.body.append(field);
    seeStay(1)?.focus();
    await show(other);
    field.focus();
    await show(list);
    expect(document.activeElement === field, "outside of the element").to.equal(true);
    field.remove();
    seeStay(1)?.focus();
    await painted();
    seeStay(1)?.blur();
    await painted();
    await show(other);
    await show(list);
    expect(page.root.activeElement, "it was left in no card").to.equal(null);
  });
});
