import { expect } from "@open-wc/testing";
import "./ski-gallery.js";
import "./ski-searchbar.js";
import { fakeSeller, freshStore, next } from "./testing/element.driver.js";

const bar = 'locale="en-GB" engine-id="7" currency="GBP" menu-domain="www.seller.test" layout="desktop"';

describe("a page's own texts", () => {
  const seller = fakeSeller();
  const { warn } = console;
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
    for (const element of document.querySelectorAll("ski-searchbar, ski-gallery")) element.remove();
  });
  after(() => seller.restore());

  async function drawn(tag: "ski-searchbar" | "ski-gallery", attributes: string, texts: unknown): Promise<Element> {
    const template = document.createElement("template");
    template.innerHTML = `<${tag} ${attributes}></${tag}>`;
    const element = document.importNode(template.content, true).firstElementChild;
    if (!(element instanceof HTMLElement)) throw new Error("The template has no element.");
    element.setAttribute("options", JSON.stringify({ texts }));
    const ready = next(element, "ski-ready");
    document.body.append(element);
    await ready;
    return element;
  }
  const textOf = (element: Element) => element.shadowRoot?.textContent ?? "";

  it("replace the product's from the first drawing, and leave the others", async () => {
    const texts = {
      "en-GB": { "search_bar.search": "Find a chalet", "search_bar.dates": "Week" },
      "fr-FR": { "search_bar.search": "Voir" },
    };
    const element = await drawn("ski-searchbar", `${bar} store="${freshStore()}"`, texts);
    expect(textOf(element)).to.contain("Find a chalet").and.to.contain("Week").and.to.contain("All packages");
    expect(textOf(element)).not.to.contain("Voir");
    expect(warnings).to.deep.equal([]);
  });

  it("replace those of a tag without a search", async () => {
    const element = await drawn("ski-gallery", 'locale="fr-FR" pictures="[]"', { "fr-FR": { "gallery.unavailable": "Pas de photos" } });
    expect(textOf(element)).to.contain("Pas de photos");
  });

  it("are warned of, once, where a page can replace no such text", async () => {
    const texts = { "en-GB": { "card.crossed_prior": "Was", "search_bar.search": "Go" } };
    for (const store of [freshStore(), freshStore()]) {
      const element = await drawn("ski-searchbar", `${bar} store="${store}"`, texts);
      expect(textOf(element)).to.contain("Go");
    }
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.equal(
      'ski-elements: options.texts ignores "card.crossed_prior", because a page cannot replace a text of such a key. Remove it, or use a key that docs/behaviour/texts.md lists.',
    );
  });
});
