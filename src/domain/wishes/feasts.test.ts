import { expect } from "chai";
import { easterSunday, feastStart } from "./feasts.js";

describe("the feasts of a wish", () => {
  it("have Easter on the Sunday after the first full moon of spring", () => {
    const days = [2024, 2025, 2026, 2027, 2028, 2038, 2049, 2076].map(easterSunday);
    expect(days).to.deep.equal([
      "2024-03-31",
      "2025-04-20",
      "2026-04-05",
      "2027-03-28",
      "2028-04-16",
      "2038-04-25",
      "2049-04-18",
      "2076-04-19",
    ]);
  });

  it("begin on the Saturday before them, and on no day that has passed", () => {
    const starts = (["christmas", "newYear", "easter"] as const).map((feast) => feastStart(feast, "2026-11-29"));
    expect(starts).to.deep.equal(["2026-12-19", "2026-12-26", "2027-03-27"]);
    expect(feastStart("christmas", "2026-12-23")).to.equal("2026-12-23");
    expect(feastStart("easter", "2027-03-28")).to.equal("2027-03-28");
    expect(feastStart("easter", "2027-03-29")).to.equal("2028-04-15");
  });
});
