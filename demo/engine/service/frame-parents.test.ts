import { expect } from "chai";
import { readFrameParents } from "./frame-parents.js";

describe("the origins whose pages may hold the seller's in a frame", () => {
  it("are read between commas, in lower case, with * for any port", () => {
    expect(readFrameParents(" https://Portal.example , http://localhost:*,https://a.example:8443")).to.deep.equal([
      "https://portal.example",
      "http://localhost:*",
      "https://a.example:8443",
    ]);
  });

  it("are this machine's where none is configured", () => {
    expect(readFrameParents("")).to.deep.equal(["http://localhost:*"]);
  });

  for (const wrong of ["portal.example", "*", "https://*", "https://portal.example/", "https://a.example; script-src *", "'self'"])
    it(`refuse ${wrong}, and name what to give`, () => {
      expect(() => readFrameParents(`https://a.example,${wrong}`))
        .to.throw(`"${wrong}"`)
        .with.property("message")
        .that.includes("EMBED_ORIGINS");
    });
});
