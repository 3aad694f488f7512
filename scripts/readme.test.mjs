import { expect } from "chai";
import { readFileSync, readdirSync } from "node:fs";

const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8"));
const tags = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

const files = [
  "README.md",
  ...["docs/guides", "docs/behaviour"].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
];
const found = (pattern) => files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name));

const namesOf = (tag, kind) => tag[kind].map(({ name }) => name);
const namesIn = (kind) => new Set(tags.flatMap((tag) => namesOf(tag, kind)));
const unknown = (names, known) => names.filter((name) => !known.has(name));
const ofAll = (kind) => [...namesIn(kind)].filter((name) => tags.every((tag) => namesOf(tag, kind).includes(name)));

const codeIn = (cell) => [...cell.matchAll(/`<?([\w-]+)>?`/g)].map(([, name]) => name);

/** The rows of the first table after a heading, as texts of their cells. */
function rowsOf(file, heading) {
  const [, section = ""] = `\n${readFileSync(file, "utf8")}`.split(`\n${heading}\n`);
  const [head = "", , ...rows] = section
    .split(/\n#/)[0]
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const cells = (line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1);
  expect(head, `the table of ${file}`).to.not.equal("");
  return rows.map(cells);
}

describe("README.md", () => {
  const rows = rowsOf("README.md", "## Tags, attributes and events").map(([name, , attributes, events]) => ({
    name: codeIn(name)[0] ?? name,
    attributes: codeIn(attributes),
    events: codeIn(events),
  }));

  it("has a row for each tag with the events that only some tags fire, and one for all with the others", () => {
    const common = new Set(ofAll("events"));
    const expected = tags.map((tag) => ({ name: tag.tagName, events: unknown(namesOf(tag, "events"), common) }));
    expect(rows.map(({ name, events }) => ({ name, events }))).to.have.deep.members([...expected, { name: "all", events: [...common] }]);
  });

  it("names only attributes that the tags have", () => {
    for (const { name, attributes } of rows) {
      const tag = tags.find(({ tagName }) => tagName === name);
      expect(attributes, name).to.not.be.empty;
      expect(unknown(attributes, new Set(tag ? namesOf(tag, "attributes") : ofAll("attributes"))), name).to.deep.equal([]);
    }
  });
});

describe("docs/behaviour/events.md", () => {
  it("has each event of the manifest once, with the tags that fire it and whether it can be cancelled", () => {
    const written = rowsOf("docs/behaviour/events.md", "# Events").map(([name, who, , , cancelable]) => ({
      name: codeIn(name)[0],
      who,
      cancelable,
    }));
    const expected = [...namesIn("events")].map((name) => {
      const firing = tags.filter(({ events }) => events.some((event) => event.name === name));
      const { description } = firing[0].events.find((event) => event.name === name);
      const who = firing.length === tags.length ? "all" : firing.map(({ tagName }) => `\`<${tagName}>\``).join(", ");
      return { name, who, cancelable: description.includes("cancelled") ? "yes" : "no" };
    });
    expect(written).to.have.deep.members(expected);
  });
});

describe("README.md, the guides and the subjects", () => {
  it("name only tokens that exist", () => {
    const tokens = found(/(--ski-[\w-]*\w)\b(?!-…)/g);
    expect(tokens).to.include("--ski-glow");
    expect(unknown(tokens, namesIn("cssProperties"))).to.deep.equal([]);
  });

  it("name only parts that exist", () => {
    const parts = found(/::part\(([\w-]+)\)/g);
    expect(parts).to.include("card");
    expect(unknown(parts, namesIn("cssParts"))).to.deep.equal([]);
  });
});
