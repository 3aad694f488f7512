import { expect } from "chai";
import { filterOrigins, offeredOrigins } from "./offered-origins.js";
import { anyLondon } from "./origins.js";

const heathrow = { code: "LHR", name: "London Heathrow" };
const gatwick = { code: "LGW", name: "London Gatwick" };
const bristol = { code: "BRS", name: "Bristol" };
const cork = { code: "ORK", name: "Córk" };
const train = { code: "STP", name: "London St Pancras" };
const none = { code: "NA", name: "None" };
const list = [none, train, heathrow, bristol, gatwick, cork];

const codesOf = (options: readonly { code: string }[]) => options.map(({ code }) => code);

describe("the origins that are offered", () => {
  it("ORIG-21..24 are found by a part of a name or code, whatever its case and accents", () => {
    expect(codesOf(filterOrigins(list, "london"))).to.deep.equal(["STP", "LHR", "LGW"]);
    expect(codesOf(filterOrigins(list, "cork"))).to.deep.equal(["ORK"]);
    expect(codesOf(filterOrigins(list, " bRs "))).to.deep.equal(["BRS"]);
    expect(codesOf(filterOrigins(list, "pancras"))).to.deep.equal(["STP"]);
    expect(filterOrigins(list, "paris")).to.deep.equal([]);
    expect(filterOrigins(list, " ")).to.deep.equal(list);
  });

  it("ORIG-37 leaves only St Pancras and no transport while flights are not sold", () => {
    expect(
      codesOf(offeredOrigins([...list, { code: "CDG", name: "Paris" }], { flightVersion: false, groupLondonAirports: false })),
    ).to.deep.equal(["NA", "STP"]);
  });

  it("ORIG-27 ORIG-25..26 are airports first, then the train, with any of London's airports above them, at the position of the first, when the flag groups them", () => {
    expect(offeredOrigins(list, { flightVersion: true, groupLondonAirports: false })).to.deep.equal([
      heathrow,
      bristol,
      gatwick,
      cork,
      none,
      train,
    ]);
    const grouped = offeredOrigins(list, { flightVersion: true, groupLondonAirports: true });
    expect(codesOf(grouped)).to.deep.equal([anyLondon, "LHR", "LGW", "BRS", "ORK", "NA", "STP"]);
    const named = { code: anyLondon, name: "Any London airport" };
    expect(offeredOrigins([bristol, heathrow, named], { flightVersion: true, groupLondonAirports: true })).to.deep.equal([
      bristol,
      named,
      heathrow,
    ]);
    expect(codesOf(offeredOrigins([bristol], { flightVersion: true, groupLondonAirports: true }))).to.deep.equal(["BRS"]);
  });

  it("ORIG-21..22 finds each of London's airports by its own name or code, and any of them by its own name alone", () => {
    const named = { code: anyLondon, name: "Any London airport" };
    const grouped = offeredOrigins([...list, named], { flightVersion: true, groupLondonAirports: true });
    for (const typed of ["gatwick", "LGW"]) expect(codesOf(filterOrigins(grouped, typed)), typed).to.deep.equal(["LGW"]);
    expect(codesOf(filterOrigins(grouped, "any lond"))).to.deep.equal([anyLondon]);
    expect(codesOf(filterOrigins(grouped, "london"))).to.deep.equal([anyLondon, "LHR", "LGW", "STP"]);
    expect(filterOrigins(grouped, "luton"), "not offered").to.deep.equal([]);
  });

  it("ORIG-21..22 tolerates a typo in a word of the name, where nothing contains the exact text", () => {
    const named = (code: string, name: string) => ({ code, name });
    const offered = [named("LHR", "London Heathrow"), named("LGW", "London Gatwick"), named("MAN", "Manchester Airport")];
    for (const typed of ["heathrw", "haethrow", "London heatrow", "lond heathrw"])
      expect(codesOf(filterOrigins(offered, typed)), typed).to.deep.equal(["LHR"]);
    expect(codesOf(filterOrigins(offered, "manchster"))).to.deep.equal(["MAN"]);
    expect(codesOf(filterOrigins(offered, "mna")), "codes tolerate no typo").to.deep.equal([]);
    expect(codesOf(filterOrigins(offered, "heathrwx"))).to.deep.equal([]);
    expect(codesOf(filterOrigins(offered, "/")), "no word at all").to.deep.equal([]);
  });
});
