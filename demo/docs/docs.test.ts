import { expect } from "chai";
import { existsSync } from "node:fs";
import { locales } from "../../src/domain/locale.js";
import { docsPage, markdownAddress } from "../pages/docs.js";
import { type Colour, contrastPairs, contrastRatio } from "./contrast.js";
import { frameworkMarkup } from "./framework-markup.js";
import { kindOf, manifestTags } from "./manifest.js";
import { headingId, renderMarkdown, sectionsOf } from "./markdown.js";
import { docsLink, docsPageAt, docsPages, docsPictures, llmsText } from "./pages.js";
import { playground } from "./playground.js";
import { themeCss, unchanged } from "./theme-css.js";
import { themePresets } from "./theme-presets.js";
import { tokenGroups } from "./tokens.js";

const origin = "http://localhost:4173";

describe("the documentation", () => {
  it("has a page for each tag, and one for each file of the behaviour", () => {
    for (const { tagName } of manifestTags) expect(docsPageAt(`/docs/tags/${tagName}`)?.title).to.equal(`<${tagName}>`);
    expect(docsPages.map(({ path }) => path)).to.include.members([
      "/docs",
      "/docs/guides/theming",
      "/docs/behaviour/texts",
      "/docs/changelog",
    ]);
    expect(new Set(docsPages.map(({ path }) => path)).size).to.equal(docsPages.length);
  });

  it("has a title and a description on each page", () => {
    for (const { path } of docsPages) {
      const page = docsPage(path, origin);
      expect(page?.title, path).to.match(/^\S.* – ski-elements$/);
      expect(page?.description, path).to.have.length.above(20);
      expect(page?.main.text.match(/<h1>/g), path).to.have.length(1);
    }
    expect(docsPage("/docs/none", origin)).to.equal(null);
  });

  it("links only to pages and headings that it has", () => {
    for (const page of docsPages)
      for (const [, href = ""] of docsPage(page.path, origin)?.main.text.matchAll(/href="([^"]+)"/g) ?? []) {
        if (/^https?:|\.md$/.test(href)) continue;
        const [path, hash] = href.startsWith("#") ? [page.path, href.slice(1)] : href.split("#");
        const target = docsPageAt(path ?? "");
        expect(target, `${href} of ${page.path}`).to.not.equal(null);
        if (hash && target)
          expect(
            renderMarkdown(target.markdown, () => null).headings.map(({ id }) => id),
            href,
          ).to.include(hash);
      }
  });

  it("keeps the words of a link to a file that it does not have", () => {
    const [page] = docsPages;
    if (!page) throw new Error("There is no page.");
    expect(docsLink(page, "../decisions/none.md")).to.equal(null);
    expect(renderMarkdown("See [why](none.md).", () => null).body.text.trim()).to.equal("<p>See why.</p>");
  });

  it("escapes what Markdown has as text", () => {
    const { body, headings } = renderMarkdown("# `<a>`\n\n## Parts & `<b>`\n\n```html\n<script>alert(1)</script>\n```", () => null);
    expect(body.text).to.not.contain("<script>");
    expect(headings).to.deep.equal([{ id: "parts--b", title: "Parts & <b>", level: 2 }]);
    expect(headingId("What is “public”?")).to.equal("what-is-public");
  });

  it("is all in llms.txt, with the address of each page's Markdown", () => {
    for (const page of docsPages) expect(llmsText(origin)).to.contain(`[${page.title}](${origin}${markdownAddress(page)})`);
  });

  it("has notes on accessibility, and sizes, on the page of each tag", () => {
    for (const { tagName } of manifestTags) {
      const markdown = docsPageAt(`/docs/tags/${tagName}`)?.markdown ?? "";
      for (const heading of ["## Accessibility", "### Keys", "### Names", "### What is announced", "## Sizes"])
        expect(markdown, tagName).to.contain(`\n${heading}\n`);
    }
  });

  it("has the type of a property where it is not the attribute's, on the page of each tag", () => {
    for (const tag of manifestTags) {
      const markdown = docsPageAt(`/docs/tags/${tag.tagName}`)?.markdown ?? "";
      const rowOf = (name: string) => markdown.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? "";
      expect(rowOf("consent")).to.contain('| `string`; as a property `("experiments" \\| "preferences")[]` |');
      expect(rowOf("top-stations")).to.contain("| `string`; as a property `{ id: number; label: string;");
      expect(rowOf("features")).to.equal(
        "| `features` | `string`; as a property `Record<string, boolean>` | Feature flags to switch on or off by name, for quality checks. As an attribute in JSON. |",
      );
      expect(rowOf("engine-id")).to.not.contain("as a property");
      expect(rowOf("locale")).to.contain('`"fr-FR" \\| "fr-FR-CSE"').and.to.not.contain("as a property");
      const { text = "" } = docsPage(`/docs/tags/${tag.tagName}`, origin)?.main ?? {};
      expect(text).to.contain('as a property <code>("experiments" | "preferences")[]</code>'.replaceAll('"', "&quot;"));
    }
  });

  it("has the defaults of a token in both themes on the page of each tag", () => {
    for (const { tagName } of manifestTags) {
      const { markdown = "" } = docsPageAt(`/docs/tags/${tagName}`) ?? {};
      expect(markdown, tagName).to.contain("| `--ski-surface` | `#ffffff` | `#14243a` | Cards, panels, bar, fields. |");
      expect(markdown, tagName).to.contain("| `--ski-radius-md` | `14px` | the same |");
    }
  });

  it("shows the pictures of its pages", () => {
    const pictures = docsPages
      .flatMap(({ path }) => [...(docsPage(path, origin)?.main.text.matchAll(/<img src="(\/[^"]+)"/g) ?? [])])
      .map(([, address = ""]) => address);
    expect(pictures).to.include("/docs/performance.svg");
    expect(docsPictures.map(({ path }) => path)).to.include.members(pictures);
    for (const { file } of docsPictures) expect(existsSync(file), file).to.equal(true);
  });

  it("does not take a comment of code for a heading", () => {
    expect(sectionsOf("# A\n\n## B\n\n```sh\n## not one\n```\n\n## C").map(({ heading }) => heading?.title)).to.deep.equal([
      undefined,
      "B",
      "C",
    ]);
  });
});

describe("the markup of a tag", () => {
  const attributes = [
    { name: "standalone", value: "", kind: "boolean" },
    { name: "columns", value: "2", kind: "number" },
    { name: "label", value: 'The "week"', kind: "text" },
    { name: "se-title", value: "2027", kind: "text" },
    { name: "consent", value: "preferences experiments", kind: "words" },
    { name: "marks", value: '[{ "key": "a" }]', kind: "json" },
  ] as const;

  it("is HTML with its module", () => {
    expect(frameworkMarkup("ski-date-picker", attributes.slice(0, 1), "HTML")).to.equal(
      '<script type="module" src="/dist/elements/ski-date-picker.js"></script>\n\n<ski-date-picker standalone></ski-date-picker>',
    );
  });

  it("keeps the names of ARIA attributes in React, as JSX does", () => {
    const markup = frameworkMarkup("ski-date-picker", [{ name: "aria-label", value: "Your week", kind: "text" }], "React");
    expect(markup).to.contain('<SkiDatePicker aria-label="Your week" />');
  });

  it("is a component of React, with props of the types of the manifest", () => {
    expect(frameworkMarkup("ski-date-picker", attributes, "React")).to.equal(
      [
        'import { SkiDatePicker } from "ski-elements/react";',
        "",
        "<SkiDatePicker",
        "  standalone",
        "  columns={2}",
        '  label={"The \\"week\\""}',
        '  seTitle="2027"',
        '  consent={["preferences","experiments"]}',
        '  marks={[{ "key": "a" }]}',
        "/>",
      ].join("\n"),
    );
  });

  it("is a template of Vue and Svelte, with objects as expressions", () => {
    const vue = frameworkMarkup("ski-gallery", attributes, "Vue");
    expect(vue).to.contain('import "ski-elements/ski-gallery";').and.to.contain('import "ski-elements/vue";');
    expect(vue).to.contain("label='The \"week\"'").and.to.contain(':marks=\'[{ "key": "a" }]\'').and.to.contain("</ski-gallery>");
    const svelte = frameworkMarkup("ski-gallery", attributes, "Svelte");
    expect(svelte).to.contain('import "ski-elements/svelte";').and.to.contain('marks={[{ "key": "a" }]}').and.to.contain('se-title="2027"');
    expect(frameworkMarkup("ski-gallery", [{ name: "label", value: "{a}", kind: "text" }], "Svelte")).to.contain('label={"{a}"}');
  });

  it("leaves a malformed value the text that it is", () => {
    const malformed = [
      { name: "columns", value: "many", kind: "number" },
      { name: "marks", value: "[", kind: "json" },
    ] as const;
    expect(frameworkMarkup("ski-date-picker", malformed, "React")).to.contain('columns="many" marks="["');
  });
});

describe("the kind of an attribute", () => {
  const kinds = new Map(manifestTags.flatMap((tag) => tag.attributes.map((one) => [one.name, kindOf(tag, one)] as const)));

  it("is read from the types of the manifest", () => {
    const expected = {
      flight: "boolean",
      "engine-id": "number",
      columns: "number",
      "url-sync": "choice",
      consent: "words",
      "se-title": "text",
      value: "text",
      marks: "json",
      "disabled-dates": "json",
      features: "json",
      "special-page-data": "json",
    };
    for (const [name, kind] of Object.entries(expected)) expect(kinds.get(name), name).to.equal(kind);
  });

  it("does not depend on what a description has", () => {
    const described = { name: "note", fieldName: "note", description: "A text, not JSON.", type: { text: "string" } };
    const [tag] = manifestTags;
    if (!tag) throw new Error("There is no tag.");
    expect(kindOf(tag, described)).to.equal("text");
  });
});

describe("a playground", () => {
  it("offers each locale of the product, and the page's own", () => {
    for (const tag of manifestTags) {
      const [, options = ""] = /<select id="set-locale"[^>]*>(.*?)<\/select>/s.exec(playground(tag, origin).text) ?? [];
      for (const locale of [...locales, "auto"]) expect(options, tag.tagName).to.contain(`>${locale}</option>`);
    }
  });

  it("has a field for every attribute that is an object, and for every token", () => {
    for (const tag of manifestTags) {
      const { text } = playground(tag, origin);
      for (const one of tag.attributes)
        if (kindOf(tag, one) === "json") expect(text, one.name).to.match(new RegExp(`<textarea\\s+id="set-${one.name}"`));
      for (const { name } of tag.cssProperties) expect(text, name).to.contain(`data-token="${name}"`);
    }
  });
});

describe("the tokens", () => {
  const groups = tokenGroups(manifestTags[0]?.cssProperties ?? []);
  const tokens = groups.flatMap((group) => group.tokens);

  it("are in groups, with their defaults in both themes", () => {
    expect(groups.map(({ title }) => title)).to.deep.equal(["Colours", "Corners", "Texts", "Controls and spacing", "Others"]);
    expect(tokens.find(({ name }) => name === "--ski-surface")).to.include({ isColour: true, light: "#ffffff", dark: "#14243a" });
    expect(tokens.find(({ name }) => name === "--ski-scrim")?.isColour).to.equal(false);
    expect(tokens).to.have.length(manifestTags[0]?.cssProperties.length ?? 0);
  });

  it("of the pairs of colours and of the presets exist", () => {
    const names = tokens.map(({ name }) => name);
    const pairs = contrastPairs.flatMap(({ colour, ground }) => [colour, ground]);
    const presets = themePresets.flatMap(({ choice: { light, dark, both } }) => Object.keys({ ...light, ...dark, ...both }));
    expect(names).to.include.members([...pairs, ...presets]);
  });

  it("have the contrast that WCAG asks for by default, and in each preset", () => {
    const colourOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
    for (const { name, choice } of themePresets)
      for (const theme of ["light", "dark"] as const) {
        const valueOf = (token: string) => choice[theme][token] ?? tokens.find((one) => one.name === token)?.[theme] ?? "";
        for (const { colour, ground, least, use } of contrastPairs)
          expect(contrastRatio(colourOf(valueOf(colour)), colourOf(valueOf(ground))), `${name}, ${theme}: ${use}`).to.be.at.least(least);
      }
  });

  it("have the ratios of WCAG's own examples", () => {
    expect(contrastRatio([255, 255, 255], [0, 0, 0])).to.equal(21);
    expect(contrastRatio([119, 119, 119], [255, 255, 255])).to.be.closeTo(4.48, 0.005);
  });

  it("are written for both themes where a colour changes in one", () => {
    const choice = { light: { "--ski-glow": "#c8102e" }, dark: {}, both: { "--ski-radius-sm": "0px" }, font: "Georgia, serif" };
    expect(themeCss(choice, { "--ski-glow": "#ff8f66" }, ["ski-searchbar", "ski-results"])).to.equal(
      [
        '/* The dark theme needs theme="dark" on each tag, or theme="auto", which follows the visitor\'s system. */',
        ":root {",
        "  --ski-radius-sm: 0px;",
        "  --ski-glow: #c8102e;",
        "}",
        ":is(ski-searchbar, ski-results) {",
        "  font-family: Georgia, serif;",
        "}",
        ':is(ski-searchbar, ski-results)[theme="dark"] {',
        "  --ski-glow: #ff8f66;",
        "}",
        "@media (prefers-color-scheme: dark) {",
        '  :is(ski-searchbar, ski-results)[theme="auto"] {',
        "    --ski-glow: #ff8f66;",
        "  }",
        "}",
      ].join("\n"),
    );
    expect(themeCss(unchanged, {}, ["ski-searchbar"])).to.equal("/* No token is changed. */");
  });

  it("are written with what the tags need for the dark theme", () => {
    const square = { ...unchanged, both: { "--ski-radius-sm": "0px" } };
    expect(themeCss(square, {}, ["ski-searchbar"], "light")).to.not.contain("theme=");
    for (const choice of [square, unchanged])
      expect(themeCss(choice, {}, ["ski-searchbar"], "dark")).to.match(/^\/\* The dark theme needs theme="dark" .*theme="auto".*\*\/\n/);
  });

  it("have a pair for each ground that texts are on", () => {
    const grounds = ["surface", "snow", "snow-deep", "raised", "glacier", "glacier-deep", "glacier-tint", "glacier-mist", "danger-tint"];
    expect(contrastPairs.map(({ ground }) => ground)).to.include.members(grounds.map((name) => `--ski-${name}`));
  });
});
