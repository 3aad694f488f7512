import { expect } from "@open-wc/testing";
import { painted } from "../../../test/fixtures/painted.js";
import { airports } from "../../domain/origins.js";
import { answered, drawBar, findAnswer, suggestions, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the mobile form", () => {
  /** The title and the content of each step. */
  const steps = [
    ["destination", "Destination", "destination-input"],
    ["dates", "Dates", "dates"],
    ["participants", "Voyageurs", "participants"],
    ["packages", "Formule", "packages"],
  ] as const;

  it("BAR-31..32 shows the search in one line and opens a full-screen index", async () => {
    bar = await drawBar({
      layout: "mobile",
      state: {
        place: { id: 1, type: "station", label: "Val Thorens" },
        stayDates: { start: "2027-02-06", end: "2027-02-13" },
        ...findAnswer(),
      },
    });
    expect(bar.part("bar").textContent?.replace(/\s/g, " ")).to.equal("Val Thorens6 – 13 févr. · 2 voyageursModifier la recherche");
    await bar.click("bar");
    expect(bar.part("flow").matches(":modal")).to.equal(true);
    expect(bar.parts("index-row")).to.have.lengthOf(4);
    expect(bar.texts("search")).to.deep.equal(["Voir 112 séjours"]);
    await bar.accessible();
  });

  it("PART-03 PART-14 FIND-13 shows in its steps how many can travel, and how many stays there are", async () => {
    bar = await drawBar({ layout: "mobile", width: 390, state: findAnswer({ capacity: [2, 6] }) });
    await bar.click("bar");
    await bar.open("participants");
    expect(bar.part("participants-total").textContent).to.equal("2 voyageurs6 au maximum");
    await bar.click("increase", 1);
    expect(bar.part("participants-total").textContent).to.equal("3 voyageurs6 au maximum");
    await bar.accessible();
    await bar.click("back");
    await bar.open("packages");
    expect(bar.part("packages-total").textContent).to.equal("112 séjoursavec votre sélection");
    await bar.accessible();
    const height = bar.part("sheet-foot").getBoundingClientRect().height;
    await bar.act(() => bar.search.update({ budget: { min: null, max: 800 } }));
    expect(bar.part("packages-total").textContent).to.equal("");
    expect(bar.part("sheet-foot").getBoundingClientRect().height, "nothing moves").to.equal(height);
  });

  it("FIND-13 shows the number of stays only where it matches the list", async () => {
    bar = await drawBar({ layout: "mobile", state: { ...findAnswer(), budget: { min: null, max: 800 } } });
    await bar.click("bar");
    expect(bar.texts("search")).to.deep.equal(["Rechercher"]);
    await bar.act(() => bar.search.update({ budget: { min: null, max: null } }));
    expect(bar.texts("search")).to.deep.equal(["Voir 112 séjours"]);
  });

  it("BAR-34..39 BAR-41 has a step for each field, with back and close; validating returns to the index", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    const label = (part: string) => bar.part(part).getAttribute("aria-label");
    for (const [step, title, content] of steps) {
      await bar.open(step);
      expect(bar.parts("index"), step).to.have.lengthOf(0);
      expect([bar.texts("sheet-title"), bar.parts(content).length], step).to.deep.equal([[title], 1]);
      expect([label("back"), label("close")], step).to.deep.equal(["Retour", "Fermer"]);
      await bar.accessible();
      await bar.click("back");
      expect(bar.parts("index"), step).to.have.lengthOf(1);
      await bar.open(step);
      await bar.click("close");
      expect(bar.parts("flow"), step).to.have.lengthOf(0);
      await bar.click("bar");
    }
    for (const step of ["dates", "participants", "packages"] as const) {
      await bar.open(step);
      await bar.click("validate");
      expect(bar.parts("index"), step).to.have.lengthOf(1);
    }
    expect(bar.search.callsOf("participants.commit")).to.have.lengthOf(1);
    await bar.open("destination");
    await bar.click("suggestion");
    expect(bar.search.callsOf("place.choose")).to.have.lengthOf(1);
    expect(bar.parts("index"), "a place is a choice made").to.have.lengthOf(1);
  });

  it("BAR-09..11 has its dates in one column with a button for more months, where the desktop bar has two beside each other", async () => {
    const columns = () => new Set([...bar.root.querySelectorAll(".month")].map((month) => month.getBoundingClientRect().left)).size;
    bar = await drawBar({ layout: "mobile", width: 390 });
    await bar.click("bar");
    await bar.open("dates");
    await bar.still();
    expect([columns(), bar.parts("load-more").length]).to.deep.equal([1, 1]);
    await bar.remove();
    bar = await drawBar();
    await bar.open("dates");
    await bar.still();
    expect([columns(), bar.parts("load-more").length]).to.deep.equal([2, 0]);
  });

  it("has more months once the end of its dates is scrolled into view, unless the keyboard is there", async () => {
    const months = () => bar.root.querySelectorAll(".month").length;
    bar = await drawBar({ layout: "mobile", width: 390, height: 844 });
    await bar.click("bar");
    await bar.open("dates");
    await bar.still();
    expect(months()).to.equal(2);
    await bar.act(async () => {
      bar.part("load-more").focus();
      await painted();
    });
    expect(months()).to.equal(2);
    bar.part("load-more").blur();
    const scrollTo = (top: number) =>
      bar.act(async () => {
        bar.part("sheet-body").scrollTo(0, top);
        await painted();
      });
    await scrollTo(0);
    await scrollTo(10_000);
    expect(months()).to.equal(8);
  });

  it("BAR-33 BAR-40 has an origin step in the flight variant, where validating closes the flow", async () => {
    const { find } = findAnswer({ origins: [{ code: "STP", name: "" }], packages: [{ id: "PFTT", count: 1 }] });
    bar = await drawBar({ layout: "mobile", locale: "en-GB", flight: true, state: { find } });
    await bar.click("bar");
    await bar.open("origin");
    expect([bar.texts("sheet-title"), bar.parts("origins").length]).to.deep.equal([["Travelling from"], 1]);
    await bar.click("validate");
    expect(bar.parts("flow")).to.have.lengthOf(0);
    for (const step of ["dates", "participants", "packages"] as const) {
      await bar.click("bar");
      await bar.open(step);
      await bar.click("validate");
      expect(bar.parts("flow"), step).to.have.lengthOf(0);
    }
  });

  it("PART-23 keeps the party that was entered by the arrow back; ✕ drops it, and so does a party too large for its flight", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("participants");
    await bar.click("back");
    expect(bar.search.callsOf("participants.commit"), "nothing changed").to.deep.equal([]);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("back");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 18, 18], undefined]]);
    expect(bar.parts("index")).to.have.lengthOf(1);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("close");
    expect(bar.search.callsOf("participants.commit")).to.have.lengthOf(1);
    await bar.remove();
    const ten = Array.from({ length: 10 }, (_, id) => ({ id, age: 18 }));
    bar = await drawBar({ layout: "mobile", locale: "en-GB", flight: true, state: { participants: ten, transfer: true } });
    await bar.click("bar");
    await bar.open("participants");
    await bar.click("back");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([]);
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("ORIG-20 has the way to do without transport in sight under all departures", async () => {
    const { find } = findAnswer({ origins: airports.map((code) => ({ code, name: code })), packages: [{ id: "PFTT", count: 1 }] });
    bar = await drawBar({
      layout: "mobile",
      locale: "en-GB",
      flight: true,
      width: 390,
      height: 844,
      flags: { flightVersion: true },
      state: { find, transfer: true },
    });
    await bar.click("bar");
    await bar.open("origin");
    await bar.still();
    expect(bar.part("no-transport").getBoundingClientRect().bottom).to.be.below(bar.part("validate").getBoundingClientRect().top);
    expect(bar.part("validate").getBoundingClientRect().bottom).to.be.at.most(844);
    await bar.accessible();
    await bar.click("no-transport");
    expect(bar.search.callsOf("origin.switchTransfer")).to.deep.equal([[false]]);
  });

  it("goes back on Escape and on a phone's back gesture, like the back arrow; from the index it closes", async () => {
    bar = await drawBar({ layout: "mobile" });
    bar.part("bar").focus();
    await bar.press("Enter");
    const cancel = () => bar.act(() => void bar.part("flow").dispatchEvent(new Event("cancel", { cancelable: true })));
    await bar.open("participants");
    await bar.click("increase", 0);
    await cancel();
    expect(bar.parts("index")).to.have.lengthOf(1);
    expect(bar.search.callsOf("participants.commit"), "as the arrow does").to.deep.equal([[[18, 18, 18], undefined]]);
    await bar.open("destination");
    await bar.type("val thorens");
    await bar.act(() => answered(bar.search, "val thorens", suggestions));
    await cancel();
    expect(bar.search.callsOf("place.choose")).to.deep.equal([[{ id: 1, type: "station", label: "Val Thorens" }]]);
    await bar.open("dates");
    await cancel();
    expect(bar.parts("index")).to.have.lengthOf(1);
    await bar.press("Escape");
    expect(bar.parts("flow")).to.have.lengthOf(0);
  });

  it("is closed where the browser closes its dialog by itself, and opens again", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("packages");
    const flow = bar.part("flow");
    await bar.act(async () => {
      const closed = new Promise((resolve) => flow.addEventListener("close", resolve));
      if (flow instanceof HTMLDialogElement) flow.close();
      await closed;
    });
    expect(bar.parts("flow")).to.have.lengthOf(0);
    await bar.click("bar");
    expect(bar.part("flow").matches(":modal")).to.equal(true);
    expect(bar.parts("index")).to.have.lengthOf(1);
  });

  it("opens the dates on the month of the start, with its name in view", async () => {
    const stayDates = { start: "2027-02-06", end: "2027-02-13" } as const;
    bar = await drawBar({ layout: "mobile", width: 390, height: 844, state: { stayDates } });
    await bar.click("bar");
    await bar.open("dates");
    await bar.still();
    const top = bar.root.querySelector('[data-month="2027-02"]')?.getBoundingClientRect().top ?? 0;
    expect(Math.round(top)).to.equal(Math.round(bar.part("sheet-body").getBoundingClientRect().top));
    expect(bar.parts("load-more")).to.have.lengthOf(1);
  });

  it("returns to the index when the dates close by themselves", async () => {
    bar = await drawBar({ layout: "mobile" });
    await bar.click("bar");
    await bar.open("dates");
    expect(bar.parts("dates")).to.have.lengthOf(1);
    await bar.act(() => bar.search.update({ datesOpen: false }));
    expect(bar.parts("index")).to.have.lengthOf(1);
  });
});
