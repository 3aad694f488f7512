import { expect } from "chai";
import { memoryStorage } from "../../platform/storage.js";
import { createObjectStore } from "../common/object-store.js";
import { fakeProvider, type Respond } from "../testing/provider.driver.js";
import { createDelivery, type DeliveryOptions, type TrackingRequest } from "./delivery.js";
import { createSend } from "./request.js";

const accepted: Respond = () => new Response("");
const down: Respond = () => new Response("", { status: 503 });
const refused: Respond = () => new Error("refused");
const silent: Respond = () => new Promise(() => {});

const request = (dataUrl: string, changes: Partial<TrackingRequest> = {}): TrackingRequest => ({
  siteCode: "site",
  visitorCode: "visitor",
  isMappingIdentifier: false,
  dataUrl,
  variationDataUrl: null,
  experimentId: null,
  variationId: null,
  isUnallocated: false,
  userAgent: null,
  timestamp: 0,
  isExperiment: false,
  ...changes,
});

/** A page that tracks; another page of the same browser has the same texts. */
function pageWith(respond: Respond, changes: Partial<DeliveryOptions> = {}, texts = memoryStorage()) {
  const provider = fakeProvider(respond);
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const delivery = createDelivery({
    siteCode: "site",
    dataHost: () => "https://data.example",
    send: createSend(provider.fetch, provider.clock, 10_000),
    clock: provider.clock,
    store: createObjectStore(texts, report),
    report,
    isKept: () => true,
    isOfflineMode: () => true,
    ...changes,
  });
  const bodies = () => provider.requests.map(({ body }) => body);
  const kept = (): TrackingRequest[] => JSON.parse(texts.get("kameleoonOfflineTracking") ?? '{"requestParameters":[]}').requestParameters;
  return { delivery, provider, texts, reports, bodies, kept };
}

