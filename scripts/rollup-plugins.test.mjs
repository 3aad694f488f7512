import { expect } from "chai";
import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { configOf } from "../rollup.config.mjs";
import { chunkName } from "./chunks.mjs";
import { css, json, wordFiles } from "./rollup-plugins.mjs";

const importText = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

describe("the plugins of the build", () => {
  it("are published ones and three of ours, which change no script", async () => {
    const published = ["replace", "node-resolve", "commonjs", "esbuild"];
    const withAlias = ["replace", "alias", "node-resolve", "commonjs", "esbuild"];
    const minifiers = ["esbuild-minify", "terser"];
    for (const { view, names, outputNames } of [
      { view: "react", names: published, outputNames: minifiers },
      { view: "preact", names: withAlias, outputNames: minifiers },
      { view: "peer", names: withAlias, outputNames: ["esbuild-minify"] },
    ]) {
      const { plugins, output } = configOf({ view, released: true, dir: "dist" });
      expect(plugins.map(({ name }) => name)).to.deep.equal([...names, "css", "json", "word-files"]);
      expect(output.plugins.map(({ name }) => name)).to.deep.equal(outputNames);
    }
    for (const id of ["/node_modules/react-dom/cjs/react-dom-client.production.js", "/src/store/search.ts"])
      for (const { transform } of [css(), json()]) expect(await transform("let text = 1;", id), id).to.equal(null);
  });

  it("makes of JSON and of style sheets what loads without a DOM", async () => {
    const value = { title: 'a "quoted" é\u2028' };
    const built = await importText(json().transform(JSON.stringify(value), "/x.json").code);
    expect(built.default).to.deep.equal(value);
    const sheet = await css().transform("a { color: red; }", "/x.css");
    expect(sheet.code).to.contain("a{color:red}");
    const { styleSheet } = await importText(css().load(css().resolveId("\0style-sheet")).code);
    expect(styleSheet("a{}")).to.equal(null);
  });

  it("name every file of words that a locale may load, and replace no other module", () => {
    const { load } = wordFiles();
    expect(load("/project/src/i18n/texts.ts")).to.equal(null);
    const alone = ["wish-files", "tool-files"].map((name) => load(`C:\\project\\src\\i18n\\${name}.ts`));
    const built = load("/project/src/i18n/word-files.ts") + alone.join("");
    const files = readdirSync("locales", { recursive: true }).filter((file) => file.endsWith(".json"));
    expect(files.length).to.be.above(8);
    for (const file of files.map((name) => name.replaceAll(sep, "/")))
      expect(built).to.contain(`"${file.replace(".json", "")}": () => import("../../locales/${file}")`);
  });

  it("name the chunk of a file of words by its locale and part, and others by their module", () => {
    const nameOf = (name, facadeModuleId) => chunkName({ name, facadeModuleId });
    expect(nameOf("panels", "/project/locales/fr-FR/panels.json")).to.equal("fr-FR-panels");
    expect(nameOf("screens", "C:\\project\\locales\\fr-FR-CSE\\screens.json")).to.equal("fr-FR-CSE-screens");
    expect(nameOf("MobileFlow", "/project/src/components/searchbar/MobileFlow.tsx")).to.equal("mobile-flow");
    expect(nameOf("shared", null)).to.equal("shared");
  });
});
