import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { SearchState } from "../../store/state/types.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { answer, counts, showFilters } from "./filters.driver.js";

describe("filters", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  async function show(state: Partial<SearchState> = {}): Promise<void> {
    page = await showFilters(state);
  }
  function row(words: string): { readonly input: HTMLInputElement; readonly row: HTMLElement } {
    const label = [...page.one("filters").querySelectorAll("label")].find((candidate) => candidate.textContent?.includes(words));
    const input = label?.querySelector("input");
    if (!label || !input) throw new Error(`No row says "${words}".`);
    return { input, row: label };
  }
  const room = (key: string) => page.all("room").find((button) => button.textContent === key);

  it("FILT-63 FILT-65 FILT-100 toggles all ids of an option together and counts it by the largest", async () => {
    await show();
    const { row: pool } = row("Piscine");
    expect(pool.querySelector("[part=count]")?.textContent).to.equal("46");
    expect(row("Résidence de tourisme").row.querySelector("[part=count]")?.textContent).to.equal("74");
    expect(pool.querySelector("[part=count] + .sr")?.textContent, "its unit is announced").to.equal("46 séjours");
    row("Piscine").input.click();
    expect(page.search.callsOf("criteria.toggle")).to.deep.equal([[[74, 75, 76, 78]]]);
  });

  it("FILT-83 FILT-87 toggles both codes of a lodging type together", async () => {
    await show();
    row("Résidence de tourisme").input.click();
    expect(page.search.callsOf("criteria.toggleLodgingTypes")).to.deep.equal([[[43, 19]]]);
  });

  it("gives the focus to the first amenity that its button reveals", async () => {
    await show({ counts: { status: "idle", request: null, key: "k", answer: null } });
    const button = page.one("filters").querySelector<HTMLElement>(".filters-more button");
    const before = [...page.one("filters").querySelectorAll("input")];
    button?.focus();
    await sendKeys({ press: "Enter" });
    await painted();
    const revealed = [...page.one("filters").querySelectorAll("input")].find((input) => !before.includes(input) && !input.disabled);
    expect(revealed).not.to.equal(undefined);
    expect(page.root.activeElement).to.equal(revealed);
  });

  it("the stars of a class have the colour of stars, by the token that a page may set", async () => {
    await show();
    page.host.style.setProperty("--ski-star", "rgb(1, 2, 3)");
    const [enabled] = page.one("ranking").querySelectorAll("label:has(:enabled) .stars");
    expect(enabled && getComputedStyle(enabled).color).to.equal("rgb(1, 2, 3)");
  });

  it("FILT-98..99 disables an option with count 0, unless it is chosen", async () => {
    await show();
    expect(row("Chalet").input.disabled).to.equal(true);
    await page.change({ lodgingTypes: [18, 44] });
    expect(row("Chalet").input.disabled).to.equal(false);
    expect(row("Chalet").input.checked).to.equal(true);
    const threeStars = () => page.one("ranking").querySelectorAll("input")[2];
    expect([room("2")?.matches(":disabled"), room("3")?.matches(":disabled"), threeStars()?.disabled]).to.deep.equal([false, true, true]);
    await page.change({ criteria: [315, 321] });
    expect([room("3")?.matches(":disabled"), threeStars()?.disabled]).to.deep.equal([false, false]);
    expect([room("3")?.ariaPressed, threeStars()?.checked]).to.deep.equal(["true", true]);
  });

  const none = { ...counts, answer: { ...answer, criteria: [{ id: 999, count: 1 }], lodgingTypes: [{ id: 43, count: 1 }] } };
  const focusable: readonly (readonly [name: string, chosen: Partial<SearchState>, find: () => HTMLElement | undefined])[] = [
    ["a lodging type", { lodgingTypes: [18, 44] }, () => row("Chalet").input],
    ["an amenity behind the link to all", { criteria: [22] }, () => row("Lave-vaisselle").input],
    ["a distance", { criteria: [285] }, () => row("À moins de 200\u00a0m").input],
    ["a ranking", { criteria: [316] }, () => page.one("ranking").querySelectorAll("input")[1]],
    ["a number of rooms", { criteria: [320] }, () => room("2")],
  ];
  for (const [name, chosen, find] of focusable)
    it(`FILT-98..99 keeps the focus on ${name} that is dropped and that no stay has, until it is left`, async () => {
      await show(chosen);
      const dropped = find();
      dropped?.focus();
      await page.change({ criteria: [], lodgingTypes: [], counts: none });
      await painted();
      expect(dropped !== undefined && page.root.activeElement === dropped, "it has the focus").to.equal(true);
      expect(dropped?.matches(":disabled")).to.equal(false);
      dropped?.blur();
      await painted();
      expect(dropped?.isConnected === false || dropped?.matches(":disabled"), "then no stay has it").to.equal(true);
    });

  it("FILT-91 FILT-96 replaces the ranking, and deselects the chosen one", async () => {
    await show({ criteria: [316] });
    const radios = [...page.one("ranking").querySelectorAll("input")];
    radios[0]?.click();
    radios[1]?.click();
    const ids = page.search.callsOf("criteria.replace").map(([, id]) => id);
    expect(ids).to.deep.equal([317, 316]);
    expect(page.search.callsOf("criteria.replace")[0]?.[0]).to.include.members([313, 314, 315, 316, 317, 318]);
  });

  it("FILT-96 deselects the chosen ranking with the space bar, and chooses another one with it", async () => {
    await show({ criteria: [316] });
    const radios = [...page.one("ranking").querySelectorAll("input")];
    for (const radio of [radios[1], radios[0]]) {
      radio?.focus();
      await sendKeys({ press: "Space" });
    }
    expect(page.search.callsOf("criteria.replace").map(([, id]) => id)).to.deep.equal([316, 317]);
  });

  it("has one stop of the Tab key for the ranking, whether or not one is chosen or focused", async () => {
    await show();
    const radios = () => [...page.one("ranking").querySelectorAll("input")];
    const stops = () => radios().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
    expect(stops(), "the first that a stay has").to.deep.equal([0]);
    await page.change({ criteria: [316] });
    expect(stops(), "the chosen one").to.deep.equal([1]);
    radios()[1]?.focus();
    await page.change({ criteria: [] });
    expect(stops(), "the focused one").to.deep.equal([1]);
  });

  it("FILT-08..09 FILT-92 FILT-94 offers 1 to 9 rooms as pills, one of them pressed", async () => {
    await show({ criteria: [320] });
    expect(page.all("room").map((button) => button.textContent)).to.deep.equal(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(page.all("room").filter((button) => button.getAttribute("aria-pressed") === "true")).to.deep.equal([room("2")]);
    room("2")?.click();
    expect(page.search.callsOf("criteria.replace")[0]?.[1]).to.equal(320);
  });

  it("FILT-93 FILT-97 shows distances as check rows, one choice per kind", async () => {
    await show({ criteria: [285] });
    expect(row("À moins de 200\u00a0m").input.checked).to.equal(true);
    row("Au pied du logement").input.click();
    const [group, id] = page.search.callsOf("criteria.replace")[0] ?? [];
    expect(id).to.equal(291);
    expect(group).to.include(285).and.not.to.include(299);
  });

  it("FILT-95 FILT-97..98 shows distances as dropdowns by flag, where the same option again deselects", async () => {
    await show({ criteria: [285] });
    await page.change({ flags: { ...page.search.snapshot().flags, checkboxDistance: false } });
    const [slopes] = page.all("select");
    expect(slopes?.textContent).to.equal("PistesÀ moins de 200\u00a0m");
    slopes?.focus();
    await sendKeys({ press: "Enter" });
    expect(page.one("listbox").querySelectorAll("li").length, "options without stays are left out").to.equal(3);
    await sendKeys({ press: "Enter" });
    expect(page.search.callsOf("criteria.replace").map(([, id]) => id)).to.deep.equal([285]);
    for (const press of ["Enter", "Home", "Enter"]) await sendKeys({ press });
    expect(
      page.search.callsOf("criteria.replace").map(([, id]) => id),
      "any distance",
    ).to.deep.equal([285, 285]);
  });

  it("ERR-07 work without their counts, and request them again after a failure", async () => {
    await show({ counts: { status: "failed", request: null, key: null, answer: null }, criteria: [74] });
    expect(page.all("count").filter(({ textContent }) => textContent)).to.deep.equal([]);
    expect(row("Chalet").input.disabled).to.equal(false);
    const retry = page.one("counts-failed").querySelector("button");
    retry?.focus();
    retry?.click();
    expect(page.search.callsOf("results.retryCounts")).to.have.length(1);
    await page.change({ counts });
    await painted();
    expect(page.all("counts-failed")).to.have.length(0);
    expect(page.root.activeElement, "the keyboard goes on at the filters").to.equal(page.one("filters"));
  });

  it("RESL-38 are grey while the list of another query loads, even if their own counts have loaded", async () => {
    await show();
    const { products } = page.search.snapshot();
    await page.change({ products: { ...products, status: "loading", key: "of another query" } });
    await waitUntil(() => page.one("filters").getAttribute("aria-busy") === "true");
  });

  it("RESL-38..39 greys counts and chips while counts load", async () => {
    await show({ criteria: [316] });
    const hidden = () => page.all("count").filter((count) => getComputedStyle(count).color === "rgba(0, 0, 0, 0)");
    expect(hidden()).to.have.length(0);
    const chipColours = () => [getComputedStyle(page.one("chip")).color, getComputedStyle(page.one("chip")).backgroundColor];
    const before = chipColours();
    await page.change({ counts: { ...counts, status: "loading" } });
    expect(page.all("count")).to.not.have.length(0);
    await waitUntil(() => hidden().length === page.all("count").length, "counts are shown while they load");
    const bounds = (["min", "max"] as const).map((bound) => page.one(`budget-${bound}`).querySelector("input"));
    expect(bounds.map((bound) => bound && getComputedStyle(bound).color)).to.deep.equal(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    expect(page.one("chips").matches(".is-waiting")).to.equal(true);
    await waitUntil(() => chipColours().every((colour, index) => colour !== before[index]), "chips are grey");
  });

  it("RESL-43 replaces the filters with skeletons while counts load, by flag", async () => {
    await show();
    await page.change({ counts: { ...counts, status: "loading" } });
    await waitUntil(() => page.one("filters").getAttribute("aria-busy") === "true", "the filters wait");
    expect(page.all("filters-skeleton"), "without the flag").to.have.length(0);
    await page.change({ flags: { ...page.search.snapshot().flags, criteriaSkeleton: true } });
    await waitUntil(() => page.all("filters-skeleton").length === 1, "no skeleton is shown");
    expect(page.all("filter")).to.have.length(0);
    await page.change({ counts: { ...counts, status: "failed" } });
    await waitUntil(() => page.all("counts-failed").length === 1);
    page.one("counts-failed").querySelector("button")?.click();
    await page.change({ counts: { ...counts, status: "loading" } });
    await waitUntil(() => page.all("filters-skeleton").length === 1);
    expect(page.root.activeElement, "the keyboard goes on at the filters").to.equal(page.one("filters"));
  });

  it("FILT-101 RESL-08 names each choice on a chip that removes it, beside a link that removes all", async () => {
    await show({ criteria: [74, 75, 76, 78, 285, 316], lodgingTypes: [19, 43], budget: { min: 400, max: null } });
    expect(page.all("chip").map((chip) => chip.textContent?.replace(/\s/g, " "))).to.deep.equal([
      "Dès 400 €",
      "Résidence de tourisme",
      "4 étoiles",
      "Pistes : à moins de 200 m",
      "Piscine",
    ]);
    for (const chip of page.all("chip")) chip.click();
    expect(page.search.callsOf("budget.clear")).to.deep.equal([["min"]]);
    expect(page.search.callsOf("criteria.toggleLodgingTypes")).to.have.length(1);
    expect(page.search.callsOf("criteria.toggle")).to.deep.equal([[[316]], [[285]], [[74, 75, 76, 78]]]);
    page.one("reset").click();
    expect(page.search.callsOf("criteria.reset")).to.have.length(1);
  });

  it("gives the focus of a removed chip to its neighbour", async () => {
    await show({ criteria: [74, 316] });
    const [first, second] = page.all("chip");
    first?.focus();
    await page.change({ criteria: [74] });
    expect(first?.isConnected).to.equal(false);
    expect(page.root.activeElement === second).to.equal(true);
  });
});
