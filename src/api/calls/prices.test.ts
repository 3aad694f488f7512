import { expect } from "chai";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";

const nothing = { wiypPrices: [], iresaPrices: [], fees: [], error: null };

describe("the prices answer", () => {
  it("PRICE-07..14 gives both lists and the fees", async () => {
    const wire = {
      wiypPrices: [
        { prestId: "1", sellingPriceWiyp: 700, publicPriceWiyp: 900 },
        { prestId: 2, sellingPriceWiyp: "650.5" },
      ],
      iresaPrices: [{ prestId: 3, sellingPriceIresa: 600 }],
      fees: [{ id: 7, price: 12 }],
    };
    expect(await answerTo("prices", wire)).to.deep.equal({
      wiypPrices: [
        { prestId: 1, sellingPriceWiyp: 700, publicPriceWiyp: 900 },
        { prestId: 2, sellingPriceWiyp: 650.5, publicPriceWiyp: null },
      ],
      iresaPrices: [{ prestId: 3, sellingPriceIresa: 600 }],
      fees: [{ id: "7", price: 12 }],
      error: null,
    });
  });

  it("PRICE-15 gives the error as text, whatever the server made of it", async () => {
    for (const [error, text] of [
      ["SOLD_OUT", "SOLD_OUT"],
      [{ code: 3 }, '{"code":3}'],
      [true, "true"],
      [false, null],
      ["", null],
      [null, null],
    ] as const) {
      expect(await answerTo("prices", { error })).to.deep.equal({ ...nothing, error: text });
    }
  });

  it("PRICE-07..14 is refused where the prices or the fees cannot be read, which would be wrong without them", async () => {
    for (const list of ["wiypPrices", "iresaPrices", "fees"])
      for (const value of ["none", [{ id: "tax", price: true }]])
        expect(await failureOf("prices", { [list]: value })).to.include({ call: "prices" });
    expect(await failureOf("prices", { error: 5 })).to.include({ call: "prices", field: "error" });
  });

  it("leaves out parts that do not add up to their price, and keeps the price", async () => {
    const parts = [
      { kind: "stay", amount: 400 },
      { kind: "skipass", amount: "100.5" },
    ];
    const read = parts.map((part) => ({ ...part, amount: Number(part.amount) }));
    const { ask, reports } = answering("prices", {
      wiypPrices: [
        { prestId: 1, sellingPriceWiyp: 500.5, parts },
        { prestId: 2, sellingPriceWiyp: 510, parts },
      ],
      iresaPrices: [{ prestId: 3, sellingPriceIresa: 500.5, parts: [...parts, { kind: "wine", amount: 0 }] }],
    });
    expect(await ask()).to.deep.equal({
      ...nothing,
      wiypPrices: [
        { prestId: 1, sellingPriceWiyp: 500.5, publicPriceWiyp: null, parts: read },
        { prestId: 2, sellingPriceWiyp: 510, publicPriceWiyp: null, parts: null },
      ],
      iresaPrices: [{ prestId: 3, sellingPriceIresa: 500.5, parts: read }],
    });
    expect(reports.map(({ message }) => message).join()).to.contain("parts that do not add up to the price");
  });

  it("leaves out a price without an amount", async () => {
    const { ask, reports } = answering("prices", {
      iresaPrices: [
        { prestId: 1, sellingPriceIresa: null },
        { prestId: 2, sellingPriceIresa: 5 },
      ],
    });
    expect(await ask()).to.deep.equal({ ...nothing, iresaPrices: [{ prestId: 2, sellingPriceIresa: 5 }] });
    expect(reports).to.have.length(1);
  });
});
