import { expect } from "chai";
import { choiceLabel, optionLabel } from "./filter-labels.js";

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

  it("begins with a small letter after its kind", () => {
    const words: Readonly<Record<string, string>> = { "filter.distance_slopes": "Pistes", "filter.distance_metres": "À moins de 200 m" };
    const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
      words[key] ?? [values?.["kind"], values?.["distance"]].join(" : ");
    const choice = { kind: "criteria", group: "distanceSlopes", key: "200", ids: [285], metres: 200 } as const;
    expect(choiceLabel(choice, { min: null, max: null }, text, String)).to.equal("Pistes : à moins de 200 m");
  });
});
