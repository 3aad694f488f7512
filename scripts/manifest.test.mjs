import { expect } from "chai";
import { manifestOf } from "./manifest.mjs";

const definition = {
  tag: "ski-thing",
  description: "A thing.",
  attributes: {
    "page-size": { kind: "number", default: 20, description: "Cards a page." },
    season: { kind: "oneOf", options: ["H", "E"], default: null, description: "Winter or summer." },
    pictures: { kind: "json", type: "Picture[]", is: Array.isArray, default: null, description: "Pictures." },
    open: { kind: "boolean", default: false, reflects: true, description: "Shown." },
  },
  events: { "ski-search": { description: "Asked.", detail: "{ url: string }", cancelable: true } },
  methods: { show: { description: "Opens it.", run: () => {} } },
  parts: { card: "One card." },
  cssProperties: { "--ski-ink": { description: "Text.", default: "#111" } },
  slots: { "": "Fallback." },
  states: { failed: "Went wrong." },
};

describe("the manifest", () => {
  const [module] = manifestOf([{ path: "dist/elements/ski-thing.js", definition }]).modules;
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
    expect(declared.members.find(({ kind }) => kind === "method").name).to.equal("show");
  });

  it("says what is cancelable, and names parts, slots, states and custom properties", () => {
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
