import { expect } from "chai";
import { scriptedHttp } from "../../platform/testing/fakes.js";
import { aborted, createHttp } from "../../platform/http.js";
import { lookUpCompany } from "./company.js";

const endpoint = new URL("https://ce.example/api/companies?region=73");
const ask = (answer: unknown, signal = new AbortController().signal) =>
  lookUpCompany(scriptedHttp({ company: answer }), endpoint, "cgos", signal);
const failureOf = (answer: unknown) =>
  ask(answer).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe("the company lookup", () => {
  it("CSE-25 requests a company from the endpoint by its name, and adds nothing else", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return new Response('{"catalog":{"engineId":31}}');
    };
    const http = createHttp({ base: endpoint.origin, locale: () => "fr-FR-CSE", company: () => null, fetch });
    expect(await lookUpCompany(http, endpoint, "Comité Léman & fils", new AbortController().signal)).to.deep.equal({
      engineId: 31,
      contribution: null,
    });
    expect(urls).to.deep.equal(["https://ce.example/api/companies?region=73&companyName=Comit%C3%A9+L%C3%A9man+%26+fils"]);
  });

  it("CSE-28 reads catalog.engineId, a number or the text of one", async () => {
    expect(await ask({ catalog: { engineId: 31, name: "x" }, engineId: 5 })).to.deep.equal({ engineId: 31, contribution: null });
    expect(await ask({ catalog: { engineId: "31" } })).to.include({ engineId: 31 });
  });

  it("reads the council's contribution as it is, and none from anything but an object", async () => {
    const contribution = { label: "CSE", rate: 0.3, more: [1] };
    expect(await ask({ catalog: { engineId: 31 }, contribution })).to.deep.equal({ engineId: 31, contribution });
    for (const other of [null, "30 %", [contribution], 3])
      expect(await ask({ catalog: { engineId: 31 }, contribution: other })).to.deep.equal({ engineId: 31, contribution: null });
  });

  it("CSE-35 refuses an answer without an engine id", async () => {
    for (const answer of [
      {},
      null,
      [],
      { engineId: 3 },
      { catalog: {} },
      ...[null, "", 0, "x", {}, 1.5].map((id) => ({ catalog: { engineId: id } })),
    ])
      expect(await failureOf(answer), JSON.stringify(answer)).to.equal("Did not receive engine id from endpoint");
  });

  it("CSE-32 reports the status of a response that is not ok", async () => {
    const fetch = async () => new Response("", { status: 503 });
    const http = createHttp({ base: "https://ce.example", locale: () => "fr-FR", company: () => null, fetch });
    const { error } = console;
    console.error = () => undefined;
    const message = await lookUpCompany(http, endpoint, "cgos", new AbortController().signal).catch((reason: Error) => reason.message);
    console.error = error;
    expect(message).to.equal("HTTP error! Status: 503");
  });

  it("is passed on as aborted", async () => {
    expect(await ask({}, AbortSignal.abort())).to.equal(aborted);
  });
});
