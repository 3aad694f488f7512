import { expect } from "chai";
import { asker, createTestEngine } from "../test-engine.js";

const ask = asker(createTestEngine().app);

describe("content", () => {
  it("draws a banner by its name, and another for another name", async () => {
    const winter = await ask("/content/banners/winter-wide.jpg?t=1");
    const again = await ask("/content/banners/winter-wide.jpg?t=2");
    const other = await ask("/content/banners/summer-wide.jpg?t=1");
    expect(winter.headers.get("content-type")).to.include("image/svg+xml");
    expect(winter.body).to.equal(again.body);
    expect(winter.body).not.to.equal(other.body);
  });
  it("refuses names that a hash may not carry", async () => {
    for (const name of ["%3Cscript%3E", "a%20b", "a".repeat(81)]) expect((await ask(`/content/banners/${name}`)).status).to.equal(400);
  });
});
