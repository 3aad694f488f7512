import { expect } from "chai";
import { seed } from "./key.js";
import { createLodgings } from "./lodgings.js";
import { createPlaces } from "./places.js";
import { latestReviews, meanMark, reviewsByKind } from "./reviews.js";

const lodgings = createLodgings(createPlaces(), seed).map(({ liheId, rating, reviews }) => ({ liheId, rating: rating / 10, reviews }));

describe("the reviews of every lodging of the catalogue by kind of party", () => {
  it("add up to its number of reviews, and their mean is its rating", () => {
    expect(lodgings.some(({ reviews }) => reviews === 0)).to.equal(true);
    for (const lodging of lodgings) {
      const kinds = reviewsByKind(lodging);
      expect(
        kinds.reduce((sum, { count }) => sum + count, 0),
        `${lodging.liheId}`,
      ).to.equal(lodging.reviews);
      expect(meanMark(kinds), `${lodging.liheId}`).to.equal(Math.round(lodging.rating * 10));
      for (const { count, mark } of kinds) expect(mark).to.be.within(count === 0 ? 0 : 10, count === 0 ? 0 : 50);
    }
  });

  it("have latest ones of past winters, no more of a kind than it has, the newest first", () => {
    for (const lodging of lodgings) {
      const latest = latestReviews(lodging, "2026-11-29");
      for (const { kind, count } of reviewsByKind(lodging))
        expect(latest.filter((review) => review.kind === kind).length).to.equal(Math.min(3, count));
      const months = latest.map(({ month }) => month);
      expect(months).to.deep.equal(months.toSorted().reverse());
      for (const month of months) {
        expect(month < "2026-11").to.equal(true);
        expect(["12", "01", "02", "03", "04"]).to.include(month.slice(5));
      }
      for (const { phrases } of latest) expect(new Set(phrases.map((phrase) => phrase.split("_")[0])).size).to.equal(2);
    }
  });
});
