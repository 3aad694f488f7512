import { expect } from "chai";
import fc from "fast-check";
import { dayAndTime, returnTrip, type Journey } from "./journeys.js";
import { sampleJourney, samplePrestation } from "./testing/products.sample.js";

/** Of a stay from 6 to 13 February. */
const tripOf = (transport: readonly Journey[] | null | undefined) => returnTrip(samplePrestation({ transport }));

describe("the way out and back", () => {
  const out = sampleJourney();
  const back = sampleJourney({ departs: "2027-02-13T16:45", arrives: "2027-02-13T17:30" });

  it("is none without transport, and without dates", () => {
    for (const transport of [undefined, null, []]) expect(tripOf(transport)).to.equal(null);
    expect(returnTrip(samplePrestation({ transport: [out, back], startDate: null }))).to.equal(null);
  });

  it("is never taken from the other way, where one was lost", () => {
    expect(tripOf([out])).to.deep.equal({ out, back: null });
    expect(tripOf([back])).to.equal(null);
  });

  it("may leave the evening before, and come back later", () => {
    const evening = sampleJourney({ departs: "2027-02-05T22:10", arrives: "2027-02-06T07:00" });
    const later = sampleJourney({ departs: "2027-02-14T06:00", arrives: "2027-02-14T08:00" });
    expect(tripOf([later, evening])).to.deep.equal({ out: evening, back: later });
  });

  it("begins with the first to leave and ends with the last, in any order", () => {
    const list = [out, sampleJourney({ departs: "2027-02-06T18:00" }), sampleJourney({ departs: "2027-02-13T09:00" }), back];
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
        const before = [...shuffled];
        expect(tripOf(shuffled)).to.deep.equal({ out, back });
        expect(shuffled, "the list that was given").to.deep.equal(before);
      }),
    );
  });
});

it("a local time has its day and its time", () => {
  expect(dayAndTime("2027-02-06T07:05")).to.deep.equal({ day: "2027-02-06", hours: 7, minutes: 5 });
});
