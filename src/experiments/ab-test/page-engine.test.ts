import { expect } from "chai";
import { pageEngineTool } from "./page-engine.js";

describe("the provider's page engine as an experiment tool", () => {
  it("EXP-COOKIE-04 reads its active experiments, and cancels a conversion", () => {
    const cancelled: unknown[] = [];
    const tool = pageEngineTool({
      Kameleoon: {
        API: {
          Experiments: { getActive: () => [{ id: 7, associatedVariation: { id: 70 } }, { id: "8", associatedVariation: null }, null] },
          Goals: { cancelConversion: (goalId: number) => cancelled.push(goalId) },
        },
      },
    });
    expect(tool?.activeExperiments()).to.deep.equal([
      { id: 7, variationId: 70 },
      { id: 8, variationId: null },
    ]);
    tool?.cancelConversion(3);
    expect(cancelled).to.deep.equal([3]);
  });

  it("is null if the page has none yet", () => {
    for (const page of [{}, { Kameleoon: null }, { Kameleoon: { API: {} } }, { Kameleoon: { API: { Goals: {} } } }])
      expect(pageEngineTool(page)).to.equal(null);
    const tool = pageEngineTool({ Kameleoon: { API: { Experiments: {}, Goals: {} } } });
    expect(tool?.activeExperiments()).to.deep.equal([]);
    expect(() => tool?.cancelConversion(1)).not.to.throw();
  });
});
