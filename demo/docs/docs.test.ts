import { expect } from "chai";
import { docsIndex, docsPage, markdownAddress } from "../pages/docs.js";
import { frameworkMarkup } from "./framework-markup.js";
import { manifestTags } from "./manifest.js";
import { headingId, renderMarkdown } from "./markdown.js";
import { docsLink, docsPageAt, docsPages, llmsText } from "./pages.js";

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

  it("can be searched by each heading", () => {
    const entries = docsIndex();
    for (const { path } of docsPages) expect(entries.map((entry) => entry.path)).to.include(path);
    expect(entries.find(({ path }) => path === "/docs/guides/theming#square-corners")?.text).to.contain("--ski-radius-sm");
  });
});

describe("the markup of a tag", () => {
  const attributes = { standalone: "", columns: "2", label: 'The "week"', "min-nights": "3" };

  it("is HTML with its module", () => {
    expect(frameworkMarkup("ski-date-picker", { standalone: "" }, "HTML")).to.equal(
      '<script type="module" src="/dist/elements/ski-date-picker.js"></script>\n\n<ski-date-picker standalone></ski-date-picker>',
    );
  });

  it("is a component of React with typed props", () => {
    expect(frameworkMarkup("ski-date-picker", attributes, "React")).to.equal(
      [
        'import { SkiDatePicker } from "ski-elements/react";',
        "",
        "<SkiDatePicker",
        "  standalone",
        "  columns={2}",
        '  label={"The \\"week\\""}',
        "  minNights={3}",
        "/>",
      ].join("\n"),
    );
  });

  it("is a template of Vue and Svelte with the types", () => {
    for (const kind of ["Vue", "Svelte"] as const) {
      const markup = frameworkMarkup("ski-gallery", attributes, kind);
      expect(markup).to.contain('import "ski-elements/ski-gallery";').and.to.contain(`import "ski-elements/${kind.toLowerCase()}";`);
      expect(markup).to.contain("label='The \"week\"'").and.to.contain("</ski-gallery>");
    }
  });
});
