import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { keptContent, readKept } from "./kept-file.mjs";

describe("the file of a built database", () => {
  let folder = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "ski-engine-"));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const read = async (content: Uint8Array): Promise<Buffer> => {
    const file = join(folder, "kept.tar");
    await writeFile(file, content);
    return readKept(file);
  };

  it("gives back what was written", async () => {
    const archive = randomBytes(5000);
    expect((await read(keptContent(archive))).equals(archive)).to.equal(true);
  });

  it("is refused when it is empty, short, of zeros, of random bytes, or one byte of it differs", async () => {
    const sound = keptContent(randomBytes(5000));
    const damaged = [0, 2500, 5000, 5031].map((at) => sound.map((byte, place) => (place === at ? byte ^ 1 : byte)));
    for (const content of [Buffer.alloc(0), sound.subarray(0, 3000), Buffer.alloc(5032), randomBytes(5032), ...damaged]) {
      const error = await read(content).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(Error).with.property("message", "its content is not what was written");
    }
  });
});
