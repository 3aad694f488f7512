import { expect } from "chai";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brandTokens } from "./answer.js";
import { type Choice, hosts, parts, usualChoice } from "./choice.js";
import { keptSnippets } from "./kept-snippets.js";
import { readRelease, type Release } from "./release.js";
import { frameAddress, snippetOf } from "./snippet.js";
import { wholePage } from "./whole-page.js";

const seller = "https://www.example.com";
const base = `${seller}/dist/9.9.9/`;
const release: Release = {
  version: "9.9.9",
  hashes: {
    "ski-elements.css": "sha384-sheet",
    "elements/ski-searchbar.js": "sha384-bar",
    "light/elements/ski-searchbar.js": "sha384-light-bar",
    "light/chunks/base.js": "sha384-base",
    "cdn/ski-searchbar.light.min.js": "sha384-file",
  },
  preloads: {
    react: { "elements/ski-searchbar.js": [] },
    light: { "elements/ski-searchbar.js": ["chunks/base.js"], "later/en-GB-screens": ["chunks/words.js"] },
  },
  frameScriptHash: "sha384-frame",
};
const given = (choice: Choice) => ({ release, seller, tokens: brandTokens(choice).tokens });
const blocksOf = (changes: Partial<Choice> = {}) => {
  const choice = { ...usualChoice, ...changes };
  return snippetOf(choice, given(choice));
};
const textOf = (changes: Partial<Choice> = {}) => blocksOf(changes)[0]?.text ?? "";
const pageOf = (changes: Partial<Choice> = {}) => {
  const choice = { ...usualChoice, ...changes };
  return wholePage(choice, given(choice));
};

