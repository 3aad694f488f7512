import { expect } from "chai";
import { flightMaximum } from "../domain/participants.js";
import { isPartyTooLarge } from "./large-party.js";

describe("a party that is too large for its flight", () => {
  const settings = { locale: "en-GB", onPage: null, flight: true } as const;
  const participants = (count: number) => Array.from({ length: count }, (_, id) => ({ id, age: 30 }));
  const large = participants(flightMaximum + 1);

  it("has more people than a flight takes", () => {
    expect(isPartyTooLarge({ settings, transfer: true, participants: large })).to.equal(true);
    expect(isPartyTooLarge({ settings, transfer: true, participants: participants(flightMaximum) })).to.equal(false);
  });

  it("is none where the trip does not start at an airport or a station", () => {
    expect(isPartyTooLarge({ settings, transfer: false, participants: large })).to.equal(false);
    expect(isPartyTooLarge({ settings: { ...settings, flight: false }, transfer: true, participants: large })).to.equal(false);
  });
});
