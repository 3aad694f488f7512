import { expect } from "chai";
import { css, json } from "./rollup-plugins.mjs";

const importText = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

describe("the plugins of the build", () => {
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
