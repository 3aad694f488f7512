import { expect } from "chai";
import { createExperimentsProvider, goals } from "./provider.js";

describe("the engine's own experiments", () => {
  const { featureFlags } = createExperimentsProvider().configuration();
  const rules = featureFlags.flatMap((flag) => flag.rules.map((rule) => ({ ...rule, flag })));

  it("name only variations that their features have, in shares of the whole", () => {
    for (const { featureKey, defaultVariationKey, variations } of featureFlags)
      expect(
        variations.map(({ key }) => key),
        featureKey,
      ).to.include(defaultVariationKey);
    for (const { id, flag, variationByExposition } of rules) {
      const keys = variationByExposition.map(({ variationKey }) => variationKey);
      expect(
        flag.variations.map(({ key }) => key),
        `rule ${id}`,
      ).to.include.members(keys);
      expect(
        variationByExposition.reduce((sum, { exposition }) => sum + exposition, 0),
        `rule ${id}`,
      ).to.equal(1);
    }
  });

  it("have variables of the same names in every variation of a feature", () => {
    for (const { featureKey, variations } of featureFlags) {
      const names = variations.map(({ variables }) => variables.map(({ key, type }) => `${key} ${type}`).join());
      expect(new Set(names).size, featureKey).to.equal(1);
    }
  });

  it("give every feature, rule, experiment, variation and segment an id of its own", () => {
    const ids = [
      ...featureFlags.map(({ id }) => id),
      ...rules.flatMap(({ id, experimentId, segment, variationByExposition }) => [
        id,
        experimentId,
        ...(segment ? [segment.id] : []),
        ...variationByExposition.map(({ variationId }) => variationId),
      ]),
    ];
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("have targeted deliveries, experiments, a segment of two levels, and goals that their segments name", () => {
    expect(new Set(rules.map(({ type }) => type))).to.deep.equal(new Set(["TARGETED_DELIVERY", "EXPERIMENTATION"]));
    expect(rules.some(({ segment }) => (segment?.conditionsData.firstLevel.length ?? 0) > 1)).to.equal(true);
    const named = rules.flatMap(({ segment }) =>
      (segment?.conditionsData.firstLevel ?? []).flatMap(({ conditions }) => conditions.map((condition) => condition["goalId"])),
    );
    expect(goals).to.include.members(named.filter((goal) => goal !== undefined));
  });
});
