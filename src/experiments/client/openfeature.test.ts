import { OpenFeature, ProviderEvents } from "@openfeature/web-sdk";
import { expect } from "chai";
import { exposureLine, flagOf, pageWith, siteOf, visitor } from "../testing/client.driver.js";
import { json } from "../testing/provider.driver.js";
import { createExperimentProvider } from "./openfeature.js";

const variable = (key: string, type: string, value: unknown) => ({ key, type, value });
const flagWith = (featureKey: string, variables: readonly object[]) => ({ ...flagOf(featureKey), variations: [{ key: "on", variables }] });

const site = siteOf({
  flags: [
    flagOf("banner"),
    flagWith("number", [variable("size", "NUMBER", 3)]),
    flagWith("object", [variable("json", "JSON", '{"a":[1]}'), variable("isWide", "BOOLEAN", true), variable("bad", "STRING", "x")]),
    flagWith("broken", [variable("json", "JSON", "{")]),
    { ...flagOf("disabled"), environmentEnabled: false },
  ],
});

/** OpenFeature's own client, over a page with our provider. */
async function openFeature(targetingKey: string | undefined = visitor) {
  const page = pageWith(site);
  await OpenFeature.setContext(targetingKey === undefined ? {} : { targetingKey });
  await OpenFeature.setProviderAndWait(createExperimentProvider(page.client));
  return { ...page, flags: OpenFeature.getClient() };
}

describe("the OpenFeature provider", () => {
  afterEach(() => OpenFeature.clearProviders());

  it("is ready once the client is initialised, and evaluates flags of every type", async () => {
    const { flags, client } = await openFeature();
    expect(client.isInitialized()).to.equal(true);
    expect(flags.getBooleanValue("banner", false)).to.equal(true);
    expect(flags.getStringValue("banner", "none")).to.equal("on");
    expect(flags.getNumberValue("number", 0)).to.equal(3);
    expect(flags.getObjectValue("object", {})).to.deep.equal({ a: [1] });
    expect(flags.getBooleanDetails("banner", false)).to.include({ value: true, reason: "SPLIT" });
  });

  it("reads the variable that the context names", async () => {
    const { flags } = await openFeature();
    await OpenFeature.setContext({ targetingKey: visitor, variableKey: "isWide" });
    expect(flags.getBooleanValue("object", false)).to.equal(true);
    await OpenFeature.setContext({ targetingKey: visitor, variableKey: "colour" });
    expect(flags.getStringValue("banner", "none")).to.equal("red");
  });

  it("returns the default value, with OpenFeature's name of the error", async () => {
    const { flags } = await openFeature();
    expect(flags.getBooleanDetails("none", true)).to.include({ value: true, errorCode: "FLAG_NOT_FOUND" });
    expect(flags.getNumberDetails("banner", 9)).to.include({ value: 9, errorCode: "TYPE_MISMATCH" });
    expect(flags.getObjectDetails("broken", [])).to.deep.include({ value: [], errorCode: "PARSE_ERROR" });
    expect(flags.getStringDetails("disabled", "given")).to.include({ value: "given", reason: "DISABLED" });
    await OpenFeature.setContext({ targetingKey: "x".repeat(256) });
    expect(flags.getBooleanDetails("banner", false)).to.include({ value: false, errorCode: "INVALID_CONTEXT" });
  });

  it("recognises the errors of a client from another copy of the library", async () => {
    const { client } = await openFeature();
    const other = Object.assign(new Error("No feature flag with key banner was found."), {
      name: "KameleoonError",
      type: "FeatureFlagConfigurationNotFound",
    });
    const failing = {
      ...client,
      isFeatureFlagActive() {
        throw other;
      },
    };
    await OpenFeature.setProviderAndWait(createExperimentProvider(failing));
    const details = OpenFeature.getClient().getBooleanDetails("banner", true);
    expect(details).to.include({ value: true, errorCode: "FLAG_NOT_FOUND", errorMessage: other.message });
  });

  it("is in error if there is no configuration", async () => {
    const page = pageWith(null);
    let message = "";
    await OpenFeature.setProviderAndWait(createExperimentProvider(page.client)).catch((error: unknown) => (message = String(error)));
    expect(message).to.include("Couldn't retrieve client configuration");
    expect(OpenFeature.getClient().getBooleanValue("banner", false)).to.equal(false);
  });

  it("takes the client's own visitor if the context names none, and sends exposures and conversions", async () => {
    const { flags, client, provider, tracked, lines } = await openFeature(undefined);
    await OpenFeature.setContext({});
    const code = client.getVisitorCode("of-client");
    flags.getBooleanValue("banner", false);
    flags.track("5", { value: 12 });
    flags.track("no goal");
    await provider.pass(1000, 100);
    expect(new URL(tracked()[0]?.url ?? "").searchParams.get("visitorCode")).to.equal(code);
    expect(lines()).to.deep.equal(["eventType=conversion&goalId=5&revenue=12&negative=false", exposureLine]);
  });

  it("reports another configuration, and ends the client when it is closed", async () => {
    const { flags, provider, listenerCount } = await openFeature();
    const changed: unknown[] = [];
    flags.addHandler(ProviderEvents.ConfigurationChanged, (details) => void changed.push(details?.flagsChanged));
    provider.respond = () => json(siteOf({ flags: [flagOf("other")] }));
    await provider.pass(3_600_000, 3_600_000);
    expect(changed).to.deep.equal([["other"]]);
    await OpenFeature.clearProviders();
    expect([listenerCount(), provider.clock.pending()]).to.deep.equal([0, 0]);
  });
});
