import { expect } from "chai";
import { describeDatabases } from "../../demo/engine/testing/database.driver.js";
import { checkInvariants } from "../invariants/invariants.js";

const searches = 8;

describeDatabases("what holds for every search (npm run engine:invariants)", ({ answers }) => {
  before(async function () {
    this.timeout(120_000);
    await answers();
  });

  it(`API-71..77 FIND-13..20 ORIG-27 counts, offers, pages and prices agree over HTTP, for ${searches} random searches`, async function () {
    this.timeout(120_000);
    const { requests, broken } = await checkInvariants(await answers(), "snow", searches);
    expect(broken).to.deep.equal([]);
    expect(requests).to.be.above(searches * 20);
  });
});
