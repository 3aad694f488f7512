import { expect } from "chai";
import { memoryStorage } from "../../platform/storage.js";
import { KameleoonError } from "../common/errors.js";
import { isRecord } from "../common/json.js";
import { createObjectStore } from "../common/object-store.js";
import { fakeProvider, json, type Respond } from "../testing/provider.driver.js";
import { createConfigurationSource, type ConfigurationSourceOptions } from "./configuration-source.js";
import { createSend } from "./request.js";

const hosts = { configuration: "https://config.example", events: "https://events.example:8110" };
const hour = 3_600_000;
const served = (realTimeUpdate = false, name = "first") => ({ configuration: { realTimeUpdate }, featureFlags: [], name });

/** A source, what it put in force, and the provider that it uses. */
function sourceWith(respond: Respond, changes: Partial<ConfigurationSourceOptions> = {}, texts = memoryStorage()) {
  const provider = fakeProvider(respond);
  const used: unknown[] = [];
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const source = createConfigurationSource({
    siteCode: "site",
    environment: "production",
    updateInterval: hour,
    hosts,
    send: createSend(provider.fetch, provider.clock, 10_000),
    clock: provider.clock,
    store: createObjectStore(texts, report),
    openEvents: provider.openEvents,
    report,
    take(value) {
      if (!isRecord(value) || !isRecord(value.configuration)) throw new TypeError("no configuration");
      used.push(value.name);
      return value.configuration.realTimeUpdate === true;
    },
    ...changes,
  });
  return { ...provider, provider, source, used, reports, texts, urls: () => provider.requests.map(({ url }) => url) };
}

const startOf = (source: { start(): Promise<void> }) =>
  source.start().then(
    () => "started",
    (error: unknown) => error,
  );

