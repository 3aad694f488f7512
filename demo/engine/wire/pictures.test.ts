import { expect } from "chai";
import { summerEngineId } from "../../../src/domain/defaults.js";
import { acceptLanguage, locales } from "../../../src/domain/locale.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";
import { outsideOf } from "../catalogue/outsides.js";
import type { WireCatalog, WireProducts } from "./shapes.js";

const ask = asker(createTestEngine().app);
/** The kind of the picture at an address such as `/pictures/small/slopes-10001b3x1-winter-day-3-2.svg`. */
const kindOf = (address: string): string => /\/([a-z]+)-/.exec(address.slice(address.lastIndexOf("/")))?.[1] ?? "";

describe("the pictures of a lodging", () => {
  it("show each thing outside once a season", async () => {
    for (let id = 10001; id < 10040; id++) {
      const { picturesLodgingWinter, picturesLodgingSummer } = (await ask(`/catalog/lihe/${id}`)).body as WireCatalog;
      for (const list of [picturesLodgingWinter, picturesLodgingSummer]) {
        const kinds = list.map(({ img }) => kindOf(img));
        expect(kinds, String(id)).to.deep.equal([...new Set(kinds)]);
      }
    }
  });

  it("begin with the card's, in each of its lists and on its own page, and show the lodging itself", async () => {
    for (const [engineId, sold, list] of [
      [1, "H", "picturesLodgingWinter"],
      [summerEngineId, "E", "picturesLodgingSummer"],
    ] as const) {
      const { products } = (await ask("/se/search/product?agg=lihePack&size=60&start=0", { body: { engineId } })).body as WireProducts;
      expect(products.length, sold).to.be.above(40);
      for (const { liheId, image, imageSmall, season, lodgingType, name } of products) {
        expect(season).to.equal(sold);
        const pictures = (await ask(`/catalog/lihe/${liheId}`)).body as WireCatalog;
        expect(pictures[list][0], name).to.include({ img: imageSmall, imgXL: image });
        expect([outsideOf(lodgingType), "balcony"], name).to.include(kindOf(image));
        expect(kindOf(pictures.picturesLodging[0]?.img ?? ""), name).to.equal(kindOf(image));
        if (season === "H" && !image.includes("-lost-"))
          expect((await ask(`/en/stay/lodging-${liheId}`)).body, name).to.include(`src="${new URL(image).pathname}"`);
      }
    }
  });

  it("have descriptions of what they show, each in words of its own", async () => {
    for (const language of locales.map(acceptLanguage))
      for (let id = 10001; id < 10040; id++) {
        const { picturesLodging, ...lists } = (await ask(`/catalog/lihe/${id}`, { language })).body as WireCatalog;
        expect(picturesLodging.every(({ alt }) => alt)).to.equal(true);
        const words = Object.values(lists)
          .flat()
          .map(({ alt }) => alt ?? "");
        expect(words, `${language} ${id}`).to.deep.equal([...new Set(words)]);
        expect(words).to.not.include("");
      }
  });

  it("show apartments, hotels, clubs, chalets and residences as what they are", () => {
    expect([40, 45, 22, 23, 18, 44, 19, 43].map(outsideOf)).to.deep.equal([
      "apartments",
      "apartments",
      "hotel",
      "club",
      "chalet",
      "chalet",
      "residence",
      "residence",
    ]);
  });
});
