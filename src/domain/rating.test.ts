import { expect } from "chai";
import fc from "fast-check";
import { isRated, ratingWord } from "./rating.js";

describe("a rating by guests", () => {
  it("CARD-77 has the word of the mark as it is written, with one decimal", () => {
    const words = [5, 4.5, 4.45, 4.44, 4, 3.95, 3.94, 3.5, 3, 2.94, 0].map(ratingWord);
    expect(words).to.deep.equal([
      ...["excellent", "excellent", "excellent", "very_good", "very_good", "very_good"],
      ...["good", "good", "fair", null, null],
    ]);
  });

  it("never has a better word than a higher one", () => {
    const order = [null, "fair", "good", "very_good", "excellent"];
    const rank = (rating: number) => order.indexOf(ratingWord(rating));
    const mark = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(fc.property(mark, mark, (one, other) => (one <= other ? rank(one) <= rank(other) : rank(one) >= rank(other))));
  });

  it("is none without the number of ratings, or without a mark", () => {
    expect(isRated({ averageRating: 4.2, reviewNumber: 3 })).to.equal(true);
    expect(isRated({ averageRating: 4.2, reviewNumber: 0 })).to.equal(false);
    expect(isRated({ averageRating: 0, reviewNumber: 3 })).to.equal(false);
  });
});
