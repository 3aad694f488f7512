import { expect } from "chai";
import { changesBetween, versionAfter } from "./release-changes.mjs";
import { typeChanges } from "./release-types.mjs";

const tag = (changes = {}) => ({
  tagName: "ski-snow",
  attributes: [{ name: "layout", type: { text: '"wide" | "narrow"' }, default: "wide" }],
  members: [{ name: "show", kind: "method" }],
  events: [{ name: "ski-open", type: { text: "CustomEvent" } }],
  cssParts: [{ name: "bar" }],
  cssProperties: [{ name: "--ski-ink", default: "#000" }],
  ...changes,
});
const release = (changes = {}, others = {}) => ({
  entries: [".", "./ski-snow"],
  needs: { node: ">=20.19", react: "^18.3.0 || ^19.0.0" },
  manifest: { modules: [{ declarations: [tag(changes)] }] },
  ...others,
});
const textsOf = (after) => changesBetween(release(), after).map(({ level, text }) => `${level}: ${text}`);

describe("what differs between two releases", () => {
  it("is nothing where nothing public has changed", () => {
    expect(textsOf(release())).to.deep.equal([]);
    expect(textsOf(release({ description: "Otherwise said.", superclass: {} }))).to.deep.equal([]);
  });

  it("is major where something is gone, takes less, or has another default", () => {
    expect(textsOf(release({ cssParts: [] }))).to.deep.equal(["major: <ski-snow>: part bar is gone"]);
    expect(textsOf(release({ attributes: [{ name: "layout", type: { text: '"wide"' }, default: "wide" }] }))).to.deep.equal([
      'major: <ski-snow>: attribute layout was "wide" | "narrow", and is "wide"',
    ]);
    const locale = (text) => release({ attributes: [{ name: "locale", type: { text } }] });
    expect(changesBetween(locale("string"), locale('"fr-FR" | "auto"')).map(({ level, text }) => `${level}: ${text}`)).to.deep.equal([
      'major: <ski-snow>: attribute locale was string, and is "fr-FR" | "auto"',
    ]);
    expect(textsOf(release({ attributes: [{ name: "layout", type: { text: '"wide" | "narrow"' }, default: "narrow" }] }))).to.deep.equal([
      "major: <ski-snow>: attribute layout was wide when absent, and is narrow",
    ]);
    expect(textsOf(release({}, { manifest: { modules: [] } }))).to.deep.equal(["major: the library: tag ski-snow is gone"]);
  });

  it("is major where an entry is gone, or another Node or peer is needed", () => {
    expect(textsOf(release({}, { entries: ["."] }))).to.deep.equal(["major: the entry ./ski-snow is gone"]);
    expect(textsOf(release({}, { needs: { node: ">=22", react: "^18.3.0 || ^19.0.0", vue: "^3" } }))).to.deep.equal([
      "major: node was >=20.19, and is >=22",
      "major: vue is needed now",
    ]);
  });

  it("is minor where another Node or peer may be used too", () => {
    expect(textsOf(release({}, { needs: { node: ">=20", react: "^18.3.0 || ^19.0.0 || ^20.0.0" } }))).to.deep.equal([
      "minor: node was >=20.19, and is >=20",
      "minor: react was ^18.3.0 || ^19.0.0, and is ^18.3.0 || ^19.0.0 || ^20.0.0",
    ]);
    expect(textsOf(release({}, { needs: { node: ">=20.19", react: "^19.0.0" } }))).to.deep.equal([
      "major: react was ^18.3.0 || ^19.0.0, and is ^19.0.0",
    ]);
  });

  it("is major where a token is gone, minor where one is new, and a patch where one has another default", () => {
    expect(textsOf(release({ cssProperties: [] }))).to.deep.equal(["major: <ski-snow>: token --ski-ink is gone"]);
    const tokens = [
      { name: "--ski-ink", default: "#111" },
      { name: "--ski-snow", default: "#fff" },
    ];
    expect(textsOf(release({ cssProperties: tokens }))).to.deep.equal([
      "minor: <ski-snow>: token --ski-snow is new",
      "patch: <ski-snow>: token --ski-ink was #000 when absent, and is #111",
    ]);
  });

  it("is minor where something is new or takes more", () => {
    const events = [{ name: "ski-open" }, { name: "ski-close" }];
    const attributes = [{ name: "layout", type: { text: '"narrow" | "wide" | "slim"' }, default: "wide" }];
    expect(textsOf(release({ events, attributes }))).to.deep.equal([
      'minor: <ski-snow>: attribute layout was "wide" | "narrow", and is "narrow" | "wide" | "slim"',
      "minor: <ski-snow>: event ski-close is new",
    ]);
  });

  it("is minor where known texts are offered among any, and where any text is taken", () => {
    const locale = (text) => release({ attributes: [{ name: "locale", type: { text } }] });
    const levelsOf = (former, now) => changesBetween(locale(former), locale(now)).map(({ level }) => level);
    expect(levelsOf("string", '"fr-FR" | string')).to.deep.equal(["minor"]);
    expect(levelsOf('"fr-FR" | "auto"', '"fr-FR" | string')).to.deep.equal(["minor"]);
    expect(levelsOf('"fr-FR" | string', '"fr-FR" | "auto"')).to.deep.equal(["major"]);
    expect(levelsOf("1 | 2", "string")).to.deep.equal(["major"]);
  });

  it("raises the second number before 1.0.0 where it would raise the first", () => {
    expect(["major", "minor", "patch"].map((level) => versionAfter("1.4.2", level))).to.deep.equal(["2.0.0", "1.5.0", "1.4.3"]);
    expect(["major", "minor", "patch"].map((level) => versionAfter("0.4.2", level))).to.deep.equal(["0.5.0", "0.4.3", "0.4.3"]);
  });
});

