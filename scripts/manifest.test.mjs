import { expect } from "chai";
import { build } from "esbuild";
import { manifestOf } from "./manifest.mjs";

const definition = {
  tag: "ski-thing",
  attributes: {
    "page-size": { kind: "number", default: 20 },
    season: { kind: "oneOf", options: ["H", "E"], default: null },
    pictures: { kind: "json", is: Array.isArray, default: null },
    open: { kind: "boolean", default: false, reflects: true },
    columns: { kind: "number", options: [1, 2], default: null },
    value: { kind: "read", default: null },
    pages: { kind: "list", options: ["se", "rp"], default: [] },
    language: { kind: "string", options: ["fr", "en"], default: "fr" },
    locale: { kind: "read", options: ["fr", "en"], default: "fr" },
  },
  events: { "ski-search": { cancelable: true } },
  methods: { show: () => {}, turn: () => {} },
  form: { property: "value" },
};
const docs = {
  description: "A thing.",
  attributes: {
    "page-size": "Cards a page.",
    season: "Winter or summer.",
    pictures: { description: "Pictures.", type: "Picture[]" },
    open: "Shown.",
    columns: "Cards in a row.",
    value: { description: "A day.", type: "string | Date" },
    pages: "Kinds of page.",
    language: "Its language.",
    locale: "Its locale.",
  },
  events: {
    "ski-search": { description: "Asked.", detail: "{ url: string }" },
    "ski-open": { description: "An event of another tag.", detail: "null" },
  },
  methods: { show: "Opens it.", turn: { description: "Turns it.", parameters: { page: "string" } } },
  parts: { card: "One card." },
  cssProperties: { "--ski-ink": { description: "Text.", default: "#111", darkDefault: "#eee" } },
  slots: { "": "Fallback." },
  states: { failed: "Went wrong." },
};

describe("the manifest", () => {
  const [module] = manifestOf([{ path: "dist/elements/ski-thing.js", definition, docs }]).modules;
  const [declared] = module.declarations;

  it("lists each attribute with the property it sets, its type and default", () => {
    expect(declared.attributes).to.deep.equal([
      { name: "page-size", fieldName: "pageSize", description: "Cards a page.", type: { text: "number" }, default: "20" },
      { name: "season", fieldName: "season", description: "Winter or summer.", type: { text: '"H" | "E"' } },
      { name: "pictures", fieldName: "pictures", description: "Pictures. JSON: `Picture[]`.", type: { text: "string" } },
      { name: "open", fieldName: "open", description: "Shown.", type: { text: "boolean" }, default: "false" },
      { name: "columns", fieldName: "columns", description: "Cards in a row.", type: { text: "1 | 2" } },
      { name: "value", fieldName: "value", description: "A day.", type: { text: "string" } },
      {
        name: "pages",
        fieldName: "pages",
        description: "Kinds of page. Of `se` and `rp`, divided by spaces.",
        type: { text: "string" },
        default: "",
      },
      { name: "language", fieldName: "language", description: "Its language.", type: { text: '"fr" | "en"' }, default: "fr" },
      { name: "locale", fieldName: "locale", description: "Its locale.", type: { text: '"fr" | "en" | string' }, default: "fr" },
    ]);
  });

  it("types each property, null where there is no default", () => {
    const types = Object.fromEntries(declared.members.map(({ name, type }) => [name, type?.text]));
    expect(types).to.include({ pageSize: "number", season: '"H" | "E" | null', pictures: "Picture[] | null", open: "boolean" });
    expect(types).to.include({ pages: '("se" | "rp")[]' });
    expect(types).to.include({ columns: "1 | 2 | null", value: "string | Date | null" });
    expect(types).to.include({ language: '"fr" | "en"', locale: '"fr" | "en" | string' });
    expect(declared.members.find(({ name }) => name === "open").reflects).to.equal(true);
    expect(declared.members.find(({ kind }) => kind === "method")).to.include({ name: "show", description: "Opens it." });
  });

  it("names the parameters of a method, and the members of native controls where the tag takes part in forms", () => {
    const named = Object.fromEntries(declared.members.map((member) => [member.name, member]));
    expect(named.turn).to.deep.include({ description: "Turns it.", parameters: [{ name: "page", type: { text: "string" } }] });
    expect(named.checkValidity.return.type.text).to.equal("boolean");
    expect(named.validity).to.include({ kind: "field", readonly: true });
    const { form: _, ...formless } = definition;
    const [{ declarations }] = manifestOf([{ path: "x.js", definition: formless, docs }]).modules;
    expect(declarations[0].members.map(({ name }) => name)).to.not.include("checkValidity");
  });

  it("marks what is cancelable, and names parts, slots, states and custom properties", () => {
    expect(declared.events).to.deep.equal([
      { name: "ski-search", type: { text: "CustomEvent<{ url: string }>" }, description: "Asked. Cancelable." },
    ]);
    expect(declared.cssParts).to.deep.equal([{ name: "card", description: "One card." }]);
    expect(declared.slots).to.deep.equal([{ name: "", description: "Fallback." }]);
    expect(declared.cssStates).to.deep.equal([{ name: "failed", description: "Went wrong." }]);
    expect(declared.cssProperties).to.deep.equal([{ name: "--ski-ink", description: "Text.", default: "#111", darkDefault: "#eee" }]);
  });

  it("ties the tag to its class and file", () => {
    const declaration = { name: "SkiThing", module: "dist/elements/ski-thing.js" };
    expect(module.exports).to.deep.equal([
      { kind: "js", name: "SkiThing", declaration },
      { kind: "custom-element-definition", name: "ski-thing", declaration },
    ]);
  });
});

describe("the docs of the elements", () => {
  it("are imported by no module that a page can load", async () => {
    const { metafile } = await build({
      entryPoints: ["elements/all.ts", "elements/autoloader.ts"],
      bundle: true,
      splitting: true,
      format: "esm",
      packages: "external",
      external: ["*.css"],
      outdir: "unwritten",
      write: false,
      metafile: true,
    });
    const modules = Object.keys(metafile.inputs);
    expect(modules).to.include("elements/settings.ts").and.to.include("src/element/faults.ts");
    expect(modules.filter((file) => file.endsWith(".docs.ts"))).to.deep.equal([]);
  });
});
