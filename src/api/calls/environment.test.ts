import { expect } from "chai";
import { scriptedHttp } from "../../platform/testing/fakes.js";
import { aborted, createHttp } from "../../platform/http.js";
import { answering, answerTo } from "../testing/answers.driver.js";
import { createApi } from "../create-api.js";
import { environmentCall, readEnvironment } from "./environment.js";

describe("the environment answer", () => {
  it("ENV-01, ENV-10..12 reads lines of text, quotes stripped", async () => {
    const lines = "ENGINE_ID=1\r\nCURRENCY=\"EUR\"\nMENU_DOMAIN='www.ski.example'\n LOCALE = fr-FR \nGTMID=GTM-1\nOTHER=x\n";
    expect(await answerTo("environment", lines)).to.deep.equal({
      ENGINE_ID: "1",
      CURRENCY: "EUR",
      MENU_DOMAIN: "www.ski.example",
      LOCALE: "fr-FR",
      GTMID: "GTM-1",
    });
  });

  it("ENV-12 is read as text, which is no JSON", async () => {
    const fetch = async () => new Response('GTMID="GTM-1"');
    const http = createHttp({ base: "https://ski.example", locale: () => "fr-FR", company: () => null, fetch });
    const api = createApi({ http, locale: "fr-FR", report: () => undefined });
    expect(await api.call(environmentCall, {}, new AbortController().signal)).to.deep.equal({ GTMID: "GTM-1" });
  });

  it("ENV-11 passes over blank lines, lines without = and unknown keys, and splits at the first =", () => {
    const lines = ["", "  ", "ENGINE_ID", "=5", "constructor=x", "__proto__=x", "GTMID=a=b", 'CURRENCY="EUR', "LOCALE="].join("\n");
    expect(readEnvironment(lines)).to.deep.equal({ GTMID: "a=b", CURRENCY: '"EUR', LOCALE: "" });
  });

  it("ENV-08..09 requests its path, or the one given", async () => {
    const http = scriptedHttp({ environment: "" });
    const api = createApi({ http, locale: "fr-FR", report: () => undefined });
    for (const request of [{}, { path: "/settings" }]) await api.call(environmentCall, request, new AbortController().signal);
    expect(http.sent.map(({ path }) => path)).to.deep.equal(["/resultpage/config/env", "/settings"]);
  });

  it("is passed on as aborted", async () => {
    expect(await answering("environment", "GTMID=1").ask(AbortSignal.abort())).to.equal(aborted);
  });
});
