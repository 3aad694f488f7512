import { expect } from "chai";
import { readFileSync } from "node:fs";

const readme = readFileSync("README.md", "utf8");
const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8"));
const tags = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

const namesIn = (kind) => new Set(tags.flatMap((tag) => tag[kind].map(({ name }) => name)));
const found = (pattern) => [...readme.matchAll(pattern)].map(([, name]) => name);
const unknown = (names, known) => names.filter((name) => !known.has(name));

/** The rows of the table in a section, as texts of their cells. */
function rowsOf(title) {
  const [, section = ""] = readme.split(`\n### ${title}\n`);
  const lines = section.split(/\n##/)[0].split("\n");
  return lines
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

const codeIn = (cell) => [...cell.matchAll(/`<?([\w-]+)>?`/g)].map(([, name]) => name);

describe("README.md", () => {
  it("has each event of the manifest once in its table, with the tags that fire it and whether it can be cancelled", () => {
    const written = rowsOf("Events").map(([name, who, , , cancelable]) => ({ name: codeIn(name)[0], who, cancelable }));
    const expected = [...namesIn("events")].map((name) => {
      const firing = tags.filter(({ events }) => events.some((event) => event.name === name));
      const { description } = firing[0].events.find((event) => event.name === name);
      const who = firing.length === tags.length ? "all" : firing.map(({ tagName }) => `\`<${tagName}>\``).join(", ");
      return { name, who, cancelable: description.includes("cancelled") ? "yes" : "no" };
    });
    expect(written).to.have.deep.members(expected);
  });

  it("names only tokens that exist", () => {
    const tokens = found(/(--ski-[\w-]*\w)/g);
    expect(tokens).to.include("--ski-glow");
    expect(unknown(tokens, namesIn("cssProperties"))).to.deep.equal([]);
  });

  it("names only parts that exist", () => {
    const parts = found(/::part\(([\w-]+)\)/g);
    expect(parts).to.include("card");
    expect(unknown(parts, namesIn("cssParts"))).to.deep.equal([]);
  });
});
