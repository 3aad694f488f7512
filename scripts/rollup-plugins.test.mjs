import { expect } from "chai";
import { readFileSync } from "node:fs";
import { css, directImports, json, slimDefinitions, slimIcons } from "./rollup-plugins.mjs";

const source = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8");
const importText = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

describe("the plugins of the build", () => {
  it("leaves of an icon its strokes", () => {
    const id = "lucide-react/dist/esm/icons/map-pin.mjs";
    const { code } = slimIcons().transform(source(id), `/node_modules/${id}`);
    expect(code).not.to.match(/\bkey:|\bname:|\bsize:/);
    expect(code)
      .to.match(/\bd: "M/)
      .and.to.match(/\br: "3"/);
    const { resolveId, load } = slimIcons();
    expect(load(resolveId("../createLucideIcon.mjs")).code).to.contain("strokeLinecap");
  });

  it("leaves the sentences of a definition to the manifest, and all that a page reads", () => {
    const definition = `const attributes = {
  open: { kind: "boolean", default: false, description: "It is \\"open\\"." },
  season: { kind: "oneOf", options: ["H", "E"], description: \`H\`, default: null }
};
export const definition = {
  parts: { ...parts.controls, ...parts.gallery },
  sheets: [...commonSheets],
};`;
    const { code } = slimDefinitions().transform(definition, "/project/elements/ski-gallery.ts");
    expect(code).not.to.match(/description|parts/);
    expect(code).to.contain('open: { kind: "boolean", default: false,  }').and.to.contain("sheets: [...commonSheets]");
    expect(slimDefinitions().transform(definition, "/project/src/other.ts")).to.equal(null);
    const sheet = 'import form from "./form.css" with { type: "css" };';
    expect(slimDefinitions().transform(sheet, "/project/elements/ski-gallery.ts").code).to.equal(sheet);
  });

  it("imports icons and date functions from their own files, under the names the source gave them", () => {
    const { transform, resolveId } = directImports();
    const { code } = transform(
      'import { MapPin as Pin, X, createLucideIcon } from "lucide-react";\nimport { addDays } from "date-fns";',
      "/src/a.tsx",
    );
    expect(code).to.contain('import Pin from "lucide-react/dist/esm/icons/map-pin.mjs";');
    expect(code).to.contain('import X from "lucide-react/dist/esm/icons/x.mjs";');
    expect(code).to.contain('import createLucideIcon from "lucide-react/dist/esm/createLucideIcon.mjs";');
    expect(code).to.contain('import { addDays as addDays } from "date-fns/addDays";');
    expect(() => readFileSync(resolveId("lucide-react/dist/esm/icons/map-pin.mjs").id)).not.to.throw();
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
});
