import { expect } from "chai";
import { createHash } from "node:crypto";
import { isIntact } from "./file.js";

describe("the integrity of a file", () => {
  const bytes = new TextEncoder().encode("export {};").buffer;
  const hash = (kind: string) => `${kind}-${createHash(kind).update("export {};").digest("base64")}`;

  it("holds with one of the hashes of the attribute", async () => {
    expect(await isIntact(bytes, hash("sha384"))).to.equal(true);
    expect(await isIntact(bytes, `sha256-other ${hash("sha512")}`)).to.equal(true);
  });

  it("does not hold with another hash", async () => {
    expect(await isIntact(bytes, hash("sha384").replace(/.{4}$/, "AAAA"))).to.equal(false);
  });

  it("is not known without a hash", async () => {
    expect(await isIntact(bytes, "")).to.equal(null);
    expect(await isIntact(bytes, "md5-abc")).to.equal(null);
  });
});
