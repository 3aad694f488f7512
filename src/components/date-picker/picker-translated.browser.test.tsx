import { expect } from "@open-wc/testing";
import { bareTextsIn, translate } from "../../../test/fixtures/translated.js";
import { createPicker, on } from "./picker.driver.js";

describe("the standalone picker, once a page translator has changed it", () => {
  const picker = createPicker();
  afterEach(() => picker.remove());

  it("opens, turns its pages, takes a value and follows other settings", async () => {
    await picker.show({ range: true, label: "Stay", mode: "datetime" });
    const root = () => picker.find("div")?.getRootNode() ?? expect.fail();
    const steps = [
      () => picker.press(picker.part("toggle")),
      () => picker.press(picker.part("next")),
      () => picker.press(picker.day("2027-03-06")),
      () => picker.press(picker.day("2027-03-13")),
      () => picker.change({ error: "Choose other days", view: "weekly" }),
      () => picker.change({ error: null, view: "daily" }),
      () => picker.change({ view: "monthly", value: { start: on("2027-02-10"), end: on("2027-02-12") } }),
    ];
    for (const step of steps) {
      expect(bareTextsIn(root())).to.deep.equal([]);
      translate(root());
      await step();
    }
    expect(picker.commits).to.have.length.above(0);
    await picker.until(() => picker.day("2027-02-10"));
  });
});
