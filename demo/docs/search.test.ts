import { expect } from "chai";
import { docsIndex } from "../pages/docs.js";
import { sectionsOf } from "./markdown.js";
import { docsPages } from "./pages.js";
import { foundEntries } from "./search.js";

describe("the search of the documentation", () => {
  it("finds keys with an underscore, and what is far down a section", () => {
    const entries = docsIndex();
    const pathsOf = (query: string) => foundEntries(entries, query).map(({ path }) => path);
    expect(pathsOf("search_bar.destination").join()).to.contain("/docs/behaviour/texts");
    expect(pathsOf("ski-search-bar-that-is-not-there")).to.deep.equal([]);
    const far = sectionsOf(`# A\n\n## B\n\n${"word ".repeat(2000)} \`last_key\` and *snow_deep*`);
    expect(far[1]?.text).to.match(/last_key and snow_deep$/);
    for (const page of docsPages)
      for (const [, key = ""] of page.markdown.matchAll(/^\| `([a-z]+_[a-z_.]+)`/gm))
        expect(
          entries.some(({ path, text }) => path.startsWith(page.path) && text.includes(key)),
          key,
        ).to.equal(true);
  });

  it("finds what visitors call by another name, guides first", () => {
    const entries = docsIndex();
    const firstFor: Readonly<Record<string, RegExp>> = {
      cors: /guides\/partner-portals#what-the-sellers-server-answers$/,
      iframe: /guides\/partner-portals#in-a-frame$/,
      localhost: /^\/docs(?:$|#|\/guides\/)/,
      prefill: /guides\/migrating#3-/,
      "preselect destination": /guides\/migrating#3-/,
      "default destination": /guides\/migrating#3-/,
      "initial dates": /start-up#how-a-search-starts$|guides\/migrating#3-/,
      "dark mode": /guides\/theming#a-dark-theme$/,
      preset: /guides\/theming#try-your-own$/,
      "unit test": /guides\/testing/,
      color: /guides\/theming/,
    };
    for (const [query, path] of Object.entries(firstFor)) expect(foundEntries(entries, query)[0]?.path, query).to.match(path);
  });

  it("finds a whole word before a part of one, and a section of a guide before a list of attributes", () => {
    const entry = (path: string, title: string, text: string) => ({ path, page: "", title, text });
    const list = entry("/docs/tags/ski-results#attributes", "Attributes", "theme");
    const guide = entry("/docs/guides/theming#a", "A", "theme");
    const part = entry("/docs/guides/theming#b", "B", "themed");
    expect(foundEntries([list, part, guide], "theme")).to.deep.equal([guide, part, list]);
    expect(foundEntries([list], "(")).to.deep.equal([]);
  });

  it("can be searched by each heading", () => {
    const entries = docsIndex();
    for (const { path } of docsPages) expect(entries.map((entry) => entry.path)).to.include(path);
    expect(entries.find(({ path }) => path === "/docs/guides/theming#square-corners")?.text).to.contain("--ski-radius-sm");
  });
});
