import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import "./ski-date-picker.js";
import "./ski-gallery.js";
import "./ski-searchbar.js";
import { clear, complete, fakeSeller, freshStore, put } from "./testing/element.driver.js";

const pictures = JSON.stringify([{ img: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAA=" }]);

/** What a page's button opens: the command, the tag, its attributes, and the surface that `ski-open` names. */
const openings = [
  { command: "--show-gallery", tag: "ski-gallery", attributes: () => `pictures='${pictures}'`, surface: "gallery", width: 1440 },
  { command: "--show-picker", tag: "ski-date-picker", attributes: () => "standalone", surface: "dates", width: 1440 },
  {
    command: "--show-picker",
    tag: "ski-date-picker",
    attributes: () => `${complete} store="${freshStore()}"`,
    surface: "dates",
    width: 1440,
  },
  { command: "--open", tag: "ski-searchbar", attributes: () => `${complete} store="${freshStore()}"`, surface: "destination", width: 1440 },
  { command: "--open", tag: "ski-searchbar", attributes: () => `${complete} store="${freshStore()}"`, surface: "index", width: 390 },
] as const;

describe("a button of the page that invokes a command of a tag", () => {
  const seller = fakeSeller();
  afterEach(async () => {
    clear();
    await setViewport({ width: 1440, height: 900 });
  });
  after(() => seller.restore());

  /** A button beside the tag, which is not drawn yet. */
  function putWithButton({ command, tag, attributes }: (typeof openings)[number]) {
    const element = put(tag, `id="invoked" ${attributes()}`);
    element.insertAdjacentHTML("beforebegin", `<button commandfor="invoked" command="${command}">Open</button>`);
    const button = element.previousElementSibling;
    if (!(button instanceof HTMLElement)) throw new Error("The button is missing.");
    const opened: string[] = [];
    element.addEventListener("ski-open", ({ detail }) => opened.push(detail.surface));
    return { element, button, opened };
  }

  for (const opening of openings) {
    it(`opens it: ${opening.command} of ${opening.tag}, the ${opening.surface}, at ${opening.width} px`, async () => {
      await setViewport({ width: opening.width, height: 900 });
      const { element, button, opened } = putWithButton(opening);
      await element.ready;
      button.click();
      await waitUntil(() => opened.length > 0, "the command opens");
      expect(opened).to.deep.equal([opening.surface]);
    });
  }

  it("opens it once it is drawn, if the button was pressed before", async () => {
    const { element, button, opened } = putWithButton(openings[3]);
    expect(element.state).to.equal("loading");
    button.click();
    await waitUntil(() => opened.length > 0, "the command opens");
    expect(opened).to.deep.equal(["destination"]);
  });

  it("leaves the step of a search that is open, on a phone", async () => {
    await setViewport({ width: 390, height: 900 });
    const { element, button, opened } = putWithButton(openings[4]);
    await element.ready;
    const inside = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
    const expanded = () => inside("[data-opens]")?.getAttribute("aria-expanded");
    expect(expanded()).to.equal("false");
    button.click();
    await waitUntil(() => opened.length === 1, "the search opens");
    await waitUntil(() => inside('[data-field="destination"]'), "its rows are drawn");
    expect(expanded()).to.equal("true");
    inside('[data-field="destination"]')?.click();
    await waitUntil(() => opened.length === 2, "a step is shown");
    button.click();
    await element.ready;
    await waitUntil(() => expanded() === "true", "the search remains open");
    expect(opened).to.deep.equal(["index", "destination"]);
  });

  it("does nothing for a command that the tag does not have", async () => {
    const { element, button, opened } = putWithButton(openings[0]);
    await element.ready;
    for (const command of ["--show-picker", "--constructor", "show-popover"]) {
      button.setAttribute("command", command);
      button.click();
    }
    expect(opened).to.deep.equal([]);
  });
});
