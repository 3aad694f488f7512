import { expect } from "chai";
import { readFileSync } from "node:fs";
import { locales } from "../src/domain/locale.js";
import { editorData } from "./editor-data.mjs";

const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8"));
const tags = manifest.modules.flatMap(({ declarations }) => declarations);

describe("the editor data", () => {
  let files;
  before(async () => {
    files = await editorData(manifest);
  });
  const html = () => files["vscode.html-custom-data.json"].tags;
  const css = () => files["vscode.css-custom-data.json"];
  const webTypes = () => files["web-types.json"].contributions;
  const attributeOf = (list, tag, name) => list.find((one) => one.name === tag).attributes.find((one) => one.name === name);
  const valuesOf = (tag, name) => attributeOf(html(), tag, name).values?.map((value) => value.name);

  it("offers the locales of the product and the page's own for each tag", () => {
    const expected = [...locales, "auto"];
    for (const { tagName } of tags) expect(valuesOf(tagName, "locale"), tagName).to.deep.equal(expected);
    expect(attributeOf(webTypes().html.elements, "ski-searchbar", "locale").value.type).to.equal(
      expected.map((locale) => `"${locale}"`).join(" | "),
    );
    expect(attributeOf(webTypes().html.elements, "ski-date-picker", "locale").value.type).to.match(/"auto" \| string$/);
  });

  it("offers the values of a list, alone and together", () => {
    expect(valuesOf("ski-searchbar", "app-type")).to.deep.equal(["se", "se rp", "rp"]);
    expect(valuesOf("ski-results", "consent")).to.deep.equal(["experiments", "experiments preferences", "preferences"]);
    expect(attributeOf(webTypes().html.elements, "ski-results", "consent").value.type).to.equal(
      '"experiments" | "experiments preferences" | "preferences" | string',
    );
  });

  it("completes a boolean attribute without a value", () => {
    for (const { tagName, attributes } of tags)
      for (const { name, type } of attributes)
        expect(attributeOf(html(), tagName, name).valueSet, `${tagName} ${name}`).to.equal(type.text === "boolean" ? "v" : undefined);
    expect(attributeOf(html(), "ski-searchbar", "sticky")).to.not.have.property("values");
  });

  it("has each token and each part once", () => {
    const names = (rows) => rows.map(({ name }) => name);
    const ofManifest = (list) => [...new Set(tags.flatMap((tag) => names(tag[list])))];
    expect(names(css().properties)).to.have.members(ofManifest("cssProperties"));
    expect(names(webTypes().css.properties)).to.have.members(ofManifest("cssProperties"));
    expect(names(css().pseudoElements)).to.have.members(ofManifest("cssParts").map((name) => `::part(${name})`));
    expect(names(webTypes().css["pseudo-elements"])).to.have.members(ofManifest("cssParts").map((name) => `part(${name})`));
  });

  it("joins by tag what tags describe differently", () => {
    const { description } = css().pseudoElements.find(({ name }) => name === "::part(package)");
    expect(description).to.equal(
      "In `ski-results`: The package that the price includes; also one package in the choice of packages. In `ski-searchbar`: One package.",
    );
    expect(css().pseudoElements.find(({ name }) => name === "::part(close)").description).to.match(
      /^In `ski-date-picker` and `ski-searchbar`: .+ In `ski-gallery` and `ski-results`: /,
    );
    expect(css().pseudoElements.find(({ name }) => name === "::part(button)").description).to.equal("A button that commits or continues.");
  });

  it("ends the description of a token with its defaults", () => {
    for (const { properties } of [css(), webTypes().css]) {
      const described = Object.fromEntries(properties.map(({ name, description }) => [name, description]));
      expect(described["--ski-surface"]).to.equal("Cards, panels, bar, fields. Default: #ffffff; in the dark theme: #14243a.");
      expect(described["--ski-radius-md"]).to.match(/ Default: 14px\.$/);
    }
  });

  it("links to the documentation only where the package has a homepage", async () => {
    expect(JSON.stringify(files)).to.not.match(/"references"|"doc-url"/);
    const linked = await editorData(manifest, "https://ski.example/");
    const address = "https://ski.example/docs/tags/ski-searchbar";
    const [tag] = linked["vscode.html-custom-data.json"].tags.filter(({ name }) => name === "ski-searchbar");
    expect(tag.references).to.deep.equal([{ name: "Documentation", url: address }]);
    expect(tag.attributes[0].references).to.deep.equal([{ name: "Documentation", url: `${address}#attributes` }]);
    const [element] = linked["web-types.json"].contributions.html.elements.filter(({ name }) => name === "ski-searchbar");
    expect(element["doc-url"]).to.equal(address);
    expect(element.attributes[0]["doc-url"]).to.equal(`${address}#attributes`);
  });
});