describe("what differs between the types of two releases", function () {
  this.timeout(120_000);
  const before = {
    "types.d.ts":
      'export { C as SkiEventDetails } from "./shared/a.js";\nexport interface AbTestOptions { readonly name: string }\nexport type Gone = 1;',
    "shared/a.d.ts": 'interface Detail { readonly total: number }\ninterface C { "ski-results-change": Detail }\nexport type { C };',
  };
  const changes = (after) => typeChanges(before, { ...before, ...after }, ["types.d.ts"]).map(({ level, text }) => `${level}: ${text}`);

  it("is nothing where they are the same under another file name", () => {
    const text = before["shared/a.d.ts"].replaceAll("Detail", "Detail$1");
    const moved = { "types.d.ts": before["types.d.ts"].replace("shared/a", "shared/b"), "shared/b.d.ts": text };
    expect(changes(moved)).to.deep.equal([]);
  });

  it("is major where what a page reads is not what it was, deep inside too, and minor where it is more", () => {
    const detail = (text) => ({ "shared/a.d.ts": before["shared/a.d.ts"].replace("readonly total: number", text) });
    expect(changes(detail("readonly total: string"))).to.deep.equal(["major: types: SkiEventDetails is not what it was"]);
    expect(changes(detail("readonly sum: number"))).to.deep.equal(["major: types: SkiEventDetails is not what it was"]);
    const more = ["minor: types: SkiEventDetails can be more than it was"];
    expect(changes(detail("readonly total: number; readonly page: number"))).to.deep.equal(more);
    expect(changes(detail("readonly total: number; readonly page?: number"))).to.deep.equal(more);
  });

  it("is major where what a page gives has to be more, and minor where it may be", () => {
    const given = (text) => ({ "types.d.ts": before["types.d.ts"].replace("readonly name: string", text) });
    expect(changes(given("readonly name: string; readonly id: number"))).to.deep.equal(["major: types: AbTestOptions is not what it was"]);
    expect(changes(given("readonly name: string; readonly id?: number"))).to.deep.equal([
      "minor: types: AbTestOptions can be more than it was",
    ]);
  });

  it("is major where a text that a page gives becomes one of a few, in the props of a component too", () => {
    const props = (locale) => ({
      "react.d.ts": `type Props<Tag> = { locale?: ${locale} } & { tag?: Tag };\nexport interface SkiSnowProps extends Props<"a"> {}\nexport {};`,
    });
    const levels = (former, now) => typeChanges(props(former), props(now), ["react.d.ts"]).map(({ level, text }) => `${level}: ${text}`);
    expect(levels("string", '"fr-FR" | "en-GB"')).to.deep.equal(["major: react: SkiSnowProps is not what it was"]);
    expect(levels('"fr-FR"', '"fr-FR" | "en-GB"')).to.deep.equal(["minor: react: SkiSnowProps can be more than it was"]);
  });

  it("compares a class as a value too", () => {
    const snow = (members) => ({ "types.d.ts": `export declare class Snow { ${members} }` });
    const levels = (former, now) => typeChanges(snow(former), snow(now), ["types.d.ts"]).map(({ level, text }) => `${level}: ${text}`);
    const major = ["major: types: Snow is not what it was"];
    expect(levels("constructor(depth: number);", "constructor(depth: number);")).to.deep.equal([]);
    expect(levels("constructor(depth: number);", "constructor(depth: string);")).to.deep.equal(major);
    expect(levels("static of(depth: number): Snow;", "")).to.deep.equal(major);
    expect(levels("", "static of(depth: number): Snow;")).to.deep.equal(["minor: types: Snow can be more than it was"]);
  });

  it("is major where a name is gone, and minor where one is new", () => {
    const names = { "types.d.ts": before["types.d.ts"].replace("export type Gone", "export type New") };
    expect(changes(names)).to.deep.equal(["minor: types: New is new", "major: types: Gone is gone"]);
  });
});
