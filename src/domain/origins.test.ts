import { expect } from "chai";
import { airports, anyLondon, isKnownOrigin, londonAirports, noTransport, saintPancras } from "./origins.js";

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

  it("ORIG-01 ORIG-32..33 are airports and train stations, known when listed; no transport and other codes are not", () => {
    expect([...airports, "STP", "ANY_LONDON_AIRPORT"].every(isKnownOrigin)).to.equal(true);
    expect(["NA", "", "lhr", "CDG"].some(isKnownOrigin)).to.equal(false);
  });
});
