import { expect } from "chai";
import fc from "fast-check";
import { packageCodes } from "../../../src/domain/packages.js";
import { knownDay } from "./days.js";
import { departurePoints, packagesWithDeparture } from "./packages.js";
import { createPlaces } from "./places.js";
import { timetable } from "./timetable.js";

const { stations } = createPlaces();
const start = knownDay("2027-02-06");
const minutesOf = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14));
const station = fc.constantFrom(...stations.map(({ id }) => id));
const airport = fc.constantFrom(...departurePoints.slice(1).map(({ code }) => code));
const [byTrain = [], byAir = []] = packagesWithDeparture;

describe("the timetable", () => {
  it("has a flight out on the first day and back on the last, from every airport to every station", () => {
    fc.assert(
      fc.property(station, airport, fc.constantFrom(...byAir), (stationId, departure, code) => {
        const [out, back, ...others] = timetable(code, { stationId, departure, start, end: start + 7 });
        expect(others).to.deep.equal([]);
        if (!out || !back) return expect.fail("no flights");
        expect([out.kind, out.from, back.to, out.to]).to.deep.equal(["flight", departure, departure, back.from]);
        expect([out.departs, out.arrives].map((time) => time.slice(0, 10))).to.deep.equal(["2027-02-06", "2027-02-06"]);
        expect([back.departs, back.arrives].map((time) => time.slice(0, 10))).to.deep.equal(["2027-02-13", "2027-02-13"]);
        const there = minutesOf(out.arrives) - minutesOf(out.departs) - 60;
        expect(minutesOf(back.arrives) - minutesOf(back.departs) + 60, "as long on the way back").to.equal(there);
        expect(there).to.be.within(90, 280);
        expect(out.transferMinutes).to.be.within(20, 300);
        return undefined;
      }),
    );
  });

  it("has a train from London to every station, with a change", () => {
    for (const { id } of stations) {
      const [out, back] = timetable(byTrain[0] ?? "PFTT", { stationId: id, departure: "STP", start, end: start + 7 });
      expect([out?.kind, out?.from, out?.changes, back?.to]).to.deep.equal([
        "train",
        "London St Pancras International",
        1,
        "London St Pancras International",
      ]);
    }
  });

  it("is the same every day", () => {
    const timesOn = (day: number) =>
      timetable("PFF", { stationId: 1, departure: "LGW", start: day, end: day + 7 }).map(({ carrier, departs }) => [
        carrier,
        departs.slice(11),
      ]);
    expect(timesOn(start)).to.deep.equal(timesOn(start + 14));
  });

  it("is empty for packages without a departure, and for one from elsewhere", () => {
    const others = packageCodes.filter((code) => !packagesWithDeparture.flat().includes(code));
    for (const code of others) expect(timetable(code, { stationId: 1, departure: "LGW", start, end: start + 7 }), code).to.deep.equal([]);
    expect(timetable("PFF", { stationId: 1, departure: "XXX", start, end: start + 7 })).to.deep.equal([]);
    expect(timetable("PFTT", { stationId: 1, departure: "LGW", start, end: start + 7 })).to.deep.equal([]);
  });
});
