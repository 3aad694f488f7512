import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { type Language, languages, nearestLocale } from "../../domain/locale.js";
import { createFakeSearch } from "../../../test/fixtures/fake-search.js";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the packages", () => {
  afterEach(() => emulateMedia({ forcedColors: "none" }));
  const codes = () => [...bar.root.querySelectorAll<HTMLInputElement>('[part="package"] input')];
  const spoken = (input: HTMLInputElement) => input.closest("label")?.querySelector('[part="count"] + .sr')?.textContent;

  it("PKG-18 PKG-24 PKG-26 shows the locale's packages in order, disables what no stay has, and commits each press", async () => {
    const packages = [
      { id: "PFP", count: 104 },
      { id: "PF", count: 0 },
      { id: "HS", count: 12 },
    ];
    bar = await drawBar({ state: findAnswer({ packages }) });
    await bar.open("packages");
    expect([...bar.root.querySelectorAll(".pack-name")].map((name) => name.textContent)).to.deep.equal([
      "Hébergement + forfait + matériel",
      "Hébergement + forfait",
      "Hébergement seul",
    ]);
    expect(codes().map(({ disabled }) => disabled)).to.deep.equal([false, true, false]);
    expect(bar.texts("count")).to.deep.equal(["104", "0", "12"]);
    expect(codes().map(spoken)).to.deep.equal(["104 séjours", "0 séjour", "12 séjours"]);
    await bar.act(() => bar.search.update({ packages: ["PF"] }));
    expect(
      codes().map(({ disabled }) => disabled),
      "what is chosen can be dropped",
    ).to.deep.equal([false, false, false]);
    await bar.act(() => bar.search.update({ packages: [] }));
    await bar.act(() => codes()[2]?.click());
    expect(bar.search.callsOf("packages.toggle")).to.deep.equal([["HS"]]);
  });

  it("PKG-31 shows the counts of the counts response, and find's where there is none", async () => {
    const { find } = findAnswer({ packages: [{ id: "PFP", count: 7 }] });
    const { counts } = createFakeSearch().snapshot();
    const answer = { packages: [{ id: "PFP", count: 3 }], criteria: null, lodgingTypes: null, capacity: null, price: null };
    bar = await drawBar({ state: { find, counts: { ...counts, status: "ready", answer } } });
    await bar.open("packages");
    expect(bar.texts("count")).to.deep.equal(["3", "0", "0"]);
    await bar.act(() => bar.search.update({ counts }));
    expect(bar.texts("count")).to.deep.equal(["7", "0", "0"]);
  });

  it("names what the counts refer to, in each language", async () => {
    const stays: Readonly<Record<Language, string>> = {
      fr: "1\u202f234 séjours",
      en: "1,234 stays",
      nl: "1.234 verblijven",
      de: "1.234 Unterkünfte",
    };
    for (const language of languages) {
      bar = await drawBar({ locale: nearestLocale(language), state: findAnswer({ packages: [{ id: "PFP", count: 1234 }] }) });
      await bar.open("packages");
      expect(codes().map(spoken)[0]).to.equal(stays[language]);
      expect(bar.part("count").getAttribute("aria-hidden"), "said once").to.equal("true");
      if (language !== languages.at(-1)) await bar.remove();
    }
  });

  it("PKG-31 greys the number of stays while another is counted, and keeps the counts of rows back", async () => {
    const { find } = findAnswer({ packages: [{ id: "PFP", count: 7 }] });
    bar = await drawBar({ state: { find } });
    await bar.open("packages");
    const waits = () => bar.root.querySelectorAll(".panel-sum.is-waiting, .count.is-waiting").length;
    expect(waits()).to.equal(0);
    await bar.act(() => bar.search.update({ find: { ...find, status: "loading" } }));
    expect(waits()).to.equal(1 + bar.parts("count").length);
    await bar.accessible();
  });

  it("FIND-13 shows no number of stays while the list's is not known", async () => {
    const { find } = findAnswer({ packages: [{ id: "PFP", count: 7 }] });
    bar = await drawBar({ state: { find } });
    await bar.open("packages");
    expect(bar.root.querySelector(".panel-sum")?.textContent).to.equal("112 séjours");
    await bar.act(() => bar.search.update({ criteria: [69] }));
    expect(bar.root.querySelectorAll(".panel-sum")).to.have.lengthOf(0);
  });

  it("FIND-13 PKG-26 PKG-31 names no count of a package that is not the list's; one that no stay has stays disabled", async () => {
    const packages = [
      { id: "PFTT", count: 430 },
      { id: "PFPF", count: 0 },
    ];
    const { find } = findAnswer({ packages });
    bar = await drawBar({ locale: "en-GB", flight: true, flags: { flightVersion: true }, state: { find, transfer: true } });
    await bar.open("packages");
    expect(bar.texts("count"), "fewer lodgings take a party with a journey").to.deep.equal(["0", "0"]);
    expect(codes().map(({ disabled }) => disabled)).to.deep.equal([true, true, false]);
    await bar.remove();

    bar = await drawBar({ state: findAnswer({ packages: [{ id: "PFP", count: 7 }] }) });
    await bar.open("packages");
    const shown = () => bar.texts("count");
    expect(shown()).to.deep.equal(["7", "0", "0"]);
    await bar.act(() => bar.search.update({ budget: { min: null, max: 800 } }));
    expect(shown(), "a budget").to.deep.equal(["0", "0"]);
    await bar.act(() => bar.search.update({ budget: { min: null, max: null }, criteria: [69] }));
    expect(shown(), "a filter that find does not know of").to.deep.equal([]);
    await bar.act(() => bar.search.update({ criteria: [], pickedStart: "2027-02-06" }));
    expect(shown(), "half a stay").to.deep.equal([]);
    await bar.act(() => bar.search.update({ pickedStart: null, find: { ...find, status: "failed" } }));
    expect(shown(), "a find that failed").to.deep.equal([]);
  });

  it("draws a tick in forced colours only where a package is chosen", async () => {
    await emulateMedia({ forcedColors: "active" });
    bar = await drawBar({
      state: {
        ...findAnswer({
          packages: [
            { id: "PFP", count: 7 },
            { id: "PF", count: 3 },
          ],
        }),
        packages: ["PF"],
      },
    });
    await bar.open("packages");
    const ticks = bar.parts("package").map((row) => {
      const tick = row.querySelector(".check > .icon");
      return tick && getComputedStyle(tick).visibility;
    });
    expect(ticks).to.deep.equal(["hidden", "visible", "hidden"]);
  });

  it("PKG-29 shows short stays once an end date is set", async () => {
    bar = await drawBar({ state: { stayDates: { start: "2027-02-06", end: "2027-02-09" } } });
    await bar.open("packages");
    expect(codes()).to.have.lengthOf(5);
  });

  it("PKG-24 PKG-29 lets the visitor drop a chosen package that is hidden or not offered", async () => {
    bar = await drawBar({ state: { packages: ["PFCS", "PFTT"] } });
    bar.search.react("packages.toggle", (code: string) =>
      bar.search.update({ packages: bar.search.snapshot().packages.filter((chosen) => chosen !== code) }),
    );
    await bar.open("packages");
    const ticked = () => codes().map(({ checked }) => checked);
    expect(ticked(), "PFP, PF, PFCS, HS, PFTT").to.deep.equal([false, false, true, false, true]);
    await bar.act(() => codes()[2]?.focus());
    await bar.press("Space");
    expect(ticked()).to.deep.equal([false, false, false, false, true]);
    expect(bar.root.activeElement, "the row stays while the panel is open").to.equal(codes()[2]);
    await bar.act(() => codes()[4]?.focus());
    await bar.press("Space");
    expect(bar.search.callsOf("packages.toggle")).to.deep.equal([["PFCS"], ["PFTT"]]);
    expect(ticked()).to.deep.equal([false, false, false, false, false]);
    expect(bar.root.activeElement, "as does one that is not offered").to.equal(codes()[4]);
    await bar.press("Escape");
    await bar.open("packages");
    expect(codes(), "PFP, PF, HS").to.have.lengthOf(3);
  });

  it("PKG-24 keeps the row and the focus of a dropped package that no stay has, or that was the switch's last", async () => {
    const { counts } = createFakeSearch().snapshot();
    const answer = { packages: [{ id: "PFP", count: 3 }], criteria: null, lodgingTypes: null, capacity: null, price: null };
    const flags = { transportPack: true };
    bar = await drawBar({ flags, state: { packages: ["PF"], counts: { ...counts, status: "ready", answer } } });
    await bar.open("packages");
    await bar.act(() => codes()[1]?.focus());
    bar.search.react("packages.toggle", () => bar.search.update({ packages: [] }));
    await bar.press("Space");
    expect(codes()[1]?.disabled, "it can be chosen again").to.equal(false);
    expect(bar.root.activeElement).to.equal(codes()[1]);
    await bar.remove();

    bar = await drawBar({ flags, state: { packages: ["PFTTF"], transfer: true } });
    await bar.open("packages");
    await bar.act(() => codes()[1]?.focus());
    bar.search.react("packages.toggle", () => bar.search.update({ packages: [], transfer: false }));
    await bar.press("Space");
    expect(codes(), "PFP, PF, HS, PFTTF").to.have.lengthOf(4);
    expect(bar.root.activeElement).to.equal(codes()[3]);
    bar.search.react("origin.switchTransfer", () => bar.search.update({ packages: ["PFPTTF", "PFTTF"], transfer: true }));
    await bar.click("transfer-switch");
    bar.search.react("origin.switchTransfer", () => bar.search.update({ packages: [], transfer: false }));
    await bar.click("transfer-switch");
    expect(codes(), "the switch starts over").to.have.lengthOf(3);
  });

  it("PKG-22..23 reaches the train by its switch where the locale has one", async () => {
    bar = await drawBar();
    await bar.open("packages");
    await bar.click("transfer-switch");
    expect(bar.search.callsOf("origin.switchTransfer")).to.deep.equal([[true]]);
    await bar.act(() => bar.search.update({ transfer: true }));
    expect(codes()).to.have.lengthOf(2);
    await bar.remove();
    bar = await drawBar({ locale: "nl-NL" });
    await bar.open("packages");
    expect(bar.parts("transfer-switch")).to.have.lengthOf(0);
  });
});
