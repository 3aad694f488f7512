import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { leaves, wordsOf } from "./locale-files.driver.js";

describe("the name of the button with the details of a price", () => {
  for (const locale of locales)
    it(`has its visible word as a word of its own, so that it can be said, in ${locale}`, () => {
      const texts = new Map(leaves(wordsOf(locale)));
      const wordsIn = (key: string) => (texts.get(key) ?? "").toLowerCase().split(/[^\p{L}]+/u);
      expect(wordsIn("card.price_details_label")).to.include.members(wordsIn("card.price_details"));
    });
});
