import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { draw, foundDays, foundLength, saturdays, searchDriver } from "./search.driver.js";
import { painted } from "../../../test/fixtures/painted.js";
import type { Drawn } from "./search.driver.js";
import { StayDatesPicker } from "./StayDatesPicker.js";

const startDates = saturdays("2026-12", "2027-05");

describe("StayDatesPicker", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  async function shown(inline = false) {
    const search = searchDriver({ state: { find: foundDays(startDates) }, endDates: (start) => startDates.filter((day) => day > start) });
    drawn = await draw(<StayDatesPicker inline={inline} />, { search });
    return search;
  }
  const part = (name: string) => drawn.root.querySelector<HTMLElement>(`[part~="${name}"]`);
  const press = async (element: HTMLElement | null) => {
    element?.focus();
    element?.click();
    await painted();
  };
  const day = (name: string) => drawn.root.querySelector<HTMLElement>(`[data-day="${name}"]`);

  it("opens on the first day that may be chosen, closes on the second press, and gives the focus back", async () => {
    await shown();
    expect(part("field-value")?.textContent).to.equal("Quand partez-vous\u202f?");
    await press(part("field"));
    expect(part("field")?.getAttribute("aria-expanded")).to.equal("true");
    expect(drawn.root.activeElement === day("2026-12-05")).to.equal(true);
    await press(day("2026-12-19"));
    await press(day("2026-12-26"));
    expect(part("dates")).to.not.exist;
    expect(part("field-value")?.textContent).to.match(/^19\s–\s26 déc\. 2026$/);
    expect(drawn.root.activeElement === part("field")).to.equal(true);
  });

  it("fires events of each range and of the surface", async () => {
    const search = await shown();
    await press(part("field"));
    await press(day("2026-12-19"));
    await press(day("2026-12-26"));
    expect(drawn.events).to.have.deep.members([
      { name: "ski-open", detail: { surface: "dates" } },
      { name: "ski-date-change", detail: { value: "2026-12-19/2026-12-26" } },
      { name: "ski-close", detail: { surface: "dates" } },
    ]);
    search.update({ stayDates: { start: null, end: null } });
    await painted();
    expect(drawn.events.at(-1)).to.deep.equal({ name: "ski-date-change", detail: { value: "" } });
  });

  it("takes a stay of the chosen length by each press, and is closed by its button", async () => {
    const search = await shown();
    search.update({ find: foundLength(7, { "2026-12-19": 492, "2026-12-26": 684 }) });
    await press(part("field"));
    expect(part("lengths")).to.exist;
    await press(day("2026-12-26"));
    await press(day("2026-12-19"));
    expect(part("dates")).to.exist;
    await press(part("validate"));
    expect(part("dates")).to.not.exist;
    const values = drawn.events.filter(({ name }) => name === "ski-date-change").map(({ detail }) => detail);
    expect(values).to.deep.equal([{ value: "2026-12-26/2027-01-02" }, { value: "2026-12-19/2026-12-26" }]);
  });

  it("DATE-10 stays open over a reset", async () => {
    await shown();
    await press(part("field"));
    await press(day("2026-12-19"));
    await press(part("reset"));
    expect(part("dates")).to.exist;
  });

  it("closes on Escape", async () => {
    await shown();
    await press(part("field"));
    day("2026-12-05")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true, cancelable: true }));
    await painted();
    expect(part("dates")).to.not.exist;
  });

  it("CAL-11 is on the page when inline, without a field", async () => {
    await shown(true);
    expect(part("field")).to.not.exist;
    expect(part("dates")).to.exist;
  });

  it("LAY-05..06 LAY-08 is 700 px wide where it has them, and as wide as its place under that", async () => {
    const widths = () => [part("dates"), drawn.host].map((element) => Math.round(element?.getBoundingClientRect().width ?? 0));
    await shown(true);
    expect(widths()[0]).to.equal(700);
    await setViewport({ width: 700, height: 900 });
    await painted();
    expect(part("dates")?.matches(".columns"), "two months from a viewport of 700 px").to.equal(true);
    await setViewport({ width: 699, height: 900 });
    await painted();
    const [dates, place] = widths();
    expect(place).to.be.below(700);
    expect(part("dates")?.matches(".list"), "one column under it").to.equal(true);
    expect(dates).to.equal(place);
    await setViewport({ width: 1440, height: 900 });
  });

  it("is accessible closed and open", async () => {
    await shown();
    await drawn.accessible();
    await press(part("field"));
    await drawn.accessible();
  });
});
