import { expect } from "chai";
import { dropped, droppables, nearestDays } from "./alternatives.js";
import type { Choice } from "./criteria.js";
import { toParticipants } from "./participants.js";

const search = {
  criteria: [],
  lodgingTypes: [],
  budget: { min: null, max: null },
  packages: [],
  origin: null,
  place: null,
  participants: toParticipants([18, 18]),
  participantsLocked: false,
  capacity: null,
};
const place = { id: 88, type: "station", label: "Orcières" } as const;

describe("what may be dropped from a search that finds nothing", () => {
  const kinds = (parts: object) =>
    droppables({ ...search, ...parts }).map((droppable) => (droppable.kind === "filter" ? droppable.choice.key : droppable.kind));

  it("RESL-26 ERR-12 is the budget first, then the last filter, all of them, what the trip is about, and the other filters", () => {
    expect(kinds({})).to.deep.equal([]);
    expect(kinds({ criteria: [70] })).to.deep.equal(["sauna"]);
    expect(
      kinds({ criteria: [70, 52], lodgingTypes: [22], budget: { min: null, max: 900 }, packages: ["PF"], origin: "MAN", place }),
    ).to.deep.equal(["budget", "petsAllowed", "filters", "packages", "origin", "place", "sauna", "hotel"]);
  });

  it("RESL-26 is half of the party where no lodging is so large, and the visitor may change it", () => {
    const large = { participants: toParticipants([18, 18, 18, 18, 9]), capacity: [2, 4] };
    expect(kinds(large)).to.deep.equal(["party"]);
    expect(kinds({ ...large, criteria: [70], place }), "the certain cause first").to.deep.equal(["party", "sauna", "place"]);
    expect(kinds({ ...large, participantsLocked: true })).to.deep.equal([]);
    expect(kinds({ ...large, capacity: [] })).to.deep.equal([]);
    expect(kinds({ ...large, capacity: [5] })).to.deep.equal([]);
  });

  it("RESL-26 is never the departure where visitors arrange their own transport", () => {
    expect(kinds({ origin: "NA" })).to.deep.equal([]);
  });

  it("RESL-26 keeps the other choices", () => {
    const full = {
      ...search,
      criteria: [52, 70, 74, 75, 76, 78],
      lodgingTypes: [18, 22, 44],
      budget: { min: 300, max: 900 },
      participants: toParticipants([18, 18, 18, 9]),
    };
    const filter = (choice: Choice) => dropped({ kind: "filter", choice }, full);
    const anyBudget = { min: null, max: null };
    expect(filter({ kind: "criteria", group: "amenities", key: "pool", ids: [74, 75, 76, 78] })).to.deep.equal({ criteria: [52, 70] });
    expect(filter({ kind: "lodgingType", group: "lodgingType", key: "chalet", ids: [18, 44] })).to.deep.equal({ lodgingTypes: [22] });
    expect(filter({ kind: "budget", group: "budget", key: "budget", ids: [] })).to.deep.equal({ budget: anyBudget });
    expect(dropped({ kind: "filters" }, full)).to.deep.equal({ criteria: [], lodgingTypes: [], budget: anyBudget });
    expect(dropped({ kind: "party" }, full)).to.deep.equal({ participants: toParticipants([18, 18]) });
    expect(dropped({ kind: "packages" }, full)).to.deep.equal({ packages: [] });
    expect(dropped({ kind: "origin" }, full)).to.deep.equal({ origin: null });
    expect(dropped({ kind: "place" }, full)).to.deep.equal({ place: null });
  });
});

describe("the nearest days", () => {
  const saturdays = ["2027-01-16", "2027-01-23", "2027-01-30", "2027-02-06", "2027-02-13"];

  it("RESL-26 come in the order of their distance, the earlier of two first", () => {
    expect(nearestDays(saturdays, "2027-01-30", "2026-11-21")).to.deep.equal([
      "2027-01-30",
      "2027-01-23",
      "2027-02-06",
      "2027-01-16",
      "2027-02-13",
    ]);
  });

  it("RESL-26 begin today where the wanted one has passed", () => {
    expect(nearestDays(saturdays, "2027-01-16", "2027-01-30")).to.deep.equal(["2027-01-30", "2027-02-06", "2027-02-13"]);
  });
});
