import { expect } from "chai";
import { asker, createTestEngine } from "../testing/engine.driver.js";

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

  for (const [format, width] of [
    ["desktop", 1200],
    ["mobile-short", 358],
    ["mobile-full", 358],
  ] as const)
    it(`RESL-22 has the journey by train as a ${format} picture, where pages look for images`, async () => {
      const picture = await ask(`/train/${format}.svg`);
      expect(picture.status).to.equal(200);
      expect(picture.headers.get("content-type")).to.include("image/svg+xml");
      expect(picture.headers.get("cache-control")).to.include("max-age=");
      expect(picture.body).to.match(new RegExp(`^<svg [^>]*width="${width}"`));
      expect(picture.body).to.not.match(/NaN|undefined/);
      expect((await ask(`/searchbox/train/${format}.svg`)).body).to.equal(picture.body);
    });

  it("shows every step of the journey where there is space, and one line where there is not", async () => {
    const [wide, short, full] = await Promise.all(
      ["desktop", "mobile-short", "mobile-full"].map(async (format) => String((await ask(`/train/${format}.svg`)).body)),
    );
    for (const step of ["gare de Lyon", "TGV", "Navette", "hébergement"]) {
      expect(wide).to.include(step);
      expect(full).to.include(step);
    }
    expect(short).to.not.include("gare de Lyon");
    expect((await ask("/train/huge.svg")).status).to.equal(400);
  });
});
