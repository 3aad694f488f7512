import { expect } from "chai";
import fc from "fast-check";
import { wordsOf } from "./words.js";

const texts = (text: string) => wordsOf(text).map((word) => word.text);
const amounts = (text: string) => wordsOf(text).flatMap(({ amount }) => amount ?? []);

describe("the words of a wish", () => {
  it("are folded; hyphens and apostrophes inside words separate them, units stand apart from their numbers", () => {
    expect(texts("Été à l’Alpe d'Huez, ski-in 1800m")).to.deep.equal(["ete", "a", "l", "alpe", "d", "huez", ",", "ski", "in", "1800", "m"]);
    expect(texts("1h30 4★ £500")).to.deep.equal(["1", "h", "30", "4", "★", "£", "500"]);
  });

  it("have thousands however they are separated, and decimals", () => {
    for (const text of ["1500", "1 500", "1,500", "1.500", "1’500", "1\u202f500"]) expect(amounts(text), text).to.deep.equal([1500]);
    expect(amounts("1,5 2.25")).to.deep.equal([1.5, 2.25]);
    expect(amounts("4 150")).to.deep.equal([4150]);
    expect(amounts("1500 1800")).to.deep.equal([1500, 1800]);
  });

  it("have days in digits, the date first", () => {
    const days = (text: string) => wordsOf(text).flatMap(({ day }) => day ?? []);
    const sixth = { date: 6, month: 2, year: null };
    for (const text of ["6/2", "06/02", "6.2.", "06.02."]) expect(days(text), text).to.deep.equal([sixth]);
    for (const text of ["6/2/2027", "6.2.27", "06-02-2027", "2027-02-06"])
      expect(days(text), text).to.deep.equal([{ ...sixth, year: 2027 }]);
    expect(days("31/2 13/13 0/1")).to.deep.equal([]);
  });

  it("stand where the text has them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let end = 0;
        return wordsOf(text).every((word) => {
          const inOrder = word.start >= end && word.end > word.start && word.end <= text.length;
          end = word.end;
          return inOrder;
        });
      }),
    );
  });
});