describe("the delivery of tracking requests", () => {
  it("EXP-TRACK-01..04 EXP-TRACK-52 posts the lines to visit/events, with site, visitor and SDK in the query", async () => {
    const { delivery, provider } = pageWith(accepted);
    delivery.deliver(request("eventType=activity&nonce=0\n", { visitorCode: "a b&é" }));
    await provider.pass();
    expect(provider.requests.map(({ url, init, body }) => [url, init.method, init.headers, body])).to.deep.equal([
      [
        "https://data.example/visit/events?siteCode=site&visitorCode=a%20b%26%C3%A9&sdkName=javascript&sdkVersion=3.4.7",
        "POST",
        {},
        "eventType=activity&nonce=0\n",
      ],
    ]);
  });

  it("EXP-TRACK-03 EXP-TRACK-44 names a value that identifies the visitor everywhere mappingValue", async () => {
    const { delivery, provider } = pageWith(accepted);
    delivery.deliver(request("line\n", { isMappingIdentifier: true }));
    await provider.pass();
    expect(provider.requests[0]?.url).to.include("siteCode=site&mappingValue=visitor&sdkName");
  });

  it("EXP-TRACK-05..06 EXP-TRACK-43 EXP-TRACK-50 sends the header User-Agent only if one is given", async () => {
    const { delivery, provider } = pageWith(accepted);
    delivery.deliver(request("one\n"));
    delivery.deliver(request("two\n", { userAgent: "Given/1.0" }));
    await provider.pass();
    expect(provider.requests.map(({ init }) => init.headers)).to.deep.equal([{}, { "User-Agent": "Given/1.0" }]);
  });

  it("EXP-TRACK-07 EXP-TRACK-46..47 sends the lines of the data, and after an empty line the lines of the exposures", async () => {
    const { delivery, provider, bodies } = pageWith(accepted);
    delivery.deliver(request("data\n", { variationDataUrl: "exposure\n", isExperiment: true }));
    await provider.pass();
    expect(bodies()).to.deep.equal(["data\n\nexposure\n"]);
  });

  it("does not ask a request to outlive the page if browsers refuse its length", async () => {
    const { delivery, provider } = pageWith(accepted);
    delivery.deliver(request("short"));
    delivery.deliver(request("x".repeat(60_000)));
    await provider.pass();
    expect(provider.requests.map(({ init }) => init.keepalive)).to.deep.equal([true, false]);
  });

  for (const [name, respond] of Object.entries({ "a status other than ok": down, "a failed connection": refused }))
    it(`EXP-TRACK-65..67 sends it again after 5 s, twice: ${name}`, async () => {
      const { delivery, provider, bodies } = pageWith(respond);
      delivery.deliver(request("line"));
      await provider.pass(60_000, 1000);
      expect(provider.requests.map(({ time }) => time)).to.deep.equal([0, 5000, 10_000]);
      expect(bodies()).to.deep.equal(["line", "line", "line"]);
    });

  it("EXP-TRACK-65 stops once it is accepted, even after a response that never ended", async () => {
    const { delivery, provider, kept } = pageWith(silent);
    delivery.deliver(request("line"));
    await provider.pass(14_000, 1000);
    provider.respond = accepted;
    await provider.pass(60_000, 1000);
    expect(provider.requests.map(({ time }) => time)).to.deep.equal([0, 15_000]);
    expect(kept()).to.deep.equal([]);
  });

  it("EXP-TRACK-61 EXP-TRACK-64 keeps what failed in offline mode, with its parameters, time and kind", async () => {
    const { delivery, provider, kept, reports } = pageWith(refused);
    const failing = request("data\n", {
      variationDataUrl: "exposure\n",
      experimentId: 7,
      variationId: 70,
      timestamp: 5,
      isExperiment: true,
    });
    delivery.deliver(failing);
    await provider.pass(20_000, 1000);
    expect(kept()).to.deep.equal([failing]);
    expect(reports).to.have.length(1);
    expect(reports[0]).to.include("sent again later: Maximum retries reached");
  });

  it("gives up failed requests without offline mode", async () => {
    const { delivery, provider, kept, reports } = pageWith(refused, { isOfflineMode: () => false });
    delivery.deliver(request("line"));
    await provider.pass(20_000, 1000);
    provider.respond = accepted;
    delivery.resume();
    delivery.deliver(request("next"));
    await provider.pass();
    expect(provider.requests.map(({ body }) => body)).to.deep.equal(["line", "line", "line", "next"]);
    expect(kept()).to.deep.equal([]);
    expect(reports[0]).to.include("given up");
  });

  it("EXP-TRACK-62..63 sends what failed again before the next request, and removes it once it is accepted", async () => {
    const { delivery, provider, bodies, kept } = pageWith(refused);
    delivery.deliver(request("first"));
    await provider.pass(20_000, 1000);
    provider.respond = accepted;
    delivery.deliver(request("second"));
    await provider.pass();
    expect(bodies().slice(3)).to.deep.equal(["first", "second"]);
    expect(kept()).to.deep.equal([]);
  });

  it("sends one request at a time to a provider that is down, and the others once it is accepted", async () => {
    const { delivery, provider, bodies, kept } = pageWith(refused);
    for (const line of ["first", "second", "third"]) {
      delivery.deliver(request(line));
      await provider.pass(20_000, 1000);
    }
    expect(bodies().filter((body) => body === "second")).to.have.length(3);
    const before = bodies().length;
    delivery.resume();
    await provider.pass(20_000, 1000);
    expect(bodies().slice(before)).to.deep.equal(["first", "first", "first"]);
    provider.respond = accepted;
    delivery.resume();
    await provider.pass();
    expect(bodies().slice(before + 3)).to.deep.equal(["first", "second", "third"]);
    expect(kept()).to.deep.equal([]);
  });

  it("EXP-TRACK-62..63 sends what failed again when it is resumed, once", async () => {
    const { delivery, provider, bodies, kept } = pageWith(refused);
    delivery.deliver(request("first"));
    await provider.pass(20_000, 1000);
    provider.respond = accepted;
    delivery.resume();
    delivery.resume();
    await provider.pass();
    expect(bodies().slice(3)).to.deep.equal(["first"]);
    expect(kept()).to.deep.equal([]);
  });

  it("keeps the requests under way when the page ends, and the next page sends the same lines; accepted ones are not sent again", async () => {
    const first = pageWith((received) => (received.body === "accepted" ? new Response("") : new Promise(() => {})), {
      isOfflineMode: () => false,
    });
    first.delivery.deliver(request("accepted"));
    first.delivery.deliver(request("on its way"));
    await first.provider.pass();
    const second = pageWith(accepted, { isOfflineMode: () => false }, first.texts);
    second.delivery.resume();
    await second.provider.pass();
    expect(second.bodies()).to.deep.equal(["on its way"]);
    expect(second.kept()).to.deep.equal([]);
    const third = pageWith(accepted, {}, first.texts);
    third.delivery.resume();
    await third.provider.pass();
    expect(third.bodies()).to.deep.equal([]);
  });

  it("removes only its own from what another tab keeps too", async () => {
    const texts = memoryStorage();
    const one = pageWith(accepted, {}, texts);
    const other = pageWith(refused, {}, texts);
    other.delivery.deliver(request("of the other"));
    one.delivery.deliver(request("of the one"));
    await one.provider.pass();
    expect(one.bodies()).to.deep.equal(["of the one"]);
    expect(one.kept().map(({ dataUrl }) => dataUrl)).to.deep.equal(["of the other"]);
  });

  it("keeps a request that is sent while the page is left until a page sees it accepted, with the same lines", async () => {
    const left = pageWith(silent);
    left.delivery.deliver(request("line"));
    await left.provider.pass();
    expect(left.provider.requests.map(({ body, init }) => [body, init.keepalive])).to.deep.equal([["line", true]]);
    expect(left.kept()).to.have.length(1);
    for (const respond of [down, refused]) {
      const without = pageWith(respond, {}, left.texts);
      without.delivery.resume();
      await without.provider.pass();
      expect([without.bodies(), without.kept().length]).to.deep.equal([["line"], 1]);
    }
    const next = pageWith(accepted, {}, left.texts);
    next.delivery.resume();
    await next.provider.pass();
    expect([next.bodies(), next.kept()]).to.deep.equal([["line"], []]);
  });

  it("stores nothing of a visitor who did not agree, and still tries again", async () => {
    const { delivery, provider, texts, bodies } = pageWith(down, { isKept: () => false });
    delivery.deliver(request("line"));
    expect(texts.get("kameleoonOfflineTracking")).to.equal(null);
    await provider.pass(5000, 1000);
    expect(bodies()).to.deep.equal(["line", "line"]);
    expect(texts.get("kameleoonOfflineTracking")).to.equal(null);
  });

  const lines = "eventType=page&nonce=1\neventType=conversion&goalId=1&nonce=2\neventType=activity&nonce=3\n";
  for (const isConversionAllowed of [true, false])
    it(`gives up waiting requests when the visitor refuses, ${isConversionAllowed ? "except for conversions" : "conversions too"}`, async () => {
      const { delivery, provider, bodies, kept } = pageWith(refused);
      delivery.deliver(request(lines, { variationDataUrl: "exposure\n", isExperiment: true }));
      delivery.deliver(request("of another", { visitorCode: "another" }));
      await provider.pass(20_000, 1000);
      const before = bodies().length;
      provider.respond = accepted;
      delivery.restrict("visitor", isConversionAllowed);
      expect(kept().map(({ dataUrl }) => dataUrl)).to.deep.equal(
        isConversionAllowed ? ["of another", "eventType=conversion&goalId=1&nonce=2\n"] : ["of another"],
      );
      delivery.resume();
      await provider.pass();
      expect(bodies().slice(before)).to.deep.equal(
        isConversionAllowed ? ["of another", "eventType=conversion&goalId=1&nonce=2\n"] : ["of another"],
      );
    });

  it("gives up the requests of an earlier page if the visitor refuses before they are sent again", async () => {
    const first = pageWith(silent);
    first.delivery.deliver(request("line"));
    const second = pageWith(accepted, {}, first.texts);
    second.delivery.restrict("visitor", true);
    second.delivery.resume();
    await second.provider.pass();
    expect([second.bodies(), second.kept()]).to.deep.equal([[], []]);
  });

  it("keeps the latest hundred requests at most", async () => {
    const { delivery, kept } = pageWith(silent);
    for (let count = 1; count <= 105; count += 1) delivery.deliver(request(`line ${count}`));
    expect([kept().length, kept()[0]?.dataUrl]).to.deep.equal([100, "line 6"]);
  });

  it("ignores stored requests of another form or another site", async () => {
    const texts = memoryStorage();
    texts.set(
      "kameleoonOfflineTracking",
      JSON.stringify({
        requestParameters: [null, 3, {}, { visitorCode: "v" }, request("of another site", { siteCode: "other" }), request("good")],
      }),
    );
    const { delivery, provider, bodies } = pageWith(accepted, {}, texts);
    delivery.resume();
    await provider.pass();
    expect(bodies()).to.deep.equal(["good"]);
    texts.set("kameleoonOfflineTracking", JSON.stringify({ requestParameters: "text" }));
    expect(() => delivery.resume()).not.to.throw();
  });

  it("sends nothing again once it is stopped", async () => {
    const { delivery, provider, kept } = pageWith(refused);
    delivery.deliver(request("line"));
    await provider.pass();
    delivery.stop();
    await provider.pass(20_000, 1000);
    expect([provider.requests.length, kept().length]).to.deep.equal([1, 1]);
  });
});
