import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "chai";
import { toolNames } from "../../src/domain/tool-words.js";
import { createTestEngine } from "../engine/testing/engine.driver.js";
import { viewAddress } from "./view.js";

/** An assistant that reaches the engine's server, in a language. */
async function openClient(language = "en-GB") {
  const { app } = createTestEngine();
  const client = new Client({ name: "test", version: "1.0.0" });
  const fetchEngine = async (url: string | URL, init?: RequestInit) => app.request(String(url), init);
  const requestInit = { headers: { "accept-language": language } };
  await client.connect(new StreamableHTTPClientTransport(new URL("http://engine.test/mcp"), { fetch: fetchEngine, requestInit }));
  const call = async (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input });
  return { app, client, call };
}

describe("the MCP server", () => {
  it("lists the tools of a page, in the language of the request", async () => {
    const { client } = await openClient();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).to.deep.equal(toolNames);
    expect(tools[0]?.description).to.match(/^Finds ski holidays/);
    expect(tools[0]?._meta).to.deep.equal({ ui: { resourceUri: viewAddress } });
    const french = await (await openClient("fr-FR")).client.listTools();
    expect(french.tools[0]?.description).to.match(/^Trouve des séjours/);
  });

  it("answers with data at the seller's prices, and the same as text", async () => {
    const { call } = await openClient();
    const { structuredContent, content, isError } = await call("cheapest_dates", { destination: "Val Thorens", nights: 7, limit: 1 });
    expect(isError).to.equal(false);
    expect(structuredContent).to.have.nested.property("dates[0].priceFrom.currency", "GBP");
    expect(content).to.deep.equal([{ type: "text", text: JSON.stringify(structuredContent) }]);
  });

  it("finds stays, tells more of one, and gives its address instead of opening it", async () => {
    const { call, app } = await openClient();
    const found = await call("search_stays", { destination: "Tignes", arrival: "2027-02-06", limit: 1 });
    const { stays } = found.structuredContent as { stays: { stay: string; name: string }[] };
    const stay = stays[0]?.stay ?? "";
    const details = await call("stay_details", { stay });
    expect(details.structuredContent).to.include({ name: stays[0]?.name });
    const opened = await call("open_stay", { stay });
    const { url, opened: isOpened } = opened.structuredContent as { url: string; opened: boolean };
    expect(isOpened).to.equal(false);
    expect((await app.request(url)).status).to.equal(200);
  });

  it("answers a bad input with what is wrong", async () => {
    const { call } = await openClient();
    const { structuredContent, isError } = await call("search_stays", { adults: 200 });
    expect(isError).to.equal(true);
    expect(structuredContent).to.include({ code: "invalid_input", field: "adults" });
  });

  it("names the last page, and the places that a journey can begin at, where an input has another one", async () => {
    const { call } = await openClient();
    const beyond = await call("search_stays", { destination: "Tignes", arrival: "2027-02-06", page: 900 });
    expect(beyond.structuredContent).to.include({ code: "invalid_input", field: "page" });
    expect(JSON.stringify(beyond.structuredContent)).to.match(/\(maximum \d+\)/);
    const from = await call("where_to_go", { month: "2027-02", near: "XXX" });
    expect(from.structuredContent).to.include({ code: "invalid_input", field: "near" });
    expect(JSON.stringify(from.structuredContent)).to.match(/\(enum [A-Z]{3}, .*station\)/);
    const near = await call("where_to_go", { month: "2027-02", near: "GVA", limit: 1 });
    expect(near.isError).to.equal(false);
  });

  it("has a view with the results of the seller, which may load from there alone", async () => {
    const { client } = await openClient();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).to.deep.equal([viewAddress]);
    const { contents } = await client.readResource({ uri: viewAddress });
    expect(contents[0]).to.include({ mimeType: "text/html;profile=mcp-app" });
    expect(contents[0]?._meta).to.deep.include({
      ui: { csp: { connectDomains: ["http://engine.test"], resourceDomains: ["http://engine.test"] }, prefersBorder: true },
    });
    const text = contents[0] && "text" in contents[0] ? contents[0].text : "";
    expect(text).to.include("<ski-results").and.to.include('src="http://engine.test/site/mcp-view.js"');
    expect(text).not.to.match(/ style=|<style|<script>/);
  });
});
