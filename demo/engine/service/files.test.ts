import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "chai";
import { caching, sendFile } from "./files.js";

const long = "a { color: red }\n".repeat(100);

describe("a file of the demo", () => {
  let folder = "";
  const pathOf = (name: string) => join(folder, name);
  const send = async (name: string, headers: Record<string, string> = {}) =>
    sendFile(pathOf(name), caching.ask, new Request("http://localhost/", { headers }));
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "ski-files-"));
    await writeFile(pathOf("long.css"), long);
    await writeFile(pathOf("short.css"), "a {}");
    await writeFile(pathOf("picture.png"), Buffer.alloc(5000));
  });
  after(() => rm(folder, { recursive: true }));

  it("is sent compressed to who takes it, and as it is to others", async () => {
    const gzipped = await send("long.css", { "accept-encoding": "gzip, deflate, br" });
    expect(gzipped.headers.get("content-encoding")).to.equal("gzip");
    const body = await bytesOf(gzipped);
    expect(gzipped.headers.get("content-length")).to.equal(String(body.length));
    expect(gunzipSync(body).toString()).to.equal(long);
    for (const headers of [undefined, { "accept-encoding": "br, gzip;q=0" }]) {
      const plain = await send("long.css", headers);
      expect([plain.headers.get("content-encoding"), await plain.text()]).to.deep.equal([null, long]);
      expect(plain.headers.get("vary"), "a cache keeps both").to.equal("Accept-Encoding");
    }
  });

  it("is not compressed where that saves nothing", async () => {
    for (const name of ["short.css", "picture.png"]) {
      const { headers } = await send(name, { "accept-encoding": "gzip" });
      expect([headers.get("content-encoding"), headers.get("vary")], name).to.deep.equal([null, null]);
    }
  });

  it("is not sent again to a browser that has it, in either form, until it changes", async () => {
    for (const encoding of ["gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const etag = (await send("long.css", headers)).headers.get("etag") ?? "";
      const again = await send("long.css", { ...headers, "if-none-match": etag });
      expect([again.status, again.headers.get("etag")], encoding).to.deep.equal([304, etag]);
    }
    const before = (await send("long.css")).headers.get("etag") ?? "";
    await writeFile(pathOf("long.css"), `${long}b {}`);
    await utimes(pathOf("long.css"), new Date(), new Date(Date.now() + 10_000));
    const changed = await send("long.css", { "if-none-match": before });
    expect([changed.status, await changed.text()]).to.deep.equal([200, `${long}b {}`]);
  });
});
