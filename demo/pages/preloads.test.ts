import { expect } from "chai";
import { preloads } from "./preloads.js";

const built = {
  "elements/ski-searchbar.js": ["chunks/react-1.js", "chunks/base-2.js"],
  "elements/ski-results.js": ["chunks/react-1.js", "chunks/base-2.js", "chunks/calls-3.js"],
  "later/filters": ["chunks/filters-4.js", "chunks/base-2.js"],
  "later/en-GB-screens": ["chunks/en-GB-screens-5.js"],
  "later/en-GB-panels": ["chunks/en-GB-panels-6.js"],
  "later/fr-FR-screens": ["chunks/fr-FR-screens-7.js"],
};

describe("what a page of the demo preloads", () => {
  const addresses = (...[markup, locale, files]: Parameters<typeof preloads>) =>
    preloads(markup, locale, files).map(({ address }) => address);

  it("is what its tags and its language need for their first screen, each once, and what only wide screens show", () => {
    const all = preloads("<ski-searchbar locale></ski-searchbar> <ski-results></ski-results><ski-results></ski-results>", "en-GB", built);
    const on = (media: string | null) => all.filter((preload) => preload.media === media).map(({ address }) => address);
    expect(on("(min-width: 75em)")).to.deep.equal(["/dist/chunks/filters-4.js"]);
    expect(on(null)).to.deep.equal([
      "/dist/elements/ski-searchbar.js",
      "/dist/elements/ski-results.js",
      "/dist/chunks/react-1.js",
      "/dist/chunks/base-2.js",
      "/dist/chunks/calls-3.js",
      "/dist/chunks/en-GB-screens-5.js",
    ]);
  });

  it("has the words of French on a page of works councils, whose own are not for the first screens", () => {
    expect(addresses("<ski-searchbar></ski-searchbar>", "fr-FR-CSE", built)).to.include("/dist/chunks/fr-FR-screens-7.js");
  });

  it("is nothing on a page without tags, and before the first build", () => {
    expect(preloads("<p>no tag</p>", "en-GB", built)).to.deep.equal([]);
    expect(preloads("<ski-searchbar></ski-searchbar>", "en-GB", {})).to.deep.equal([]);
  });
});
