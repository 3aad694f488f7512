import { expect, waitUntil } from "@open-wc/testing";
import "./ski-date-picker.js";
import "./ski-gallery.js";
import "./ski-searchbar.js";
import type { SkiEventDetails } from "./events.js";
import { fakeSeller, freshStore } from "./testing/element.driver.js";

const pictures = JSON.stringify([{ img: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" }]);
const settings = 'engine-id="7" currency="EUR" menu-domain="www.seller.test"';
const markup = {
  "ski-gallery": () => `pictures='${pictures}'`,
  "ski-date-picker": () => "standalone",
  "ski-searchbar": () => `${settings} store="${freshStore()}"`,
};

describe('locale="auto"', () => {
  const seller = fakeSeller();
  let place: HTMLElement;
  beforeEach(() => document.body.append((place = document.createElement("div"))));
  afterEach(() => place.remove());
  after(() => seller.restore());

  /** The locale in force of the tag in some markup. */
  async function localeIn(html: string): Promise<string> {
    const isReady = new Promise<string>((resolve) =>
      place.addEventListener("ski-ready", ({ detail }: CustomEvent<SkiEventDetails["ski-ready"]>) => resolve(detail.locale), {
        once: true,
      }),
    );
    place.innerHTML = html;
    return isReady;
  }

  for (const [tag, attributes] of Object.entries(markup)) {
    const auto = () => `<${tag} locale="auto" ${attributes()}></${tag}>`;

    it(`takes the nearest language of the page that has a market: ${tag}`, async () => {
      expect(await localeIn(`<div lang="de"><div lang="nl-BE"><div lang="eo">${auto()}</div></div></div>`)).to.equal("nl-NL");
      expect(place.querySelector(tag)?.shadowRoot?.querySelector("[lang]")?.getAttribute("lang")).to.equal("nl-NL");
    });

    it(`takes a language of the browser in a page without one: ${tag}`, async () => {
      expect(document.documentElement.lang).to.equal("");
      Object.defineProperty(navigator, "languages", { value: ["eo", "en-AU", "fr"], configurable: true });
      try {
        expect(await localeIn(auto())).to.equal("en-GB");
      } finally {
        Reflect.deleteProperty(navigator, "languages");
      }
    });

    it(`is read where the tag is inserted, and remains what the property returns: ${tag}`, async () => {
      const template = document.createElement("template");
      template.innerHTML = auto();
      const element = template.content.firstElementChild;
      if (!element) throw new Error("The template is empty.");
      document.adoptNode(element);
      customElements.upgrade(element);
      place.lang = "de-AT";
      const isReady = new Promise((resolve) => element.addEventListener("ski-ready", resolve, { once: true }));
      place.append(element);
      await isReady;
      expect(element.shadowRoot?.querySelector("[lang]")?.getAttribute("lang")).to.equal("de-DE");
      expect(Reflect.get(element, "locale")).to.equal("auto");
    });
  }

  /** Ways to move a tag that is in the page, and the language that its parent comes to have. */
  const moves: Readonly<Record<string, (element: Element, target: HTMLElement) => void>> = {
    append: (element, target) => target.append(element),
    "remove and append": (element, target) => {
      element.remove();
      target.append(element);
    },
    moveBefore(element, target) {
      const moveBefore: unknown = Reflect.get(target, "moveBefore");
      if (typeof moveBefore === "function") moveBefore.call(target, element, null);
    },
  };
  for (const [tag, attributes] of Object.entries(markup))
    for (const [name, move] of Object.entries(moves))
      it(`is read again where the tag is moved within a task: ${tag}, ${name}`, async () => {
        await localeIn(`<div lang="nl"><${tag} locale="auto" ${attributes()}></${tag}></div><div lang="de"></div>`);
        const element = place.querySelector(tag);
        const target = place.querySelector<HTMLElement>('[lang="de"]');
        if (!element || !target) throw new Error("The markup has no such elements.");
        const drawn = () => element.shadowRoot?.querySelector("[lang]")?.getAttribute("lang");
        expect(drawn()).to.equal("nl-NL");
        move(element, target);
        await waitUntil(() => drawn() === "de-DE", "the tag has the language of its new place");
        expect(element.isConnected && target.contains(element)).to.equal(true);
      });

  it("looks beyond the shadow root that the tag is in", async () => {
    place.lang = "fr-CH";
    const root = place.attachShadow({ mode: "open" });
    const isReady = new Promise<string>((resolve) =>
      place.addEventListener("ski-ready", ({ detail }: CustomEvent<SkiEventDetails["ski-ready"]>) => resolve(detail.locale), {
        once: true,
      }),
    );
    root.innerHTML = `<ski-gallery locale="auto" pictures='${pictures}'></ski-gallery>`;
    expect(await isReady).to.equal("fr-FR");
  });
});