describe("a snippet", () => {
  it("for HTML has the style sheet, preloads, the module, the tag and its form, and the line of the policy", () => {
    expect(textOf()).to.equal(
      [
        `<!-- Change it at ${seller}/partners -->`,
        `<!-- Content-Security-Policy, where the page has one: script-src ${seller}; style-src ${seller}; connect-src ${seller}; img-src ${seller} data:; form-action ${seller} -->`,
        `<link rel="stylesheet" href="${base}ski-elements.css" integrity="sha384-sheet" crossorigin />`,
        `<link rel="modulepreload" href="${base}light/chunks/base.js" integrity="sha384-base" crossorigin />`,
        `<link rel="modulepreload" href="${base}light/chunks/words.js" crossorigin />`,
        `<script type="module" src="${base}light/elements/ski-searchbar.js" integrity="sha384-light-bar" crossorigin></script>`,
        "",
        "<ski-searchbar",
        '  locale="en-GB"',
        '  engine-id="1"',
        '  currency="GBP"',
        `  menu-domain="${seller}"`,
        `  api-base="${seller}"`,
        '  forward="utm_* gclid"',
        '  url-sync="none"',
        '  analytics="off"',
        `  results-url="${seller}/en/se-results"`,
        ">",
        `  <form action="${seller}/en/se-results">`,
        '    <label>Where to? <input name="text" /></label>',
        "    <button>Search</button>",
        "  </form>",
        "</ski-searchbar>",
      ].join("\n"),
    );
  });

  it("has the brand as a style element that its policy allows by a hash", () => {
    const text = textOf({ accent: "#d9b65a" });
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? "";
    expect(style).to.match(/^\nski-searchbar \{\n {2}--ski-glow: #d9b65a;/);
    expect(text).to.contain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(textOf()).to.not.contain("<style>");
  });

  it("for WordPress is a block of custom HTML with one script without imports", () => {
    const text = textOf({ host: "wordpress" });
    expect(text).to.match(/^<!-- wp:html -->\n[^]*\n<!-- \/wp:html -->$/);
    expect(text.match(/<script\b[^>]*>/g)).to.deep.equal([
      `<script src="${base}cdn/ski-searchbar.light.min.js" integrity="sha384-file" crossorigin defer>`,
    ]);
    expect(textOf({ host: "wordpress", build: "react" })).to.contain(`${base}cdn/ski-elements.min.js`);
    expect(textOf({ host: "wordpress", parts: ["bar", "results"] })).to.contain(`${base}light/cdn/ski-elements.min.js`);
  });

  it("for React is a component with its style sheet, on React or light", () => {
    const [component, sheet] = blocksOf({ host: "vite-react", build: "react", parts: ["bar", "results"], main: "#4a2545" });
    expect(component?.text).to.contain('import { SkiSearchbar, SkiResults } from "ski-elements/react";');
    expect(component?.text).to.contain("    <>\n      <SkiSearchbar\n").and.to.contain("engineId={1}").and.to.contain("</SkiSearchbar>");
    expect(sheet).to.include({ title: "src/ski-search.css" });
    expect(sheet?.text).to.match(/^ski-searchbar,\nski-results \{/);
    const light = blocksOf({ host: "vite-react" });
    expect(light).to.have.length(1);
    expect(light[0]?.text).to.contain('import "ski-elements/light/ski-searchbar";').and.to.contain('<ski-searchbar\n      locale="en-GB"');
  });

  it("for a frame is a frame of the seller's page and the script that follows it", () => {
    const text = textOf({ host: "frame", main: "#4a2545" });
    expect(text).to.contain(`src="${seller}/embed/bar?main=4a2545"`).and.to.contain('title="Névéa – your ski holiday"');
    expect(text).to.contain(`<script type="module" src="${seller}/embed/parent-1.js" integrity="sha384-frame" crossorigin></script>`);
    expect(text).to.contain(`frame-src ${seller}; script-src ${seller} -->`);
    expect(frameAddress(usualChoice, seller)).to.equal(`${seller}/embed/bar`);
  });

  it("searches in place, and in the page's hash, beside results", () => {
    const text = textOf({ parts: ["bar", "results"] });
    expect(text).to.not.contain("url-sync");
    expect(text.match(/<form/g)).to.have.length(1);
    expect(text).to.contain(`<a href="${seller}/en/se-results">All stays</a>`);
  });

  it("sends the parameters of the results by its form too, which always leads to the seller", () => {
    expect(textOf({ results: "/en/se-results?partner=a%26b" })).to.contain(
      `<form action="${seller}/en/se-results">\n    <input type="hidden" name="partner" value="a&#38;b" />`,
    );
    const elsewhere = textOf({ results: "https://portal.example/ski" });
    expect(elsewhere).to.contain('results-url="https://portal.example/ski"').and.to.contain(`<form action="${seller}/en/se-results">`);
  });

  it("has a picker as a form control where nothing searches, and as the dates of the search elsewhere", () => {
    expect(textOf({ parts: ["picker"] })).to.contain('standalone\n  range\n  locale="en-GB"\n  name="stay"');
    expect(textOf({ parts: ["bar", "picker"] })).to.not.contain("standalone");
  });

  it("looks up the works council where the locale is theirs", () => {
    expect(textOf({ locale: "fr-FR-CSE" }))
      .to.contain(`companies-endpoint="${seller}/company"`)
      .and.to.contain(`${seller}/cse/se-results`);
  });

  it("has the consent as the page passes it on, in a block of its own", () => {
    expect(blocksOf({ consent: "none" })).to.have.length(1);
    expect(blocksOf({ consent: "server" })[1]?.text).to.equal('consent="preferences experiments"');
    expect(blocksOf({ consent: "banner", parts: ["results"] })[1]?.text).to.contain('whenDefined("ski-results")');
  });
});

describe("a page to download", () => {
  for (const host of hosts)
    it(`for ${host} allows what it loads by its own policy, and nothing inline but its style`, () => {
      const page = pageOf({ host, parts: host === "frame" ? ["bar"] : [...parts], main: "#4a2545" });
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1]?.replaceAll("&#39;", "'") ?? "";
      const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
      expect(policy).to.contain("default-src 'none'").and.to.not.contain("unsafe");
      expect(policy).to.contain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
      expect(page).to.not.match(/<script>|\sstyle=|\son\w+=/);
      for (const [, address = ""] of page.matchAll(/(?:src|href)="([^"]+)"/g))
        expect(address).to.match(/^(?:https:\/\/www\.example\.com\/|data:)/);
    });

  it("is in the language of the locale, whatever framework was chosen", () => {
    expect(pageOf({ locale: "de-DE", host: "vite-react" }))
      .to.contain('<html lang="de-DE">')
      .and.to.contain("<ski-searchbar");
  });
});

describe("the snippets that are kept", () => {
  /** Without what is of one build: hashes, and the names of the files to preload. */
  const ofNoBuild = (text: string) => text.replaceAll(/sha384-[\w+/=]+/g, "sha384-…").replaceAll(/^<link rel="modulepreload".*\n/gm, "");

  it("of this release are what the builder writes: `npm run snippets` writes them", () => {
    const now = readRelease();
    for (const [file, text] of keptSnippets(now)) {
      const kept = readFileSync(`test/snippets/${now.version}/${file}`, "utf8");
      expect(ofNoBuild(kept), file).to.equal(ofNoBuild(text));
    }
  });
});
