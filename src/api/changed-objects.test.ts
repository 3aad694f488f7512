import { expect } from "chai";
import { foldText } from "../domain/fold-text.js";
import { answerTo } from "./testing/answers.driver.js";
import type { CallName } from "./testing/answers.driver.js";

const id = 1;
const bodies = {
  find: {
    count: 12,
    startDates: ["2027-02-06"],
    startPrices: [{ date: "2027-02-06", price: 9 }],
    origins: [{ code: "LHR", name: "London" }],
  },
  autocomplete: { places: [{ placeId: "7", name: "Tignes", type: "station" }] },
  products: { products: [{ id, liheId: 2, name: "a", prestations: [{ id, price: 9 }] }], pageCount: 1, totalProducts: 1 },
  counts: { criterias: [{ id, count: 2 }], price: { min: 1, max: 2 } },
  prices: { prestations: [{ id, price: 9 }] },
  catalog: { photos: [{ url: "/a.jpg" }] },
} satisfies Partial<Readonly<Record<CallName, unknown>>>;

/** As MooTools 1 does, for which a text is one item. */
const mooFrom = (item: unknown) =>
  item == null ? [] : typeof item === "object" && "length" in item ? Array.prototype.slice.call(item) : [item];

/** As old libraries do. */
async function onChangedPage<Result>(task: () => Promise<Result>): Promise<Result> {
  const { from } = Array;
  // oxlint-disable-next-line no-extend-native
  Object.assign(Object.prototype, { each: () => null, type: "none" });
  Array.from = mooFrom as typeof Array.from;
  try {
    return await task();
  } finally {
    Array.from = from;
    Reflect.deleteProperty(Object.prototype, "each");
    Reflect.deleteProperty(Object.prototype, "type");
  }
}

describe("a page whose script adds members to Object.prototype and replaces Array.from", () => {
  for (const name of Object.keys(bodies) as (keyof typeof bodies)[]) {
    it(`has the same answer of ${name}`, async () => {
      const read = () => answerTo(name, bodies[name]).catch((error: unknown) => String(error));
      const expected = await read();
      expect(expected).to.be.an("object");
      expect(JSON.stringify(await onChangedPage(read))).to.equal(JSON.stringify(expected));
    });
  }

  it("compares typed texts in the same way", async () => {
    expect(await onChangedPage(async () => foldText("Étoile du Cœur"))).to.equal("etoile du coeur");
  });
});
