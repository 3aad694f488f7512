import { expect } from "chai";
import { airports, anyLondon, filterOrigins, isKnownOrigin, londonAirports, noTransport, offeredOrigins, saintPancras } from "./origins.js";

const heathrow = { code: "LHR", name: "London Heathrow" };
const gatwick = { code: "LGW", name: "London Gatwick" };
const bristol = { code: "BRS", name: "Bristol" };
const cork = { code: "ORK", name: "Córk" };
const train = { code: "STP", name: "London St Pancras" };
const none = { code: "NA", name: "None" };
const list = [none, train, heathrow, bristol, gatwick, cork];

const codesOf = (options: readonly { code: string }[]) => options.map(({ code }) => code);

describe("origins", () => {
  it("ORIG-02..10 are 24 airports, London's six among them", () => {
    const codes = "LHR LGW STN LTN LCY SEN BRS MAN BHX EDI GLA DUB LPL NCL LBA EMA CWL BFS BHD ABZ EXT SOU BOH ORK";
    expect(airports).to.deep.equal(codes.split(" "));
    expect(new Set(airports)).to.have.lengthOf(24);
    expect(londonAirports).to.deep.equal(["LHR", "LGW", "STN", "LTN", "LCY", "SEN"]);
  });

  it("ORIG-11..13 have codes for no transport, St Pancras and any London airport", () => {
    expect([noTransport, saintPancras, anyLondon]).to.deep.equal(["NA", "STP", "ANY_LONDON_AIRPORT"]);
  });

  it("ORIG-32..33 are known when listed; no transport and other codes are not", () => {
    expect([...airports, "STP", "ANY_LONDON_AIRPORT"].every(isKnownOrigin)).to.equal(true);
    expect(["NA", "", "lhr", "CDG"].some(isKnownOrigin)).to.equal(false);
  });

  it("ORIG-21..24 are found by a part of a name or code, whatever its case and accents", () => {
    expect(codesOf(filterOrigins(list, "london"))).to.deep.equal(["STP", "LHR", "LGW"]);
    expect(codesOf(filterOrigins(list, "cork"))).to.deep.equal(["ORK"]);
    expect(codesOf(filterOrigins(list, " bRs "))).to.deep.equal(["BRS"]);
    expect(codesOf(filterOrigins(list, "pancras"))).to.deep.equal(["STP"]);
    expect(filterOrigins(list, "paris")).to.deep.equal([]);
    expect(filterOrigins(list, " ")).to.deep.equal(list);
  });

  it("ORIG-37 leaves St Pancras and none while flights are not sold", () => {
    expect(
      codesOf(offeredOrigins([...list, { code: "CDG", name: "Paris" }], { flightVersion: false, groupLondonAirports: false })),
    ).to.deep.equal(["NA", "STP"]);
  });

  it("ORIG-25..26 shows London's airports as one row in the place of the first, when the flag groups them", () => {
    expect(codesOf(offeredOrigins(list, { flightVersion: true, groupLondonAirports: false }))).to.deep.equal(codesOf(list));
    const grouped = offeredOrigins(list, { flightVersion: true, groupLondonAirports: true });
    expect(codesOf(grouped)).to.deep.equal(["NA", "STP", anyLondon, "BRS", "ORK"]);
    const named = { code: anyLondon, name: "Any London airport" };
    expect(offeredOrigins([bristol, heathrow, named], { flightVersion: true, groupLondonAirports: true })).to.deep.equal([bristol, named]);
    expect(offeredOrigins([bristol], { flightVersion: true, groupLondonAirports: true })).to.deep.equal([bristol]);
    expect(codesOf(filterOrigins(grouped, "any london"))).to.deep.equal([]);
    expect(codesOf(filterOrigins(grouped, "london"))).to.deep.equal(["STP", anyLondon]);
  });
});
