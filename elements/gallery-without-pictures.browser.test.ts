import { expect, waitUntil } from "@open-wc/testing";
import "./ski-gallery.js";
import { clear, next, put, record } from "./testing/element.driver.js";

describe("a gallery without pictures", () => {
  afterEach(clear);

  for (const [name, markup] of [
    ["an empty list", "pictures='[]'"],
    ["neither pictures nor a lodging", ""],
  ] as const) {
    it(`of ${name} reports that it cannot be opened, and closes, each time`, async () => {
      const gallery = put("ski-gallery", markup);
      const errors = record(gallery, "ski-error");
      const closes = record(gallery, "ski-close");
      await next(gallery, "ski-ready");
      gallery.show();
      await waitUntil(() => closes.length === 1, "ski-close is not fired", { timeout: 10_000 });
      expect(gallery.open).to.equal(false);
      gallery.open = true;
      await waitUntil(() => closes.length === 2, "ski-close is not fired again", { timeout: 10_000 });
      expect(gallery.open).to.equal(false);
      expect(closes).to.deep.equal([{ surface: "gallery" }, { surface: "gallery" }]);
      expect(errors.map(({ code }) => code)).to.deep.equal(["gallery", "gallery"]);
    });
  }
});
