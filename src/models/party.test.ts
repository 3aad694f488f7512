import { expect } from "chai";
import fc from "fast-check";
import { roomCriterion } from "../domain/rooms.js";
import { adultAge, defaultChildAge } from "../domain/participants.js";
import { agesOf, changeParty, isSameParty, partyDraft, partyModel, type PartyDraft } from "./party.js";

const family: PartyDraft = { adults: 2, childrenAges: [4, 9], rooms: 0 };
const parts = { participants: [], criteria: [], capacity: null, locked: false, showsRooms: true, flight: false };
const participantsOf = (draft: PartyDraft) => agesOf(draft).map((age, id) => ({ id, age }));

describe("the party while it is edited", () => {
  it("is the party of the search, with the rooms of its criteria", () => {
    const rooms = roomCriterion(2);
    expect(partyDraft({ participants: participantsOf(family), criteria: rooms === null ? [] : [rooms] })).to.deep.equal({
      ...family,
      rooms: 2,
    });
    expect(partyDraft({ participants: participantsOf(family), criteria: [] })).to.deep.equal(family);
  });

  it("has the same ages again once it is committed", () => {
    const age = fc.integer({ min: 0, max: 17 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(age, { maxLength: 8 }), (adults, childrenAges) => {
        const draft = { adults, childrenAges, rooms: 0 };
        expect(partyDraft({ participants: participantsOf(draft), criteria: [] })).to.deep.equal(draft);
        expect(agesOf(draft).filter((one) => one === adultAge)).to.have.lengthOf(adults);
      }),
    );
  });

  it("keeps the ages of the children that stay, and adds one of the default age", () => {
    expect(changeParty(family, { type: "children", count: 3 }).childrenAges).to.deep.equal([4, 9, defaultChildAge]);
    expect(changeParty(family, { type: "children", count: 1 }).childrenAges).to.deep.equal([4]);
    expect(changeParty(family, { type: "age", index: 1, age: 12 }).childrenAges).to.deep.equal([4, 12]);
    expect(changeParty(family, { type: "adults", count: 3 })).to.deep.equal({ ...family, adults: 3 });
    expect(changeParty(family, { type: "rooms", count: 2 })).to.deep.equal({ ...family, rooms: 2 });
  });

  it("is another one by any of its parts", () => {
    const others = [
      { ...family, adults: 1 },
      { ...family, rooms: 1 },
      { ...family, childrenAges: [9, 4] },
      { ...family, childrenAges: [] },
    ];
    expect([family, ...others].map((other) => isSameParty(family, other))).to.deep.equal([true, false, false, false, false]);
  });

  it("is too large for a flight alone", () => {
    const ten: PartyDraft = { adults: 10, childrenAges: [], rooms: 0 };
    expect(partyModel({ ...parts, flight: true }, ten)).to.include({ count: 10, tooManyForFlight: true });
    expect(partyModel(parts, ten).tooManyForFlight).to.equal(false);
    expect(partyModel({ ...parts, flight: true }, family).tooManyForFlight).to.equal(false);
  });
});
