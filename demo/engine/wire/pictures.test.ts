import { expect } from "chai";
import { acceptLanguage, locales } from "../../../src/domain/locale.js";
import { asker, createTestEngine } from "../testing/engine.driver.js";
import { outsideOf } from "../catalogue/outsides.js";
import type { WireCatalog } from "./shapes.js";

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
