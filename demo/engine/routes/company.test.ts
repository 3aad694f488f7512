import { expect } from "chai";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const engine = createTestEngine();
const ask = asker(engine.app);

describe("the company lookup of the engine", () => {
  it("CSE-25 CSE-28 returns the search engine of a works council", async () => {
    const { status, body } = await ask("/company?companyName=cgos");
    expect([status, body]).to.deep.equal([200, { catalog: { engineId: 32 } }]);
    expect(engine.log.counts().company).to.equal(1);
  });

  it("refuses an unknown name, and a query without one", async () => {
    expect(await ask("/company?companyName=nobody")).to.deep.include({ status: 404 });
    const { status, body } = await ask("/company?companyName=");
    expect([status, (body as { field: string }).field]).to.deep.equal([400, "companyName"]);
    expect((await ask("/company")).status).to.equal(400);
  });

  it("sets the visitor's company on its works-council pages, unless it is set already", async () => {
    expect((await ask("/cse/")).headers.get("set-cookie")).to.include("company=altitude");
    expect((await ask("/cse/", { headers: { cookie: "company=cgos" } })).headers.get("set-cookie")).to.equal(null);
    expect((await ask("/")).headers.get("set-cookie")).to.equal(null);
  });
});
