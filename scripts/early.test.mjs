import { expect } from "chai";
import { build } from "esbuild";

describe("the script of the first calls", () => {
  it("has no schemas and no views in it: the requests of its calls are apart from the shapes of their answers", async () => {
    const { metafile } = await build({ entryPoints: ["elements/early.ts"], bundle: true, write: false, metafile: true });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).to.include("src/api/calls/find-endpoint.ts");
    expect(inputs.filter((file) => /node_modules\/(?:valibot|valtio|react|i18next)/.test(file))).to.deep.equal([]);
  });
});
