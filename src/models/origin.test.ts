import { expect } from "chai";
import type { Text } from "../i18n/texts.js";
import { originModel, type OriginParts } from "./origin.js";
import { originSummary } from "./origin-summary.js";

const text: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const origins = [
  { code: "LGW", name: "London Gatwick" },
  { code: "MAN", name: "" },
  { code: "STP", name: "" },
  { code: "NA", name: "No transport" },
];
const parts = (given: Partial<OriginParts> = {}): OriginParts => ({
  origin: null,
  transfer: true,
  origins,
  flags: { flightVersion: true, groupLondonAirports: false },
  ...given,
});
const modelOf = (given: Partial<OriginParts> = {}, typed = "") => originModel(parts(given), typed, text);
const rowsOf = (...given: Parameters<typeof modelOf>) => modelOf(...given).rows.map(({ name, where }) => `${name} (${where})`);

describe("the list of departures", () => {
  it("ORIG-22 names each once, by its code where it has no name, and the train as such", () => {
    expect(rowsOf()).to.deep.equal(["London Gatwick (LGW)", "MAN ()", "origin_search.st_pancras (STP, origin_search.by_train)"]);
    expect(modelOf().rows.map(({ byTrain }) => byTrain)).to.deep.equal([false, false, true]);
    expect(rowsOf({ origins: null })).to.deep.equal([]);
  });

  it("ORIG-21..22 ORIG-25..26 has London's airports one by one under the row of any, and finds each by its name", () => {
    const flags = { flightVersion: true, groupLondonAirports: true };
    const anyLondon = "origin_search.any_london_airport";
    expect(rowsOf({ flags }).slice(0, 2)).to.deep.equal([`${anyLondon} (origin_search.airports_count 6)`, "London Gatwick (LGW)"]);
    expect(rowsOf({ flags }, "gatwick")).to.deep.equal(["London Gatwick (LGW)"]);
    expect(rowsOf({ flags }, "london")).to.deep.equal([`${anyLondon} (origin_search.airports_count 6)`, "London Gatwick (LGW)"]);
    expect(modelOf({ flags }, "gatw").first?.code, "Enter chooses it").to.equal("LGW");
  });

  it("finds a departure by the name that find leaves out", () => {
    expect(modelOf({}, "pancras").rows.map(({ code }) => code)).to.deep.equal(["STP"]);
    expect(modelOf({}, "zz").rows).to.deep.equal([]);
  });

  it("has a first row for Enter once a text is typed", () => {
    expect(modelOf().first).to.equal(null);
    expect(modelOf({}, "man").first?.code).to.equal("MAN");
    expect(modelOf({}, "zz").first).to.equal(null);
  });

  it("has the origin of the search, or none while visitors arrange their own transport", () => {
    expect(modelOf({ origin: "MAN" })).to.include({ chosen: "MAN", withoutTransport: false });
    expect(modelOf({ transfer: false }).withoutTransport).to.equal(true);
  });
});

describe("the closed field of the origin", () => {
  const packages = [{ id: "PFF", count: 3 }];
  const summaryOf = (given: Partial<Parameters<typeof originSummary>[0]> = {}) =>
    originSummary({ origin: null, origins, packages, ...given }, text);

  it("shows find's name, else ours, else the code", () => {
    const values = [null, "LGW", "MAN", "STP", "ANY_LONDON_AIRPORT"].map((origin) => summaryOf({ origin }).value);
    expect(values).to.deep.equal([null, "London Gatwick", "MAN", "origin_search.st_pancras", "origin_search.any_london_airport"]);
    expect(summaryOf({ origin: "NA", origins: null }).value).to.equal("origin_search.no_transport_short");
  });

  it("ORIG-27..29 is disabled without origins or without a package that has transport", () => {
    expect(summaryOf().disabled).to.equal(false);
    expect(summaryOf({ origins: null }).disabled).to.equal(true);
    expect(summaryOf({ packages: [{ id: "PF", count: 3 }] }).disabled).to.equal(true);
    expect(summaryOf({ origin: "MAN", packages: null }).disabled).to.equal(true);
  });
});
