import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import sheet from "./ski-elements.css" with { type: "css" };
import { tagNames } from "./testing/tag-names.js";

describe("the style sheet for the page's head", () => {
  before(() => (document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]));
  after(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)));

  /** The results draw their cards with a pseudo-element. */
  const isSkeleton = (element: HTMLElement) =>
    [getComputedStyle(element), getComputedStyle(element, "::after")].some(
      ({ content, backgroundColor }) => content !== "none" && backgroundColor !== "rgba(0, 0, 0, 0)",
    );

  for (const tag of tagNames) {
    it(`reserves the space of <${tag}> before it is defined, with a skeleton where it has no children`, () => {
      const element = document.createElement(tag);
      document.body.append(element);
      expect(element.getBoundingClientRect().height).to.be.greaterThan(50);
      expect(isSkeleton(element)).to.equal(true);
      element.append(document.createElement("noscript"));
      expect(isSkeleton(element), "with words for browsers without scripts").to.equal(true);
      element.append(document.createElement("form"));
      expect(isSkeleton(element), "with a fallback").to.equal(false);
      element.remove();
    });

    it(`draws the skeleton of <${tag}> in forced colours too`, async () => {
      await emulateMedia({ forcedColors: "active" });
      const element = document.createElement(tag);
      document.body.append(element);
      expect(getComputedStyle(element).outlineStyle).to.equal("solid");
      element.append(document.createElement("form"));
      expect(getComputedStyle(element).outlineStyle, "with a fallback").to.equal("none");
      element.remove();
      await emulateMedia({ forcedColors: "none" });
    });
  }
});
