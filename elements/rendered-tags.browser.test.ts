import { expect } from "@open-wc/testing";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";
import { tagNames } from "./testing/tag-names.js";
import { tags } from "./testing/tags.js";

const rendered = tags.flatMap(({ definition, docs, examples }) =>
  examples.map((attributes) => [definition.tag, docs, attributes] as const),
);

describe("a tag once it has rendered", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  it("is each of the library's", () => {
    expect(tags.map(({ definition }) => definition.tag)).to.have.members(tagNames);
  });

  for (const [tag, docs, attributes] of rendered) {
    const name = `<${tag} ${attributes.slice(0, 24)}>`;
    async function render() {
      const element = put(tag, `store="${freshStore()}" ${complete} ${attributes}`);
      await next(element, "ski-ready");
      await settled(300);
      return element;
    }

    it(`${name} has only parts that its docs describe`, async () => {
      const element = await render();
      const names = [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].flatMap((node) => [...node.part]);
      expect(names).not.to.deep.equal([]);
      expect([...new Set(names)].filter((part) => !(part in docs.parts))).to.deep.equal([]);
    });

    it(`${name} is ready as soon as it shows something, so that nothing of it fades as a skeleton does`, async () => {
      const element = put(tag, `store="${freshStore()}" ${complete} ${attributes}`);
      const seen: boolean[] = [];
      const observer = new MutationObserver(() => {
        if (element.shadowRoot?.querySelector("[part]")) seen.push(element.matches(":state(ready)"));
      });
      if (element.shadowRoot) observer.observe(element.shadowRoot, { childList: true, subtree: true });
      await next(element, "ski-ready");
      await settled(0);
      observer.disconnect();
      expect(seen[0]).to.equal(true);
    });

    it(`${name} is accessible`, async () => {
      const element = await render();
      await expect(element).to.be.accessible({ ignoredRules: ["region"] });
    });

    it(`${name} has the language of its locale on its root`, async () => {
      const root = (await render()).shadowRoot;
      const languages = [...(root?.querySelectorAll("[part]") ?? [])].map((node) => node.closest("[lang]")?.getAttribute("lang"));
      expect([...new Set(languages)]).to.deep.equal(["en-GB"]);
    });

    it(`${name} has no style attribute and no style element in its markup`, async () => {
      const element = await render();
      expect(element.shadowRoot?.querySelector("style")).to.equal(null);
      expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(3);
    });
  }
});
