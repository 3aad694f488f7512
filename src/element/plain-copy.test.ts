import { expect } from "chai";
import { copyWhenRead } from "./plain-copy.js";

describe("a copy that is made when it is read", () => {
  const original = () => ({ search: { place: { id: 1 }, at: new Date(0) }, changed: ["place"], page: 2, none: null });

  it("has what the original has, and shares nothing with it", () => {
    const given = original();
    const copy = copyWhenRead(given) as ReturnType<typeof original>;
    expect(copy).to.deep.equal(given);
    expect(JSON.parse(JSON.stringify(copy))).to.deep.equal(JSON.parse(JSON.stringify(given)));
    copy.search.place.id = 9;
    copy.changed.push("sort");
    expect(given).to.deep.equal(original());
  });

  it("reads a part of the original once, when it is first read", () => {
    let reads = 0;
    const given = {
      products: [
        {
          get id() {
            reads += 1;
            return 7;
          },
        },
      ],
    };
    const copy = copyWhenRead(given) as typeof given;
    expect(reads).to.equal(0);
    expect(copy.products).to.equal(copy.products);
    expect([copy.products[0]?.id, reads]).to.deep.equal([7, 1]);
  });

  it("can be written to, read or not", () => {
    const copy = copyWhenRead(original()) as { changed: unknown; search: unknown };
    copy.changed = "mine";
    expect(copy.search).to.be.an("object");
    copy.search = null;
    expect([copy.changed, copy.search]).to.deep.equal(["mine", null]);
  });

  it("can be frozen before it is read", () => {
    const copy = Object.freeze(copyWhenRead(original())) as ReturnType<typeof original>;
    expect(copy.search.place).to.deep.equal({ id: 1 });
    expect(copy).to.deep.equal(original());
  });

  it("is made at once of what is no plain object", () => {
    const list = [{ id: 1 }];
    const copy = copyWhenRead(list);
    expect(copy).to.deep.equal(list);
    expect(copy).not.to.equal(list);
    expect(copyWhenRead(null)).to.equal(null);
    expect(copyWhenRead("text")).to.equal("text");
  });
});
