import { expect } from "@open-wc/testing";
import { definition as datePicker } from "./ski-date-picker.js";
import { definition as gallery } from "./ski-gallery.js";
import { definition as results } from "./ski-results.js";
import { definition as searchbar } from "./ski-searchbar.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./element.driver.js";
import type { FakeSeller } from "./element.driver.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const pictures = JSON.stringify([{ img: pixel, imgMedium: pixel, imgXL: pixel }]);

const drawn = [
  [searchbar, 'layout="desktop"'],
  [searchbar, 'layout="mobile"'],
  [results, ""],
  [datePicker, "inline"],
  [datePicker, "standalone"],
  [datePicker, "standalone inline range"],
  [gallery, `pictures='${pictures}'`],
] as const;

describe("a tag once it has drawn", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  for (const [definition, attributes] of drawn) {
    const name = `<${definition.tag} ${attributes.slice(0, 24)}>`;
    async function draw() {
      const element = put(
        definition.tag as keyof HTMLElementTagNameMap & `ski-${string}`,
        `store="${freshStore()}" ${complete} ${attributes}`,
      );
      await next(element, "ski-ready");
      await settled(300);
      return element;
    }

    it(`${name} has only parts that its definition describes`, async () => {
      const element = await draw();
      const names = [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].flatMap((node) => [...node.part]);
      expect(names).not.to.deep.equal([]);
      expect([...new Set(names)].filter((part) => !(part in definition.parts))).to.deep.equal([]);
    });

    it(`${name} is accessible`, async () => {
      const element = await draw();
      await expect(element).to.be.accessible({ ignoredRules: ["region"] });
    });

    it(`${name} has no style attribute and no style element in its markup`, async () => {
      const element = await draw();
      expect(element.shadowRoot?.querySelector("style")).to.equal(null);
      expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(3);
    });
  }
});
