import { expect } from "chai";
import { HttpError } from "../../platform/http.js";
import { memoryStorage } from "../../platform/storage.js";
import { companyCache } from "./company.js";
import { consoleWordsLoaded, mandatorySettings, openSearch } from "../testing/search.driver.js";
import type { OpenOptions } from "../testing/search.driver.js";
import { createSearch } from "../search.js";
import { fakeServices } from "../testing/services.driver.js";

const endpoint = "https://ce.example/companies";
const given = { locale: "fr-FR-CSE", companiesEndpoint: endpoint };
const cookies = { company: "cgos" };
const companions = JSON.stringify([
  { isSelected: false, isMain: true, age: 41 },
  { isSelected: true, isMain: false, age: 38 },
  { isSelected: true, isMain: false, age: 9 },
  { isSelected: false, isMain: false, age: 4 },
]);

/** A works-council page whose lookup, if there is one, has succeeded. */
async function openCompany(options: OpenOptions = {}, engineId = 31) {
  const page = await openSearch({ given, cookies, ...options });
  for (const call of page.named("company")) call.answer(engineId);
  await page.settled();
  return page;
}

const agesOf = (page: Awaited<ReturnType<typeof openCompany>>) => page.state().participants.map(({ age }) => age);

describe("the company lookup of a search", () => {
  it("CSE-23 CSE-25..27 requests the endpoint for the company of the cookie", async () => {
    const page = await openSearch({ given, cookies });
    expect(page.calls.map(({ name, request }) => ({ name, request }))).to.deep.equal([
      { name: "company", request: { companiesEndpoint: endpoint, company: "cgos", locale: "fr-FR-CSE" } },
    ]);
  });

  it("CSE-31 sends no find before the engine is known, and every call with it then", async () => {
    const page = await openSearch({ given, cookies, results: true });
    expect([page.state().status, page.named("find").length]).to.deep.equal(["waiting", 0]);
    page.last("company").answer(31);
    await page.settled();
    expect(page.state().settings.engineId).to.equal(31);
    expect([page.last("find").request.engineId, page.last("products").request.engineId]).to.deep.equal([31, 31]);
  });

  it("URL-05 CSE-31 lets the lookup win over the hash, the setting and the page kind", async () => {
    const page = await openCompany({ given: { ...given, engineId: 4, onPage: "summer" }, hash: "e=7" });
    expect(page.state().settings.engineId).to.equal(31);
    page.location.go("e=8&station[]=1");
    await page.settled();
    expect(page.state().settings.engineId).to.equal(31);
    expect(page.last("find").request.engineId).to.equal(31);
  });

  it("CSE-30 takes the engine of the company that is there now, whichever lookup ends last", async () => {
    const page = await openSearch({ given, cookies });
    page.cookies.set("company", "altitude");
    page.search.join({}, given);
    await page.settled();
    const [first, second] = page.named("company");
    expect(second?.request.company).to.equal("altitude");
    second?.answer(32);
    await page.settled();
    first?.answer(31);
    await page.settled();
    expect(page.state().settings.engineId).to.equal(32);
  });

  it("CSE-24 CSE-02 requests nothing outside the works-council variant", async () => {
    const page = await openSearch({ given: { companiesEndpoint: endpoint }, cookies });
    expect(page.named("company")).to.deep.equal([]);
    expect(page.state().status).to.equal("ready");
    expect(page.state().company).to.equal(null);
  });

  it("CSE-01 CSE-22 requests on a works-council host, whose French is the works councils' own", async () => {
    const page = await openCompany({ given: { companiesEndpoint: endpoint }, host: "cse.ski.example" });
    expect(page.named("company")).to.have.length(1);
    const { worksCouncil, locale, engineId } = page.state().settings;
    expect({ worksCouncil, locale, engineId }).to.deep.equal({ worksCouncil: true, locale: "fr-FR-CSE", engineId: 31 });
  });

  it("requests once, however many elements join", async () => {
    const page = await openSearch({ given, cookies });
    page.search.join({}, given);
    await page.settled();
    page.last("company").answer(31);
    await page.settled();
    page.search.join({}, given);
    await page.settled();
    expect(page.named("company")).to.have.length(1);
    expect(page.state().settings.engineId).to.equal(31);
  });

  it("CSE-29..30 keeps the engine for the session under engineId, and requests again for another company only", async () => {
    const session = memoryStorage();
    await openCompany({ session });
    expect(session.get("engineId")).to.equal("31");
    const again = await openCompany({ session });
    expect(again.named("company")).to.deep.equal([]);
    expect(again.last("find").request.engineId).to.equal(31);
    const other = await openCompany({ session, cookies: { company: "other" } }, 32);
    expect(other.named("company")).to.have.length(1);
    expect([session.get("engineId"), other.state().settings.engineId]).to.deep.equal(["32", 32]);
  });

  it("CSE-30 requests again when the kept engine is empty, or no id", async () => {
    for (const kept of ["", "1.5"]) {
      const session = memoryStorage();
      await openCompany({ session });
      session.set("engineId", kept);
      expect((await openCompany({ session })).named("company")).to.have.length(1);
    }
  });

  it("takes the council's contribution from the answer, which is not kept then; the element's own wins", async () => {
    const session = memoryStorage();
    const contribution = { label: "CSE", rate: 0.3 };
    const open = async (more: Partial<OpenOptions["given"]> = {}) => {
      const page = await openSearch({ given: { ...given, ...more }, cookies, session });
      page.last("company").answer({ engineId: 31, contribution });
      await page.settled();
      return page.state().settings;
    };
    expect(await open()).to.deep.include({ companyEngineId: 31, contribution });
    expect(session.get("engineId")).to.equal(null);
    const own = { label: "CSE", rate: 0.5 };
    expect(await open({ contribution: own })).to.deep.include({ companyEngineId: 31, contribution: own });
  });

  it("CSE-36 never keeps an empty engine id", () => {
    const session = memoryStorage();
    for (const id of [0, Number.NaN])
      expect(() => companyCache(session).write("cgos", id)).to.throw("An engine id cannot be empty when stored");
    expect(session.get("engineId")).to.equal(null);
  });

  const failures = [
    ["no company", { cookies: {} }, "Company is mandatory"],
    ["an empty company", { cookies: { company: " " } }, "Company is mandatory"],
    ["no endpoint", { given: { locale: "fr-FR-CSE" } }, "companiesEndpoint is not provided"],
  ] as const;
  for (const [what, options, message] of failures) {
    it(`CSE-27 CSE-33..34 CSE-37 ${what}: "${message}" is logged and reported once, and the app starts with its own engine`, async () => {
      const page = await openCompany(options);
      page.search.join({}, "given" in options ? options.given : given);
      await page.settled();
      await consoleWordsLoaded();
      expect(page.errors).to.deep.equal([{ code: "company", message }]);
      expect(page.warnings.filter((warning) => warning.endsWith(message))).to.have.length(1);
      expect([page.state().status, page.last("find").request.engineId]).to.deep.equal(["ready", 1]);
    });
  }

  it("CSE-34 CSE-37 a failure is reported only once an element needs the engine, and not for a gallery alone", async () => {
    const { services, settled, warnings } = fakeServices({ cookies });
    const search = createSearch("default", services, { take: () => true, release: () => undefined });
    const errors: string[] = [];
    search.listen("error", ({ message }) => errors.push(message));
    const settings = { ...mandatorySettings, locale: "fr-FR-CSE" };
    search.join({}, settings, { finds: false });
    await settled();
    await consoleWordsLoaded();
    expect([search.snapshot().status, errors, warnings]).to.deep.equal(["ready", [], []]);
    for (const bar of [{}, {}]) {
      search.join(bar, settings);
      await settled();
      await consoleWordsLoaded();
      expect(errors).to.deep.equal(["companiesEndpoint is not provided"]);
      expect(warnings).to.have.length(1);
    }
  });

  it("CSE-34 CSE-37 a failure is not reported any more once another lookup has succeeded", async () => {
    const { services, settled, warnings, named } = fakeServices({ cookies });
    const search = createSearch("default", services, { take: () => true, release: () => undefined });
    const errors: string[] = [];
    search.listen("error", ({ message }) => errors.push(message));
    const gallery = {};
    search.join(gallery, { ...mandatorySettings, locale: "fr-FR-CSE" }, { finds: false });
    await settled();
    search.join(gallery, { ...mandatorySettings, ...given }, { finds: false });
    await settled();
    named("company")[0]?.answer(31);
    await settled();
    search.join({}, { ...mandatorySettings, ...given });
    await settled();
    await consoleWordsLoaded();
    expect([search.snapshot().settings.engineId, errors, warnings]).to.deep.equal([31, [], []]);
  });

  it("CSE-37 the failure of a lookup that another has replaced is not reported", async () => {
    const page = await openSearch({ given, cookies });
    page.search.join(page.bar, { ...mandatorySettings, ...given, companiesEndpoint: "https://other.example/companies" });
    await page.settled();
    const [first, second] = page.named("company");
    first?.fail(new HttpError("company", 503));
    await page.settled();
    second?.answer(32);
    await page.settled();
    expect([page.state().settings.engineId, page.errors]).to.deep.equal([32, []]);
  });

  it("CSE-32 CSE-37 a call that fails is logged, and the app starts with the engine that is configured", async () => {
    const page = await openSearch({ given: { ...given, engineId: 4 }, cookies });
    page.last("company").fail(new HttpError("company", 503));
    await page.settled();
    expect(page.errors).to.deep.equal([{ code: "company", message: "HTTP error! Status: 503" }]);
    expect(page.last("find").request.engineId).to.equal(4);
    expect(page.session.get("engineId")).to.equal(null);
  });
});

