import { expect } from "chai";
import { createClientTool } from "./client-tool.js";
import { exposureLine, flagOf, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { pageEngineTool } from "./page-engine.js";

describe("the client as an experiment tool", () => {
  const site = siteOf({
    flags: [
      flagOf("banner"),
      flagOf("second", 8),
      flagOf("out", 9, { exposition: 0 }),
      { ...flagOf("disabled", 10), environmentEnabled: false },
    ],
  });

  it("EXP-COOKIE-04 lists the experiments of the visitor, and exposes the visitor to the one that is tested", async () => {
    const page = await startedPage(site);
    expect((await createClientTool(page.client, visitor, 7)).activeExperiments()).to.deep.equal([
      { id: 7, variationId: 70 },
      { id: 8, variationId: 80 },
    ]);
    await page.provider.pass(1000, 100);
    expect(page.lines()).to.deep.equal([exposureLine]);
  });

  it("EXP-COOKIE-09 cancels a conversion by a negative one", async () => {
    const page = await startedPage(site);
    (await createClientTool(page.client, visitor, 7)).cancelConversion(3);
    await page.provider.pass();
    expect(page.lines()).to.deep.equal(["eventType=conversion&goalId=3&revenue=0&negative=true"]);
  });
});

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
