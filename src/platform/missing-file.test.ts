import { expect } from "chai";
import { muteConsole } from "../../test/fixtures/console.js";
import { createLoading } from "./loading.js";
import { loadFile } from "./missing-file.js";

describe("a file of the library that cannot be loaded", () => {
  it("is named in the console with what to do, once a file", async () => {
    const output = muteConsole();
    try {
      for (const file of ["one.js", "one.js", "two.js"]) {
        const loading = createLoading(() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`)));
        expect(await loading.load()).to.equal(false);
        expect(await loading.retry()).to.equal(false);
      }
      const texts = output.errors.map(String);
      expect(texts).to.have.length(2);
      expect(texts[0])
        .to.match(/^ski-elements: /)
        .and.contain("module: one.js")
        .and.contain('crossorigin="anonymous"');
      expect(texts[1]).to.contain("module: two.js");
    } finally {
      output.restore();
    }
  });

  it("is named where no view waits for it either, and the failure reaches the caller", async () => {
    const output = muteConsole();
    try {
      const error = new TypeError("Failed to fetch dynamically imported module: three.js");
      const caught: unknown = await loadFile(() => Promise.reject(error)).catch((reason: unknown) => reason);
      expect(caught).to.equal(error);
      expect(output.errors.map(String).join()).to.contain("module: three.js");
      expect(await loadFile(() => Promise.resolve(7))).to.equal(7);
    } finally {
      output.restore();
    }
  });
});
