import { expect } from "chai";
import { optionLabel } from "./filter-labels.js";

describe("the label of a distance", () => {
  const label = (metres: number | null) =>
    optionLabel("distanceSlopes", { key: String(metres), metres }, (key, values) => [key, ...Object.values(values ?? {})].join(" "));

  it("FILT-42 FILT-44 is written from the doorstep and 50 m to more than 20 km", () => {
    expect([null, 50, 500, 1000, 20_000, 20_001].map(label)).to.deep.equal([
      "filter.distance_min",
      "filter.distance_metres 50",
      "filter.distance_metres 500",
      "filter.distance_km 1",
      "filter.distance_km 20",
      "filter.distance_over_20_km",
    ]);
  });
});