describe("the party of a works council", () => {
  const withCompanions = { company: "cgos", travelerCompanions: companions };

  it("CSE-03 CSE-15 PART-28 is the saved companions, locked, and not the party of the hash", async () => {
    const page = await openCompany({ cookies: withCompanions, hash: "capacity=18-18-18-5" });
    expect(agesOf(page)).to.deep.equal([18, 18, 9]);
    expect(page.state().participantsLocked).to.equal(true);
    expect(page.last("find").request.ages).to.deep.equal([18, 18, 9]);
    expect(page.state().company?.company).to.equal("cgos");
  });

  it("CSE-16 is the visitor's own without the variant, the company or the list", async () => {
    const others = [
      await openCompany({ cookies: withCompanions, given: {} }),
      await openCompany({ cookies: { ...withCompanions, company: "other" } }),
      await openCompany({ cookies: { company: "cgos" } }),
      await openCompany({ cookies: { company: "cgos", travelerCompanions: "[{" } }),
    ];
    for (const page of others) {
      expect(page.state().participantsLocked).to.equal(false);
      expect(agesOf(page)).to.deep.equal([18, 18]);
    }
  });

  it("PART-27 stays as it is, whatever tries to change it: the visitor, the page, a reset, the hash", async () => {
    const page = await openCompany({ cookies: withCompanions });
    page.actions.participants.commit([18]);
    page.actions.search.set({ participants: [{ age: 18 }], packages: ["PF"] });
    page.actions.search.reset();
    page.location.go("capacity=18-18-18&station[]=1");
    await page.settled();
    expect(agesOf(page)).to.deep.equal([18, 18, 9]);
    expect(page.errors.map(({ message }) => message).join()).to.include("participants");
    expect(page.state().place?.id).to.equal(1);
  });

  it("leaves the rooms to the visitor", async () => {
    const page = await openCompany({ cookies: withCompanions });
    page.actions.participants.commit([18], 2);
    expect(page.state().criteria).to.deep.equal([320]);
    expect(agesOf(page)).to.deep.equal([18, 18, 9]);
  });

  it("is of the companies that the options block", async () => {
    const options = { blockedCompanies: ["mine"] };
    const page = await openCompany({ cookies: { ...withCompanions, company: "mine" }, given: { ...given, options } });
    expect(page.state().participantsLocked).to.equal(true);
    expect((await openCompany({ cookies: withCompanions, given: { ...given, options } })).state().participantsLocked).to.equal(false);
  });
});
