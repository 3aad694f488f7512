import { expect } from "@open-wc/testing";
import sheet from "./ski-elements.css" with { type: "css" };

describe("the style sheet for the page's head", () => {
  before(() => (document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]));
  after(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)));

  const tags = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];
  for (const tag of tags) {
    it(`reserves the space of <${tag}> before it is defined, with a skeleton where it has no children`, () => {
      const element = document.createElement(tag);
      document.body.append(element);
      expect(element.getBoundingClientRect().height).to.be.greaterThan(50);
      const skeleton = getComputedStyle(element).backgroundColor;
      expect(skeleton).not.to.equal("rgba(0, 0, 0, 0)");
      element.append(document.createElement("form"));
      expect(getComputedStyle(element).backgroundColor).to.equal("rgba(0, 0, 0, 0)");
      element.remove();
    });
  }
});
