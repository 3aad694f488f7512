import { expect } from "chai";
import fc from "fast-check";
import type { PlaceLimits } from "../domain/place-narrowing.js";
import { isWithinAll, limitsFor, looserLimit, type LimitedPlace } from "./place-limits.js";

const place = (altitude: number | null, price: number, more: Partial<LimitedPlace> = {}): LimitedPlace => ({
  ...{ altitude, price, slopesKm: null, minutes: null },
  ...more,
});
const looser = (places: readonly LimitedPlace[], limits: PlaceLimits) => looserLimit(places, limitsFor(places, limits));

describe("what to loosen where no place matches", () => {
  const places = [place(2300, 500), place(1500, 300), place(1000, 200)];

  it("is the limit that is least far from a place within the others", () => {
    expect(looser(places, { altitude: 1600, price: 310 })).to.deep.equal({ name: "altitude", value: 1500, count: 1 });
    expect(looser(places, { altitude: 2300, price: 490 })).to.deep.equal({ name: "price", value: null, count: 1 });
  });

  it("is nothing where one limit is not enough, and a place of which the value is not known does not count", () => {
    expect(looser([place(2300, 500, { minutes: 60 }), place(1000, 200, { minutes: 300 })], { altitude: 2300, minutes: 30 })).to.deep.equal({
      name: "minutes",
      value: 60,
      count: 1,
    });
    const far = [place(1000, 900, { slopesKm: 600 }), place(2300, 900, { slopesKm: 50 }), place(1000, 200, { slopesKm: 50 })];
    expect(looser(far, { altitude: 2000, slopesKm: 500, price: 300 })).to.equal(null);
    const partly = [place(null, 200), place(1500, 500), place(1000, 600)];
    expect(looser(partly, { altitude: 1400, price: 300 })).to.deep.equal({ name: "price", value: 500, count: 1 });
  });

  it("gives as many places as it says, and at least one", () => {
    const limits = { altitude: fc.integer({ min: 300, max: 2500 }), price: fc.integer({ min: 50, max: 900 }) };
    fc.assert(
      fc.property(fc.array(fc.record(limits), { minLength: 2, maxLength: 12 }), fc.record(limits), (some, wanted) => {
        const all = some.map(({ altitude, price }) => place(altitude, price));
        const shown = limitsFor(all, wanted);
        fc.pre(!all.some((one) => isWithinAll(one, shown)));
        const found = looserLimit(all, shown);
        if (!found) return;
        const changed = shown.map((limit) => (limit.name === found.name ? { ...limit, value: found.value } : limit));
        expect(all.filter((one) => isWithinAll(one, changed))).to.have.lengthOf(found.count);
        expect(found.count).to.be.greaterThan(0);
      }),
    );
  });
});
