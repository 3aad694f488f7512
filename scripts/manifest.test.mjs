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
  },
  events: { "ski-search": { cancelable: true } },
  methods: { show: () => {} },
};
const docs = {
  description: "A thing.",
  attributes: {
    "page-size": "Cards a page.",
    season: "Winter or summer.",
    pictures: { description: "Pictures.", type: "Picture[]" },
    open: "Shown.",
  },
  events: {
    "ski-search": { description: "Asked.", detail: "{ url: string }" },
    "ski-open": { description: "An event of another tag.", detail: "null" },
  },
  methods: { show: "Opens it." },
  parts: { card: "One card." },
  cssProperties: { "--ski-ink": { description: "Text.", default: "#111" } },
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
      { name: "pictures", fieldName: "pictures", description: "Pictures.", type: { text: "JSON: Picture[]" } },
      { name: "open", fieldName: "open", description: "Shown.", type: { text: "boolean" }, default: "false" },
    ]);
  });

  it("types each property, null where there is no default", () => {
    const types = Object.fromEntries(declared.members.map(({ name, type }) => [name, type?.text]));
    expect(types).to.include({ pageSize: "number", season: '"H" | "E" | null', pictures: "Picture[] | null", open: "boolean" });
    expect(declared.members.find(({ name }) => name === "open").reflects).to.equal(true);
    expect(declared.members.find(({ kind }) => kind === "method")).to.include({ name: "show", description: "Opens it." });
  });

  it("marks what is cancelable, and names parts, slots, states and custom properties", () => {
    expect(declared.events).to.deep.equal([
      { name: "ski-search", type: { text: "CustomEvent<{ url: string }>" }, description: "Asked. Cancelable." },
    ]);
    expect(declared.cssParts).to.deep.equal([{ name: "card", description: "One card." }]);
    expect(declared.slots).to.deep.equal([{ name: "", description: "Fallback." }]);
    expect(declared.cssStates).to.deep.equal([{ name: "failed", description: "Went wrong." }]);
    expect(declared.cssProperties).to.deep.equal([{ name: "--ski-ink", description: "Text.", default: "#111" }]);
  });

  it("ties the tag to its class and file", () => {
    expect(module.exports).to.deep.equal([
      {
        kind: "custom-element-definition",
        name: "ski-thing",
        declaration: { name: "SkiThing", module: "dist/elements/ski-thing.js" },
      },
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
