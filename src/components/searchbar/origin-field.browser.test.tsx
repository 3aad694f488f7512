import { expect } from "@open-wc/testing";
import { composeWith } from "../../../test/fixtures/composing.js";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the origin", () => {
  const origins = [
    { code: "LGW", name: "London Gatwick" },
    { code: "MAN", name: "Manchester" },
    { code: "STP", name: "London St Pancras" },
  ];
  const offered = (part = {}) => findAnswer({ origins, packages: [{ id: "PFF", count: 3 }], ...part });

  it("ORIG-27..29 is disabled without origins or without a transport package", async () => {
    const isDisabled = async (state: ReturnType<typeof offered>) => {
      const drawn = await drawBar({ locale: "en-GB", flight: true, state });
      const disabled = drawn.segment("origin").matches(":disabled");
      await drawn.remove();
      return disabled;
    };
    expect(await isDisabled(offered({ origins: null }))).to.equal(true);
    expect(await isDisabled(offered({ packages: [{ id: "PF", count: 3 }] }))).to.equal(true);
    bar = await drawBar({ locale: "en-GB", flight: true, state: offered() });
    expect(bar.segment("origin").matches(":disabled")).to.equal(false);
  });

  it("stays open with its text while Escape belongs to a composition", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, state: offered() });
    await bar.open("origin");
    await bar.type("man");
    await bar.act(() => composeWith(bar.part("origin-input"), "Escape"));
    expect(bar.parts("origin-input").map((field) => (field as HTMLInputElement).value)).to.deep.equal(["man"]);
    await bar.press("Escape");
    expect(bar.parts("origin-input")).to.deep.equal([]);
  });

  it("ORIG-20..22 ORIG-30 AUTO-37 ERR-15 filters by name or code, chooses, does without transport, and shows when nothing matches", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { ...offered(), transfer: true } });
    await bar.open("origin");
    await bar.type("lgw");
    expect(bar.parts("suggestion")).to.have.lengthOf(1);
    const live = bar.part("live");
    expect(live.textContent).to.match(/^1\b/);
    await bar.accessible();
    await bar.type("zz");
    expect(bar.part("no-results").textContent).to.contain("No departure points for “lgwzz”");
    expect(bar.texts("no-results-cta")).to.deep.equal(["See all departure points"]);
    expect(live.textContent).to.equal("No departure points for “lgwzz”");
    await bar.click("no-results-cta");
    expect(bar.parts("suggestion")).to.have.lengthOf(3);
    await bar.act(() => bar.part("origin-input").focus());
    await bar.type("zz");
    await bar.act(() => bar.part("no-transport").click());
    expect(bar.search.callsOf("origin.switchTransfer")).to.deep.equal([[false]]);
    expect(bar.parts("no-results"), "what was typed and is no departure is over").to.deep.equal([]);
    await bar.click("suggestion", 1);
    expect(bar.search.callsOf("origin.choose")).to.deep.equal([["MAN"]]);
    expect(bar.focused()).to.equal("destination");
  });

  it("ORIG-01 ORIG-22 shows a departure without a name by its code, once", async () => {
    const nameless = ["MAN", "STP"].map((code) => ({ code, name: "" }));
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: offered({ origins: nameless }) });
    await bar.open("origin");
    expect(bar.texts("suggestion")).to.deep.equal(["MAN", "London St Pancras(STP, train)"]);
  });

  it("ORIG-20 turns the switch on again where it is unticked", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, state: { ...offered(), transfer: false, origin: "NA" } });
    await bar.open("origin");
    const box = () => bar.part("no-transport").querySelector("input");
    expect(box()?.checked).to.equal(true);
    await bar.click("no-transport");
    expect(bar.search.callsOf("origin.switchTransfer")).to.deep.equal([[true]]);
    await bar.act(() => bar.search.update({ transfer: true, origin: null }));
    expect(box()?.checked).to.equal(false);
  });

  it("ORIG-37 offers no airport while flights are not sold, and from an origin the packages that it gives", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, state: { ...offered(), transfer: true } });
    await bar.open("origin");
    expect(bar.texts("suggestion")).to.deep.equal(["London St Pancras(STP, train)"]);
    await bar.remove();
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { ...offered(), transfer: true } });
    await bar.open("packages");
    const rows = () => bar.parts("package").map((row) => row.querySelector(".pack-name")?.textContent);
    const flights = ["Flight + accommodation + lift pass + ski hire", "Flight + accommodation + lift pass"];
    expect(rows()).to.deep.equal([...flights, "Train + accommodation + lift pass"]);
    await bar.act(() => bar.search.update({ origin: "MAN" }));
    expect(rows()).to.deep.equal(flights);
    await bar.act(() => bar.search.update({ origin: "STP" }));
    expect(rows()).to.deep.equal(["Train + accommodation + lift pass"]);
  });

  it("ORIG-21..22 ORIG-25..26 has London's airports under the row of any of them, and finds each by its name or code", async () => {
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true, groupLondonAirports: true }, state: offered() });
    await bar.open("origin");
    const all = ["London, any airport(6 airports)", "London Gatwick(LGW)", "Manchester(MAN)", "London St Pancras(STP, train)"];
    expect(bar.texts("suggestion")).to.deep.equal(all);
    for (const typed of ["gatwick", "LGW"]) {
      await bar.type(typed);
      expect(bar.texts("suggestion")).to.deep.equal(["London Gatwick(LGW)"]);
      await bar.click("clear");
      await bar.act(() => bar.part("origin-input").focus());
    }
    await bar.type("lgw");
    await bar.press("Enter");
    expect(bar.search.callsOf("origin.choose")).to.deep.equal([["LGW"]]);
    await bar.open("origin");
    await bar.click("suggestion");
    expect(bar.search.callsOf("origin.choose").at(-1)).to.deep.equal(["ANY_LONDON_AIRPORT"]);
  });

  it("ORIG-12..13 ORIG-21..22 ORIG-25..26 shows the code of an airport that the server does not name, also as one of London's", async () => {
    const unnamed = offered({ origins: ["LGW", "LHR", "MAN", "STP"].map((code) => ({ code, name: "" })) });
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true, groupLondonAirports: true }, state: unnamed });
    await bar.open("origin");
    expect(bar.texts("suggestion")).to.deep.equal([
      "London, any airport(6 airports)",
      "LGW",
      "LHR",
      "MAN",
      "London St Pancras(STP, train)",
    ]);
    await bar.type("l");
    expect(bar.texts("suggestion")[0]).to.equal("London, any airport(6 airports)");
    await bar.type("gw");
    expect(bar.texts("suggestion")).to.deep.equal(["LGW"]);
  });
});
