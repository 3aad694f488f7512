import { expect } from "chai";
import { build } from "esbuild";

describe("the script of the first calls", () => {
  it("has no library in it: the requests of its calls are apart from the schemas of their answers", async () => {
    const { metafile } = await build({ entryPoints: ["elements/early.ts"], bundle: true, write: false, metafile: true });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).to.include("src/api/calls/find-endpoint.ts");
    expect(inputs.filter((file) => file.includes("node_modules/"))).to.deep.equal([]);
  });
});