describe("the source of the configuration", () => {
  it("EXP-CFG-01..02 EXP-CFG-22 EXP-CFG-25..27 requests it by the site code, and names the SDK in its headers", async () => {
    const { source, requests, used } = sourceWith(() => json(served()));
    expect(await startOf(source)).to.equal("started");
    expect(requests.map(({ url, init }) => [url, init.method ?? "GET", init.headers])).to.deep.equal([
      ["https://config.example/site", "GET", { "X-Kameleoon-SDK-Type": "javascript", "X-Kameleoon-SDK-Version": "3.4.7" }],
    ]);
    expect(used).to.deep.equal(["first"]);
  });

  for (const environment of ["staging", "development"])
    it(`EXP-CFG-23 EXP-CFG-47 names the environment ${environment} in the query`, async () => {
      const { source, urls } = sourceWith(() => json(served()), { environment });
      await startOf(source);
      expect(urls()).to.deep.equal([`https://config.example/site?environment=${environment}`]);
    });

  const failures: Record<string, Respond> = {
    "a status other than ok": () => new Response("down", { status: 500 }),
    "a failed connection": () => new Error("refused"),
    "a response that never ends": () => new Promise(() => {}),
    "a truncated text": () => new Response('{"configuration":{"realTim'),
    "an empty text": () => new Response(""),
    "a value of another type": () => json([1, 2]),
  };
  for (const [name, respond] of Object.entries(failures))
    it(`EXP-CFG-19..20 EXP-ERR-16..17 attempts three times, then rejects with ClientConfiguration: ${name}`, async () => {
      const { source, requests, provider, streams, used } = sourceWith(respond);
      const outcome = startOf(source);
      await provider.pass(30_000, 10_000);
      const error = await outcome;
      expect(error).to.be.instanceOf(KameleoonError).with.property("type", "ClientConfiguration");
      expect(String(error)).to.match(/Couldn't retrieve client configuration .*Maximum retries reached, request failed\. Reason: ./);
      expect(requests).to.have.length(3);
      expect(used).to.deep.equal([]);
      expect([streams.length, provider.clock.pending()], "nothing waits for updates").to.deep.equal([0, 0]);
    });

  it("EXP-CFG-19 takes what a later attempt brings", async () => {
    let count = 0;
    const { source, requests } = sourceWith(() => ((count += 1) < 3 ? new Error("refused") : json(served())));
    expect(await startOf(source)).to.equal("started");
    expect(requests).to.have.length(3);
  });

  it("EXP-CFG-14 EXP-CFG-16 polls if the server sends no updates, and never before it has started", async () => {
    let name = "first";
    const { source, provider, streams, used, urls, texts } = sourceWith(() => json(served(false, name)));
    await provider.pass(2 * hour, hour);
    expect(urls()).to.deep.equal([]);
    await startOf(source);
    expect(streams).to.deep.equal([]);
    name = "second";
    await provider.pass(hour - 1, hour);
    expect(used).to.deep.equal(["first"]);
    await provider.pass(1);
    expect(used).to.deep.equal(["first", "second"]);
    expect(texts.get("kameleoonClientData")).to.include('"second"');
    await provider.pass(hour, hour);
    expect(urls()).to.have.length(3);
    source.stop();
    expect(provider.clock.pending()).to.equal(0);
  });

  it("EXP-CFG-21 keeps the previous one, with one report, if a refresh fails, and goes on polling", async () => {
    const { source, provider, used, reports } = sourceWith(() => json(served()));
    await startOf(source);
    provider.respond = () => new Response("", { status: 500 });
    await provider.pass(2 * hour, hour);
    expect(provider.requests).to.have.length(7);
    expect(used).to.deep.equal(["first"]);
    expect(reports[0]).to.match(/^Couldn't retrieve client configuration .* The previous configuration stays in force/);
    provider.respond = () => json(served(false, "third"));
    await provider.pass(hour, hour);
    expect(used).to.deep.equal(["first", "third"]);
  });

  it("EXP-CFG-15 EXP-CFG-31 listens to the server's events, on the events host, if it sends updates", async () => {
    const { source, provider, streams } = sourceWith(() => json(served(true)));
    await startOf(source);
    expect(streams.map(({ url, type }) => [url, type])).to.deep.equal([
      ["https://events.example:8110/sse?siteCode=site", "configuration-update-event"],
    ]);
    expect(provider.clock.pending()).to.equal(0);
    source.stop();
    expect(streams[0]?.closed).to.equal(true);
  });

  it("EXP-CFG-24 EXP-CFG-32..34 requests the configuration again with the event's ts, if the event is for the site", async () => {
    const { source, provider, streams, urls, used } = sourceWith(() => json(served(true)));
    await startOf(source);
    provider.respond = () => json(served(true, "second"));
    streams[0]?.listener('{"siteCode":"other","ts":1}');
    streams[0]?.listener('{"siteCode":"site","ts":1700000000123}');
    await provider.pass();
    expect(urls().slice(1)).to.deep.equal(["https://config.example/site?ts=1700000000123"]);
    expect(used).to.deep.equal(["first", "second"]);
    expect(streams).to.have.length(1);
  });

  it("names the environment and the ts of an event in one query", async () => {
    const { source, provider, streams, urls } = sourceWith(() => json(served(true)), { environment: "staging" });
    await startOf(source);
    streams[0]?.listener('{"siteCode":"site","ts":5}');
    await provider.pass();
    expect(urls()[1]).to.equal("https://config.example/site?environment=staging&ts=5");
  });

  it("requests the configuration when the stream is open again after it was cut, since an event may have been lost", async () => {
    const { source, provider, streams, used } = sourceWith(() => json(served(true)));
    await startOf(source);
    provider.respond = () => json(served(true, "changed meanwhile"));
    streams[0]?.reopened();
    await provider.pass();
    expect(used).to.deep.equal(["first", "changed meanwhile"]);
    expect([streams.length, streams[0]?.closed, provider.clock.pending()], "the same stream goes on").to.deep.equal([1, false, 0]);
  });

  it("requests it at most once a minute if the stream is cut again and again", async () => {
    const { source, provider, streams, urls } = sourceWith(() => json(served(true)));
    await startOf(source);
    for (const [passed, requests] of [
      [0, 2],
      [30_000, 2],
      [30_000, 3],
    ] as const) {
      await provider.pass(passed, passed || 1);
      streams[0]?.reopened();
      await provider.pass();
      expect(urls(), `${passed} ms later`).to.have.length(requests);
    }
  });

  for (const text of ["", "{", "null", "[]", '"site"', "7"])
    it(`ignores the event ${text || "without a text"}, with a report`, async () => {
      const { source, provider, streams, urls, reports } = sourceWith(() => json(served(true)));
      await startOf(source);
      expect(() => streams[0]?.listener(text)).not.to.throw();
      await provider.pass();
      expect(urls()).to.have.length(1);
      expect(reports).to.have.length(1);
      expect(reports[0]).to.match(/^Couldn't retrieve client configuration/);
    });

  it("EXP-CFG-18 changes over when the configuration's mode of updates changes", async () => {
    const { source, provider, streams, urls } = sourceWith(() => json(served(false)));
    await startOf(source);
    provider.respond = () => json(served(true));
    await provider.pass(hour, hour);
    expect([streams.length, streams[0]?.closed, provider.clock.pending()]).to.deep.equal([1, false, 0]);
    provider.respond = () => json(served(false));
    streams[0]?.listener('{"siteCode":"site","ts":1}');
    await provider.pass();
    expect(streams[0]?.closed).to.equal(true);
    await provider.pass(hour, hour);
    expect(urls()).to.have.length(4);
  });

  it("EXP-ERR-27 polls, with an EventSourceInitialization report, if events cannot be received", async () => {
    const openEvents = () => {
      throw new Error("no EventSource");
    };
    const { source, provider, reports, urls } = sourceWith(() => json(served(true)), { openEvents });
    expect(await startOf(source)).to.equal("started");
    expect(reports).to.have.length(1);
    expect(reports[0]).to.include("initializing Real Time Update service");
    await provider.pass(hour, hour);
    expect(urls()).to.have.length(2);
  });

  it("puts the response to the latest request in force, whichever ends first", async () => {
    const { source, provider, streams, used } = sourceWith(() => json(served(true)));
    await startOf(source);
    const open: ((response: Response) => void)[] = [];
    provider.respond = () => new Promise((resolve) => open.push(resolve));
    streams[0]?.listener('{"siteCode":"site","ts":1}');
    streams[0]?.listener('{"siteCode":"site","ts":2}');
    await provider.pass();
    open[1]?.(json(served(true, "second")));
    await provider.pass();
    open[0]?.(json(served(true, "late")));
    await provider.pass();
    expect(used).to.deep.equal(["first", "second"]);
  });

  it("changes nothing after it was stopped", async () => {
    const { source, provider, used } = sourceWith(() => json(served()));
    const outcome = startOf(source);
    source.stop();
    expect(await outcome).to.equal("started");
    expect([used, provider.clock.pending()]).to.deep.equal([[], 0]);
  });
});

describe("a stored configuration", () => {
  const stored = (age: number, changes: object = {}) => {
    const texts = memoryStorage();
    const lastUpdate = new Date(fakeProvider().clock.now() - age).toString();
    texts.set("kameleoonClientData", JSON.stringify({ data: served(false, "stored"), lastUpdate, ...changes }));
    return texts;
  };
  const down: Respond = () => new Response("", { status: 500 });

  it("is the configuration as served and the time of its request", async () => {
    const { source, texts, provider } = sourceWith(() => json(served()));
    await startOf(source);
    const { data, lastUpdate } = JSON.parse(texts.get("kameleoonClientData") ?? "");
    expect([data, Date.parse(lastUpdate)]).to.deep.equal([served(), provider.clock.now()]);
  });

  it("EXP-CFG-38 is used without a request while it is younger than the update interval, then another is requested", async () => {
    const { source, provider, used } = sourceWith(() => json(served()), {}, stored(hour - 60_000));
    await startOf(source);
    expect([used, provider.requests.length]).to.deep.equal([["stored"], 0]);
    await provider.pass(60_000, 60_000);
    expect(used).to.deep.equal(["stored", "first"]);
  });

  it("is not used before the request when it is older, and is when the request fails", async () => {
    const old = sourceWith(() => json(served()), {}, stored(hour));
    await startOf(old.source);
    expect(old.used).to.deep.equal(["first"]);
    const failing = sourceWith(down, {}, stored(30 * 24 * hour));
    expect(await startOf(failing.source)).to.equal("started");
    expect([failing.used, failing.reports.length]).to.deep.equal([["stored"], 1]);
    failing.provider.respond = () => json(served());
    await failing.provider.pass(hour, hour);
    expect(failing.used, "it goes on polling").to.deep.equal(["stored", "first"]);
  });

  it("is never used for another site or environment", async () => {
    const { source, used } = sourceWith(down, {}, stored(0, { source: "other/production" }));
    expect(await startOf(source)).to.be.instanceOf(KameleoonError);
    expect(used).to.deep.equal([]);
    const texts = memoryStorage();
    await startOf(sourceWith(() => json(served(false, "staged")), { environment: "staging" }, texts).source);
    const production = sourceWith(() => json(served()), {}, texts);
    await startOf(production.source);
    expect(production.used).to.deep.equal(["first"]);
  });

  const broken = [{ data: undefined }, { data: [] }, { data: "text" }, { lastUpdate: "never" }, { lastUpdate: undefined }];
  for (const changes of broken)
    it(`is requested again if it holds ${JSON.stringify(changes)}`, async () => {
      const { source, used } = sourceWith(() => json(served()), {}, stored(0, changes));
      expect(await startOf(source)).to.equal("started");
      expect(used).to.deep.equal(["first"]);
    });
});
