import { expect } from "chai";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const markdownIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file));

const files = [...readdirSync(".").filter((file) => file.endsWith(".md")), ...markdownIn("docs"), "demo/engine/README.md"];

const withoutCode = (text) => text.replace(/^ *```.*?^ *```/gms, "");

/** The anchors of a page's headings, as the forge writes them. */
const anchorsOf = (text) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

const read = (file) => readFileSync(file, "utf8");

describe("the docs", () => {
  for (const file of files) {
    it(`${file} links to what exists`, () => {
      const links = [
        ...withoutCode(read(file))
          .replaceAll(/`[^`\n]*`/g, "")
          .matchAll(/(?:\]\(|src=")([^)"\s]+)/g),
      ].map(([, link]) => link);
      const broken = links.filter((link) => {
        if (/^https?:/.test(link)) return false;
        const [path, anchor] = link.split("#");
        const target = path ? join(dirname(file), path) : file;
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
      });
      expect(broken).to.deep.equal([]);
    });
  }

  for (const file of ["README.md", "CONTRIBUTING.md", "SECURITY.md"]) {
    it(`${file} names files and folders that exist`, () => {
      const paths = [...read(file).matchAll(/`((?:src|elements|scripts|demo|test|docs|bench|locales)\/[\w./-]*)`/g)].map(
        ([, path]) => path,
      );
      expect(paths.filter((path) => !existsSync(path))).to.deep.equal([]);
    });
  }

  it("have no turns of phrase that only a translation has", () => {
    const found = files.flatMap((file) =>
      [
        ...read(file).matchAll(/\b(?:anew|in the place of|that of|those of|stays? to the letter|is no (?:text|number|amount|id|JSON))\b/g),
      ].map(([words]) => `${file}: ${words}`),
    );
    expect(found).to.deep.equal([]);
  });
});
