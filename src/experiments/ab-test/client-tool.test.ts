import { expect } from "chai";
import { exposureLine, flagOf, siteOf, startedPage, visitor } from "../testing/client.driver.js";
import { createClientTool } from "./client-tool.js";

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
