import { expect } from "@open-wc/testing";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

describe("the participants", () => {
  const party = (...ages: number[]) => ({ participants: ages.map((age, id) => ({ id, age })) });

  it("PART-18..22 adds a child of 12, offers ages 1 to 17, and commits the party on validation", async () => {
    bar = await drawBar({ state: party(18, 18) });
    await bar.open("participants");
    await bar.click("increase", 1);
    await bar.click("age");
    expect(bar.texts("listbox")[0]).to.match(/^1 an2 ans.*17 ans$/);
    expect(bar.root.querySelector('[role="option"][aria-selected="true"]')?.textContent).to.equal("12 ans");
    await bar.press("Escape");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([]);
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 18, 12], undefined]]);
  });

  it("announces a child that is added, with the age and where it is changed, and keeps the focus on the button", async () => {
    bar = await drawBar({ state: party(18, 18, 8) });
    await bar.open("participants");
    const news = () => bar.texts("live").filter(Boolean);
    const [, add] = bar.parts("increase");
    add?.focus();
    await bar.click("increase", 1);
    expect(news()).to.deep.equal(["Enfant 2 ajouté, 12 ans. Modifiez son âge plus bas."]);
    expect(bar.root.activeElement === add).to.equal(true);
    const [ages] = bar.parts("ages");
    expect(bar.root.getElementById(ages?.getAttribute("aria-labelledby") ?? "")?.textContent).to.match(/âge/i);
    await bar.click("decrease", 1);
    expect(news()).to.deep.equal([]);
  });

  it("PART-18 changes the age of one child alone", async () => {
    bar = await drawBar({ state: party(18, 8, 3) });
    await bar.open("participants");
    await bar.click("age", 1);
    await bar.act(() => bar.root.querySelectorAll<HTMLElement>('[role="option"]')[16]?.click());
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 8, 17], undefined]]);
  });

  it("shows the party in the bar while it is edited, with the ages of children, and as it was after Escape", async () => {
    bar = await drawBar({ state: party(18, 18) });
    bar.search.react("participants.edit", (partyDraft: readonly number[] | null) => bar.search.update({ partyDraft }));
    const shown = () => bar.segment("participants").textContent;
    await bar.open("participants");
    await bar.click("increase", 0);
    expect(shown()).to.include("3 adultes");
    await bar.click("increase", 1);
    expect(shown()).to.include("3 adultes, 1 enfant (12\u00a0ans)");
    await bar.press("Escape");
    expect(shown()).to.include("2 adultes").and.not.include("enfant");
    expect(bar.search.callsOf("participants.edit").at(-1)).to.deep.equal([null]);
  });

  it("PART-20 removes the last child and keeps the other ages", async () => {
    bar = await drawBar({ state: party(18, 8, 3) });
    await bar.open("participants");
    await bar.click("decrease", 1);
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 8], undefined]]);
  });

  it("PART-23 commits on an outside press as validation does; Escape drops the draft", async () => {
    bar = await drawBar();
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.press("Escape");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([]);
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 18, 18], undefined]]);
  });

  it("PART-23 commits by Tab out of the panel, in either direction", async () => {
    for (const key of ["Tab", "Shift+Tab"]) {
      bar = await drawBar();
      await bar.open("participants");
      await bar.click("increase", 0);
      for (let presses = 0; bar.parts("panel").length > 0 && presses < 10; presses += 1) await bar.press(key);
      expect(bar.parts("panel"), key).to.have.lengthOf(0);
      expect(bar.search.callsOf("participants.commit"), key).to.deep.equal([[[18, 18, 18], undefined]]);
      await bar.remove();
    }
    bar = await drawBar();
    await bar.open("participants");
    await bar.act(() => void document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    expect(bar.search.callsOf("participants.commit"), "an unchanged party").to.deep.equal([]);
  });

  it("BAR-27 PART-01..02 lets no counter go below its minimum: 0, for adults 1", async () => {
    bar = await drawBar({ flags: { roomsParticipants: true }, state: party(18, 8) });
    await bar.open("participants");
    for (const counter of [0, 1, 2]) for (let presses = 0; presses < 3; presses += 1) await bar.click("decrease", counter);
    expect(bar.texts("stepper-value")).to.deep.equal(["1", "0", "0"]);
    expect(bar.parts("decrease").map((button) => button.getAttribute("aria-disabled"))).to.deep.equal(["true", "true", "true"]);
  });

  it("PART-17 PART-21 commits the number of rooms with the party, and starts with the search's number", async () => {
    bar = await drawBar({ flags: { roomsParticipants: true }, state: { ...party(18), criteria: [69, 321] } });
    await bar.open("participants");
    expect(bar.texts("stepper-value").at(-1)).to.equal("3");
    for (let presses = 0; presses < 3; presses += 1) await bar.click("decrease", 2);
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18], 0]]);
  });

  it("PART-07..11 shows that a flight takes 9, stops the counters there and blocks validation above", async () => {
    const ten = party(...Array.from({ length: 10 }, () => 18));
    bar = await drawBar({ locale: "en-GB", flight: true, state: { ...ten, transfer: true } });
    await bar.open("participants");
    expect(bar.part("participants-error").getAttribute("role")).to.equal("alert");
    expect(bar.part("participants-error").textContent)
      .to.contain("9 guests at most")
      .and.contain("For 10 guests or more, please call our contact centre");
    expect(bar.parts("increase").map((button) => button.getAttribute("aria-disabled"))).to.deep.equal(["true", "true"]);
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([]);
    await bar.click("decrease", 0);
    expect(bar.parts("participants-error")).to.have.lengthOf(0);
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.have.lengthOf(1);
  });

  it("PART-13..14 lets the largest party that the server has bound the counters", async () => {
    bar = await drawBar({ state: { ...party(18, 18), ...findAnswer({ capacity: [2, 3] }) } });
    await bar.open("participants");
    await bar.click("increase", 0);
    await bar.click("increase", 0);
    await bar.click("increase", 1);
    expect(bar.texts("stepper-value")).to.deep.equal(["3", "0"]);
  });

  it("PART-15..16 shows a rooms counter from 0 to 6 by flag only", async () => {
    bar = await drawBar();
    await bar.open("participants");
    expect(bar.parts("rooms")).to.have.lengthOf(0);
    await bar.remove();
    bar = await drawBar({ flags: { roomsParticipants: true } });
    await bar.open("participants");
    for (let press = 0; press < 8; press += 1) await bar.click("increase", 2);
    expect(bar.texts("stepper-value").at(-1)).to.equal("6");
    await bar.click("validate");
    expect(bar.search.callsOf("participants.commit")).to.deep.equal([[[18, 18], 6]]);
  });

  it("PART-27 locks the counters when the party is not the visitor's to change", async () => {
    bar = await drawBar({ state: { ...party(18, 18, 8), participantsLocked: true } });
    await bar.open("participants");
    for (const part of ["increase", "decrease"]) {
      for (const counter of [0, 1]) await bar.click(part, counter);
      expect(bar.texts("stepper-value"), part).to.deep.equal(["2", "1"]);
    }
    await bar.click("age");
    expect(bar.parts("listbox"), "and the ages").to.have.lengthOf(0);
    expect(bar.parts("participants-locked")).to.have.lengthOf(1);
  });
});
