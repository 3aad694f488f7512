import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect } from "chai";
import type { Configuration } from "../experiments/configuration.js";
import { nonce, sdkHeaders, site, trackingPath } from "../testing/experiments-calls.driver.js";
import { createTestEngine } from "../testing/engine.driver.js";

const time = 1_764_800_000_000;
const streamPath = `/experiments/events/sse?siteCode=${site}`;
const configurationPath = `/experiments/config/${site}`;
const controlPath = "/engine/experiments/configuration";
const changed = `event: configuration-update-event\ndata: {"siteCode":"${site}","ts":${time}}\n\n`;

const configuration: Configuration = {
  configuration: { realTimeUpdate: true, consentType: "NOT_REQUIRED", dataApiDomain: "" },
  customData: [],
  featureFlags: [],
};

describe("the experiments provider of a listening engine", () => {
  let server: Server;
  let origin = "";
  const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
  const put = (path: string, body: unknown) => ask(path, { method: "PUT", body: JSON.stringify(body) });
  const track = (number: number) => ask(trackingPath("v1"), { method: "POST", body: `eventType=activity&nonce=${nonce(number)}` });
  const readConfiguration = () => ask(configurationPath, { headers: sdkHeaders });
  const recordedNonces = async () => {
    const { events } = (await (await ask("/engine/experiments/events")).json()) as { events: { event: { nonce: string } }[] };
    return events.map(({ event }) => event.nonce);
  };

  beforeEach(async () => {
    server = createServer(getRequestListener(createTestEngine(() => time).app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  /** An open stream: `next` is the text that it sends next. */
  async function follow(path = streamPath) {
    const end = new AbortController();
    const response = await ask(path, { signal: end.signal, headers: { accept: "text/event-stream" } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value;
    return { response, next, end: () => end.abort() };
  }

  it("sends each change of the configuration to every open stream, and releases a closed one", async () => {
    const streams = [await follow(), await follow(), await follow()] as const;
    expect(streams[0].response.headers.get("content-type")).to.include("text/event-stream");
    for (const { next } of streams) expect(await next()).to.equal(": open\n\n");
    const open = async () => ((await (await ask("/engine/experiments/streams")).json()) as { open: number }).open;
    expect(await open()).to.equal(3);
    streams[2].end();
    while ((await open()) > 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await put(controlPath, configuration)).status).to.equal(200);
    for (const { next } of streams.slice(0, 2)) expect(await next()).to.equal(changed);
    expect(await (await readConfiguration()).json()).to.deep.equal(configuration);
    await ask(controlPath, { method: "DELETE" });
    for (const { next } of streams.slice(0, 2)) expect(await next()).to.equal(changed);
    expect(await (await readConfiguration()).json()).to.have.property("featureFlags").that.is.not.empty;
  });

  it("ends every open stream on demand, and sends changes to those that are opened again", async () => {
    const cut = await follow();
    expect(await cut.next()).to.equal(": open\n\n");
    expect((await ask("/engine/experiments/streams", { method: "DELETE" })).status).to.equal(204);
    expect(await cut.next()).to.equal(undefined);
    expect(await (await ask("/engine/experiments/streams")).json()).to.deep.equal({ open: 0 });
    const again = await follow();
    await again.next();
    await put(controlPath, configuration);
    expect(await again.next()).to.equal(changed);
    again.end();
  });

  it("refuses a stream for another site, or for none", async () => {
    expect((await ask("/experiments/events/sse?siteCode=another")).status).to.equal(404);
    expect((await ask("/experiments/events/sse")).status).to.equal(400);
  });

  it("refuses a configuration of another shape by the name of its field, and keeps its own", async () => {
    const before: unknown = await (await ask(controlPath)).json();
    for (const [wrong, field] of [
      [{ ...configuration, configuration: { ...configuration.configuration, consentType: "MAYBE" } }, "configuration.consentType"],
      [{ ...configuration, featureFlags: [{ id: 1 }] }, "featureFlags.0.featureKey"],
      [{ ...configuration, segments: [] }, "segments"],
    ] as const) {
      const response = await put(controlPath, wrong);
      expect({ status: response.status, ...((await response.json()) as object) }).to.include({ status: 400, field });
    }
    expect((await ask(controlPath, { method: "PUT", body: "{" })).status).to.equal(400);
    expect((await ask(controlPath, { method: "PUT", body: " ".repeat(10_000_001) })).status).to.equal(413);
    expect(await (await ask(controlPath)).json()).to.deep.equal(before);
  });

  it("sends messages of another site, of wrong types or cut in the middle, as the fault of the stream sets it", async () => {
    for (const [body, message] of [
      ["wrong-site-code", `{"siteCode":"anothersite","ts":${time}}`],
      ["wrong-types", `{"siteCode":["${site}"],"ts":"about ${time}"}`],
      ["truncated", `{"siteCode":"neveademo`],
    ] as const) {
      await put("/engine/faults", { configurationEvents: { body, times: 1 } });
      const stream = await follow();
      await stream.next();
      await put(controlPath, configuration);
      expect(await stream.next()).to.equal(`event: configuration-update-event\ndata: ${message}\n\n`);
      stream.end();
    }
    await put("/engine/faults", { configurationEvents: { status: 503 } });
    expect((await ask(streamPath)).status).to.equal(503);
  });

  it("fails, waits, cuts the response of each call or gives it wrong types, as the fault of the call sets it", async () => {
    const visitorData = () => ask(`/experiments/data/visit/visitor?siteCode=${site}&visitorCode=v1&currentVisit=true`);
    const remoteData = () => ask(`/experiments/data/map/map?siteCode=${site}&key=snow`);
    for (const [call, request] of [
      ["configuration", readConfiguration],
      ["tracking", () => track(1)],
      ["visitorData", visitorData],
      ["remoteData", remoteData],
    ] as const) {
      await put("/engine/faults", { [call]: { status: 502, times: 1 } });
      expect((await request()).status, call).to.equal(502);
      const right = await (await request()).text();
      await put("/engine/faults", { [call]: { body: "truncated", times: 1 } });
      expect(await (await request()).text(), call).to.equal(right.slice(0, Math.floor(right.length / 2)));
      await put("/engine/faults", { [call]: { body: "wrong-types", times: 1 } });
      expect(await (await request()).text(), call).to.not.equal(right);
      await put("/engine/faults", { [call]: { latency: 80 } });
      const began = performance.now();
      await request();
      expect(performance.now() - began, call).to.be.at.least(75);
      await put("/engine/faults", {});
    }
  });

  it("records nothing of a request that it fails, and what it received before the connection dropped of one that waits", async () => {
    await put("/engine/faults", { tracking: { status: 500, times: 1 } });
    await track(1);
    await put("/engine/faults", { tracking: { connection: "drop", times: 1 } });
    await track(2).catch(() => null);
    expect(await recordedNonces()).to.deep.equal([]);
    await put("/engine/faults", { tracking: { latency: 50, times: 1 } });
    const init = { method: "POST", body: `eventType=activity&nonce=${nonce(3)}`, signal: AbortSignal.timeout(20) };
    const error: unknown = await ask(trackingPath("v1"), init).catch((reason: unknown) => reason);
    expect(error).to.have.property("name", "TimeoutError");
    await track(4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await recordedNonces()).toSorted()).to.deep.equal([nonce(3), nonce(4)]);
    const { requests } = (await (await ask("/engine/requests")).json()) as { requests: { call: string; body: unknown }[] };
    expect(requests.map(({ call, body }) => [call, body])).to.deep.equal(
      [1, 2, 3, 4].map((number) => ["tracking", `eventType=activity&nonce=${nonce(number)}`]),
    );
    expect(await (await ask("/engine/counters")).json()).to.include({ tracking: 4, configuration: 0 });
  });
});
