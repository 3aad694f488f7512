import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { answered, drawBar, findAnswer, suggestions, type BarDriver, type BarOptions } from "../components/searchbar/searchbar.driver.js";
import type { FlagName, Flags } from "../domain/flags.js";
import { defaultFlags } from "../domain/flags.js";
import { resultsPage } from "../../test/fixtures/results-page.js";
import { prestation, product } from "../../test/fixtures/results-products.js";

type Seen = boolean | number | string | readonly string[];
type Look = (flags: Flags) => Promise<Seen>;

/** What an open bar shows with some flags. */
function inBar(
  options: BarOptions,
  field: "origin" | "destination" | "dates" | "participants" | "packages",
  see: (bar: BarDriver) => Seen,
): Look {
  return async (flags) => {
    const bar = await drawBar({ ...options, flags });
    await bar.open(field);
    if (field === "destination") await bar.type("val");
    await bar.act(() => answered(bar.search, "val", suggestions));
    const seen = see(bar);
    await bar.remove();
    return seen;
  };
}

/** What the results show with some flags: one lodging that also has flights. */
function inResults(
  see: (parts: (name: string) => HTMLElement[], root: ShadowRoot) => Seen,
  state: Parameters<typeof resultsPage>[0] = {},
): Look {
  return async (flags) => {
    // This page renders outside act().
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
    await setViewport({ width: 1440, height: 900 });
    const dates = { start: "2027-02-06", end: "2027-02-13" };
    const page = await resultsPage({ state: { stayDates: dates, flags, packages: ["PF"], ...state.state } });
    const flight = prestation(9, { codePackage: "PFF", price: 1400 });
    await page.list([product(1, { prestations: [...product(1).prestations, flight] })]);
    const seen = see(page.all, page.root);
    page.remove();
    return seen;
  };
}

const textsOf = (parts: HTMLElement[]) => parts.map((part) => part.textContent ?? "");
const codes = (bar: BarDriver) => bar.parts("package").map((row) => row.querySelector(".pack-name")?.textContent ?? "");
const origins = [
  { code: "LHR", name: "London Heathrow" },
  { code: "LGW", name: "London Gatwick" },
  { code: "MAN", name: "Manchester" },
];
const flight: BarOptions = {
  locale: "en-GB",
  flight: true,
  state: { ...findAnswer({ origins, packages: [{ id: "PFF", count: 3 }] }), transfer: true },
};
const undated = { state: { stayDates: { start: null, end: null } } };
const counting = (counts: boolean) => ({
  state: { counts: { status: counts ? ("loading" as const) : ("idle" as const), request: null, key: null, answer: null } },
});

const rows: readonly {
  readonly flag: FlagName;
  readonly look: Look;
  readonly off: Seen;
  readonly on: Seen;
  readonly given?: Partial<Flags>;
}[] = [
  { flag: "transportPack", look: inBar({}, "packages", (bar) => bar.parts("transfer-switch").length), off: 0, on: 1 },
  { flag: "roomsParticipants", look: inBar({}, "participants", (bar) => bar.parts("stepper-value").length), off: 2, on: 3 },
  { flag: "zonesDatePicker", look: inBar({}, "dates", (bar) => bar.root.querySelectorAll(".zones input").length), off: 0, on: 3 },
  { flag: "criteriaSkeleton", look: inResults((parts) => parts("filters-skeleton").length, counting(true)), off: 0, on: 1 },
  { flag: "autocompleteGrouped", look: inBar({}, "destination", (bar) => bar.parts("suggestion-group").length), off: 0, on: 4 },
  {
    flag: "autocompleteRegion",
    look: inBar({}, "destination", (bar) => textsOf(bar.parts("suggestion-type")).includes("Région")),
    off: false,
    on: true,
  },
  { flag: "packageTabs", look: inResults((parts) => parts("tab").length), off: 0, on: 3 },
  { flag: "hidePriceWithoutDate", look: inResults((parts) => parts("amount").length > 0, undated), off: true, on: false },
  {
    flag: "hideShortStays",
    look: inBar({}, "packages", (bar) => codes(bar).some((name) => name.startsWith("Court"))),
    off: true,
    on: false,
  },
  { flag: "checkboxDistance", look: inResults((parts) => parts("select").length), off: 4, on: 0 },
  { flag: "flightVersion", look: inBar(flight, "origin", (bar) => bar.parts("suggestion").length), off: 0, on: 3 },
  {
    flag: "groupLondonAirports",
    look: inBar(flight, "origin", (bar) => bar.parts("suggestion").length),
    off: 3,
    on: 4,
    given: { flightVersion: true },
  },
  { flag: "flightVisible", look: inResults((parts) => parts("tab").length), off: 3, on: 4 },
  {
    flag: "hsFirst",
    look: inBar({}, "packages", (bar) => codes(bar)[0] ?? ""),
    off: "Hébergement + forfait + matériel",
    on: "Hébergement seul",
  },
];

describe("flags", function () {
  this.timeout(60_000);

  it("FLAG-01..14 each changes what is shown, on and off", async () => {
    expect(rows.map(({ flag }) => flag).toSorted()).to.deep.equal(Object.keys(defaultFlags).toSorted());
    const seen: unknown[] = [];
    for (const { flag, look, given = {} } of rows) {
      const flags = { ...defaultFlags, ...given };
      seen.push({ flag, off: await look({ ...flags, [flag]: false }), on: await look({ ...flags, [flag]: true }) });
    }
    expect(seen).to.deep.equal(rows.map(({ flag, off, on }) => ({ flag, off, on })));
  });
});
