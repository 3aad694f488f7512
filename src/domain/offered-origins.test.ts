import { expect } from "chai";
import { filterOrigins, membersFound, offeredOrigins, type OfferedOrigin } from "./offered-origins.js";
import { anyLondon } from "./origins.js";

const heathrow = { code: "LHR", name: "London Heathrow" };
const gatwick = { code: "LGW", name: "London Gatwick" };
const bristol = { code: "BRS", name: "Bristol" };
const cork = { code: "ORK", name: "Córk" };
const train = { code: "STP", name: "London St Pancras" };
const none = { code: "NA", name: "None" };
const list: OfferedOrigin[] = [none, train, heathrow, bristol, gatwick, cork].map((option) => ({ ...option, members: [] }));

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

  it("ORIG-25..26 replaces London's airports with one row, at the position of the first, when the flag groups them", () => {
    expect(codesOf(offeredOrigins(list, { flightVersion: true, groupLondonAirports: false }))).to.deep.equal(codesOf(list));
    const grouped = offeredOrigins(list, { flightVersion: true, groupLondonAirports: true });
    expect(codesOf(grouped)).to.deep.equal(["NA", "STP", anyLondon, "BRS", "ORK"]);
    const named = { code: anyLondon, name: "Any London airport" };
    expect(offeredOrigins([bristol, heathrow, named], { flightVersion: true, groupLondonAirports: true })).to.deep.equal([
      { ...bristol, members: [] },
      { ...named, members: [heathrow] },
    ]);
    expect(codesOf(offeredOrigins([bristol], { flightVersion: true, groupLondonAirports: true }))).to.deep.equal(["BRS"]);
    expect(codesOf(filterOrigins(grouped, "any london"))).to.deep.equal([]);
    expect(codesOf(filterOrigins(grouped, "london"))).to.deep.equal(["STP", anyLondon]);
  });

  it("ORIG-21..22 ORIG-26 finds the row of London's airports by the name or code of each, and names those", () => {
    const [, , london] = offeredOrigins(list, { flightVersion: true, groupLondonAirports: true });
    if (!london) return expect.fail("no row of London's airports");
    for (const typed of ["gatwick", "LGW"]) {
      expect(filterOrigins([london], typed)).to.deep.equal([london]);
      expect(codesOf(membersFound(london, typed))).to.deep.equal(["LGW"]);
    }
    expect(membersFound({ ...london, name: "London, any airport" }, "lond"), "found by its own name").to.deep.equal([]);
    expect(filterOrigins([london], "luton"), "not offered").to.deep.equal([]);
  });

  it("ORIG-21..22 tolerates a typo in a word of the name, where nothing contains the exact text", () => {
    const named = (code: string, name: string) => ({ code, name, members: [] });
    const offered = [named("LHR", "London Heathrow"), named("LGW", "London Gatwick"), named("MAN", "Manchester Airport")];
    for (const typed of ["heathrw", "haethrow", "London heatrow", "lond heathrw"])
      expect(codesOf(filterOrigins(offered, typed)), typed).to.deep.equal(["LHR"]);
    expect(codesOf(filterOrigins(offered, "manchster"))).to.deep.equal(["MAN"]);
    expect(codesOf(filterOrigins(offered, "mna")), "codes tolerate no typo").to.deep.equal([]);
    expect(codesOf(filterOrigins(offered, "heathrwx"))).to.deep.equal([]);
    expect(codesOf(filterOrigins(offered, "/")), "no word at all").to.deep.equal([]);
    const [london] = offeredOrigins([{ code: "LHR", name: "Heathrow" }], { flightVersion: true, groupLondonAirports: true });
    if (!london) return expect.fail("no row of London's airports");
    expect(codesOf(filterOrigins([london], "heathrw"))).to.deep.equal([anyLondon]);
    expect(codesOf(membersFound(london, "heathrw"))).to.deep.equal(["LHR"]);
  });
});
