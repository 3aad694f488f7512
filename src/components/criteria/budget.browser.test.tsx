import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import type { CountsAnswer } from "../../api/calls/counts.js";
import type { SearchState } from "../../store/state/types.js";
import type { ResultsPage } from "../../../test/fixtures/results-page.js";
import { composeWith } from "../../../test/fixtures/composing.js";
import { painted } from "../../../test/fixtures/painted.js";
import { plain } from "../products/card.driver.js";
import { answer, counts, showFilters } from "./filters.driver.js";

describe("the budget of the filters", function () {
  this.timeout(30_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  async function show(state: Partial<SearchState> = {}): Promise<void> {
    page = await showFilters(state);
  }
  it("FEE-12 includes the fee where the seller's prices do not", async () => {
    await show({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    await page.change({ counts: { ...counts, answer: { ...answer, price: { min: 400, max: 900 } } } });
    const values = () => (["min", "max"] as const).map((bound) => input(bound).value.replace(/\D/g, ""));
    expect(values()).to.deep.equal(["400", "900"]);
    await page.change({ settings: { ...page.search.snapshot().settings, serviceFee: "added" } });
    expect(values()).to.deep.equal(["424", "924"]);
  });

  const input = (bound: "min" | "max") => {
    const element = page.one(`budget-${bound}`).querySelector("input");
    if (!element) throw new Error("No budget field.");
    return element;
  };
  async function type(bound: "min" | "max", keys: string, leave: "Enter" | "Tab" | "Escape"): Promise<void> {
    input(bound).focus();
    await painted();
    await sendKeys({ press: "Backspace" });
    if (keys) await sendKeys({ type: keys });
    await sendKeys({ press: leave });
    await painted();
  }

  it("FILT-113 is inactive until there is an end date", async () => {
    await show({ stayDates: { start: null, end: null } });
    expect(input("min").disabled).to.equal(true);
    expect(page.one("budget").textContent).to.contain("Choisissez vos dates");
    await page.change({ stayDates: { start: "2027-02-06", end: null } });
    expect([input("min").disabled, input("max").disabled], "a start alone is not enough").to.deep.equal([true, true]);
    await page.change({ stayDates: { start: "2027-02-06", end: "2027-02-13" } });
    expect(input("min").disabled).to.equal(false);
  });

  it("FILT-106 shows the range of the counts while no bound is set", async () => {
    await show();
    expect(input("min").value.replace(/\s/g, "")).to.equal("300€");
    expect(input("max").value.replace(/\s/g, "")).to.equal("5000€");
  });

  it("FILT-109 shows no amounts while the range is not known: while counts load, and where they have none", async () => {
    await show();
    const counted = page.search.snapshot().counts;
    for (const counts of [
      { ...counted, status: "loading", answer: null },
      { ...counted, answer: counted.answer && { ...counted.answer, price: null } },
    ] as const) {
      await page.change({ counts });
      expect([input("min").value, input("max").value], counts.status).to.deep.equal(["–", "–"]);
      for (const slider of page.all("slider")) {
        expect(slider.matches(":disabled")).to.equal(true);
        expect(slider.getAttribute("aria-valuetext")).to.equal("–");
      }
      await type("min", "20", "Enter");
      input("min").blur();
      expect(page.search.callsOf("budget.set").at(-1), "the default range holds").to.deep.equal([{ min: 100 }]);
    }
    await page.change({ counts: counted });
    expect(input("min").value.replace(/\s/g, "")).to.equal("300€");
    expect(page.all("slider").some((slider) => slider.matches(":disabled"))).to.equal(false);
  });

  it("FILT-109 shows a bound that is set before the range is known", async () => {
    await show({ budget: { min: 400, max: null } });
    await page.change({ counts: { ...page.search.snapshot().counts, status: "loading", answer: null } });
    expect([input("min").value.replace(/\s/g, ""), input("max").value]).to.deep.equal(["400€", "–"]);
  });

  it("FILT-109 shows no range next to a bound that excludes all of it", async () => {
    await show({ budget: { min: null, max: 200 } });
    expect([input("min").value, input("max").value.replace(/\s/g, "")]).to.deep.equal(["–", "200€"]);
    expect(page.all("slider").map((slider) => plain(slider.getAttribute("aria-valuetext")))).to.deep.equal(["–", "200 €"]);
    input("max").focus();
    await painted();
    await sendKeys({ press: "Tab" });
    await type("max", "abc", "Enter");
    expect(page.search.callsOf("budget.set"), "what is not changed is kept").to.deep.equal([]);
    await page.change({ budget: { min: 6000, max: null } });
    expect([input("min").value.replace(/\s/g, ""), input("max").value]).to.deep.equal(["6000€", "–"]);
  });

  it("FILT-104 FILT-110 raises a minimum below the range when the field is left", async () => {
    await show();
    await type("min", "20", "Tab");
    expect(page.search.callsOf("budget.set")).to.deep.equal([[{ min: 300 }]]);
  });

  it("FILT-102 has fields for numbers, which read the digits of what is typed", async () => {
    await show();
    expect([input("min").inputMode, input("max").inputMode]).to.deep.equal(["numeric", "numeric"]);
    await type("max", "1 500 €", "Enter");
    await page.change({ budget: { min: null, max: 1500 } });
    for (const bound of ["min", "max"] as const) await type(bound, "abc", "Enter");
    expect(page.search.callsOf("budget.set")).to.deep.equal([[{ max: 1500 }]]);
    expect(page.search.callsOf("budget.clear"), "what is not a number changes nothing").to.deep.equal([]);
  });

  it("FILT-102 reads an amount written in any locale, without its cents", async () => {
    const written = ["1.500", "1,500", "1 500", "1500,5", "1500.50", "1.500,50", "£1,500.00", "1500 €", "1’500"];
    for (const amount of written) {
      await show();
      await type("max", amount, "Enter");
      expect(page.search.callsOf("budget.set"), amount).to.deep.equal([[{ max: 1500 }]]);
      page.remove();
    }
    await show();
    for (const amount of ["2k", "12e3", "1500 to 2000", "-"]) await type("max", amount, "Enter");
    expect(page.search.callsOf("budget.set"), "what is not an amount").to.deep.equal([]);
  });

  const messages = () => page.all("error").map(({ textContent }) => plain(textContent));

  it("explains a corrected amount in an alert, and later as a description", async () => {
    await show({ budget: { min: null, max: 700 } });
    await type("min", "abc", "Enter");
    expect(messages()).to.deep.equal(["Budget minimum : « abc » n’est pas un montant. Aucune limite n’est fixée."]);
    const [alert] = page.all("error");
    expect(alert?.getAttribute("role")).to.equal("alert");
    expect(input("min").getAttribute("aria-describedby"), "read once").to.equal(null);
    await sendKeys({ press: "Tab" });
    await painted();
    expect(input("min").getAttribute("aria-describedby")).to.equal(alert?.id);
    await type("max", "99999", "Tab");
    expect(messages().at(-1)).to.equal(
      "Budget maximum : 99 999 €, c’est trop élevé. Il est maintenant de 5 000 €, le montant le plus élevé possible.",
    );
    await type("min", "900", "Enter");
    expect(messages()[0]).to.equal("Budget minimum : 900 € dépasse le maximum. Il est maintenant de 700 €.");
    await type("min", "350", "Enter");
    expect(messages(), "the next right entry").to.have.length(1);
  });

  it("shows the message under both fields until the bound changes", async () => {
    await show();
    await type("max", "99999", "Enter");
    const [field, message] = [page.one("budget-min"), page.one("error")].map((element) => element.getBoundingClientRect());
    if (!field || !message) return expect.fail("no boxes");
    expect([message.top >= field.bottom, Math.round(message.left - field.left)]).to.deep.equal([true, 0]);
    await page.change({ budget: { min: null, max: 5000 } });
    expect(messages()).to.have.length(1);
    await page.change({ budget: { min: null, max: 900 } });
    expect(messages()).to.deep.equal([]);
  });

  it("moves nothing under a press that leaves the field", async () => {
    await show();
    input("min").focus();
    await painted();
    await sendKeys({ type: "abc" });
    await sendMouse({ type: "move", position: [700, 5] });
    await sendMouse({ type: "down" });
    await painted();
    expect([page.root.activeElement === input("min"), messages().length]).to.deep.equal([false, 0]);
    await sendMouse({ type: "up" });
    await waitUntil(() => messages().length === 1);
  });

  it("BAR-25 shows the title of each field over its value, inside the field", async () => {
    await show({ budget: { min: 400, max: null } });
    for (const bound of ["min", "max"] as const) {
      const field = page.one(`budget-${bound}`);
      const title = field.querySelector<HTMLElement>(".field-title");
      if (!title) return expect.fail("no title");
      expect(title.textContent, bound).to.equal(bound === "min" ? "De" : "À");
      const [outer, over, value] = [field, title, input(bound)].map((element) => element.getBoundingClientRect());
      if (!outer || !over || !value) return expect.fail("no boxes");
      expect(over.height, bound).to.be.above(10);
      expect([over.top >= outer.top, over.bottom <= value.top + 1, value.bottom <= outer.bottom], bound).to.deep.equal([true, true, true]);
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      expect(size(title), bound).to.be.below(size(input(bound)));
    }
  });

  it("BAR-27 FILT-103 accepts no amount below 0", async () => {
    const free: CountsAnswer = { ...answer, price: { min: 0, max: 5000 } };
    await show({ counts: { ...counts, answer: free }, budget: { min: 400, max: null } });
    await type("min", "-50", "Tab");
    expect(page.search.callsOf("budget.set")).to.deep.equal([[{ min: 0 }]]);
  });

  it("BAR-26 FILT-105 FILT-111 lowers a maximum above the range on Enter, once", async () => {
    await show();
    await type("max", "9999", "Enter");
    expect(page.search.callsOf("budget.set"), "before the field is left").to.deep.equal([[{ max: 5000 }]]);
    input("max").blur();
    expect(page.search.callsOf("budget.set")).to.have.lengthOf(1);
  });

  it("drops what was typed on Escape, which closes the modal of a phone", async () => {
    await show();
    await type("min", "700", "Escape");
    input("min").blur();
    await setViewport({ width: 390, height: 844 });
    await painted();
    page.one("dock-filters").click();
    await painted();
    await type("min", "700", "Escape");
    expect(page.all("filters-modal")).to.have.length(0);
    expect(page.search.callsOf("budget.set")).to.deep.equal([]);
    await setViewport({ width: 1440, height: 900 });
  });

  it("leaves the keys of a composition to the input method", async () => {
    await show();
    input("min").focus();
    await painted();
    await sendKeys({ type: "500" });
    for (const key of ["Escape", "Enter"]) composeWith(input("min"), key);
    await painted();
    expect(input("min").value).to.equal("500");
    expect(page.search.callsOf("budget.set")).to.deep.equal([]);
    await sendKeys({ press: "Enter" });
    expect(page.search.callsOf("budget.set")).to.deep.equal([[{ min: 500 }]]);
  });

  it("FILT-114 clears a bound when its field is emptied", async () => {
    await show({ budget: { min: 400, max: null } });
    await type("min", "", "Tab");
    expect(page.search.callsOf("budget.clear")).to.deep.equal([["min"]]);
  });

  it("keeps the focus on the thumb, from one step to the next and while the stays are counted", async () => {
    await show();
    const low = () => page.all("slider")[0] as HTMLInputElement;
    low().focus();
    for (const min of [320, 340]) {
      await sendKeys({ press: "ArrowRight" });
      expect(page.search.callsOf("budget.set").at(-1)).to.deep.equal([{ min }]);
      const { counts } = page.search.snapshot();
      await page.change({ budget: { min, max: null }, counts: { ...counts, status: "loading" } });
      await page.change({ counts: { ...counts, answer: { ...answer, price: { min: 304, max: 5000 } } } });
      expect(page.root.activeElement).to.equal(low());
      expect(plain(low().getAttribute("aria-valuetext"))).to.equal(`${min} €`);
    }
  });

  it("counts after the dragged thumb is released", async () => {
    await show();
    const [low] = page.all("slider");
    low?.focus();
    await sendKeys({ press: "ArrowRight" });
    expect(page.search.callsOf("budget.set")).to.deep.equal([[{ min: 320 }]]);
  });
});
