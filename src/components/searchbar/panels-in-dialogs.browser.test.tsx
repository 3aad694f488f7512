import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

const frames = async () => {
  for (let count = 0; count < 6; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe("the panels of a bar in a modal dialog", () => {
  let bar: BarDriver;
  let dialog: HTMLDialogElement;
  before(() => emulateMedia({ reducedMotion: "reduce" }));
  after(() => emulateMedia({ reducedMotion: "no-preference" }));
  beforeEach(() => {
    dialog = document.createElement("dialog");
    dialog.style.width = "1200px";
    document.body.append(dialog);
    document.body.style.minHeight = "3000px";
  });
  afterEach(async () => {
    await bar.remove();
    dialog.remove();
    document.body.removeAttribute("style");
  });

  for (const [width, height] of [
    [1366, 768],
    [1280, 900],
    [1920, 1080],
  ] as const)
    it(`are seen whole, with their button, and the page stays, in ${width}x${height}`, async () => {
      dialog.showModal();
      bar = await drawBar({ width, height, parent: dialog, state: findAnswer() });
      const at = (part: string) => bar.part(part).getBoundingClientRect();
      for (const field of ["dates", "participants", "packages", "destination"] as const) {
        await bar.open(field);
        await frames();
        expect(at("panel").top, field).to.be.at.least(0);
        expect(at("panel").bottom, field).to.be.at.most(height);
        expect(window.scrollY, field).to.equal(0);
        if (field === "destination") continue;
        expect(at("validate").bottom, field).to.be.at.most(Math.ceil(at("panel").bottom));
        expect(at("validate").top, field).to.be.at.least(at("panel").top);
      }
    });
});
