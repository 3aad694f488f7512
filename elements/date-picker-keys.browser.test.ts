import { waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { drawPicker } from "./testing/date-picker.driver.js";
import { clear } from "./testing/element.driver.js";

describe("the keys in the days of a standalone picker", () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(clear);

  it("lead from month to month, each day with the focus", async () => {
    const { picker, day } = await drawPicker('value="2027-02-06"');
    picker.shadowRoot?.querySelector<HTMLElement>('[part~="toggle"]')?.click();
    const focused = () => picker.shadowRoot?.activeElement?.getAttribute("data-day");
    await waitUntil(() => picker.shadowRoot?.querySelector('[data-day="2027-02-06"]'), "the days are drawn");
    day("2027-02-06").focus();
    const expected = ["2027-02-13", "2027-02-20", "2027-02-27", "2027-03-06", "2027-03-13", "2027-03-20", "2027-03-27", "2027-04-03"];
    for (const next of [...expected, "2027-04-10", "2027-04-17", "2027-04-24", "2027-05-01"]) {
      await sendKeys({ press: "ArrowDown" });
      await waitUntil(() => focused() === next, `the focus is on ${next}`);
    }
    await sendKeys({ press: "PageUp" });
    await waitUntil(() => focused() === "2027-04-01", "a month back");
    for (const former of ["2027-03-01", "2027-02-01", "2027-01-01", "2026-12-01"]) {
      await sendKeys({ press: "PageUp" });
      await waitUntil(() => focused() === former, `the focus is on ${former}`);
    }
  });
});
