import type { Cookies } from "../../platform/cookies.js";
import { memoryStorage, type KeyValueStore } from "../../platform/storage.js";
import { createExperimentClient } from "../client/client.js";
import type { ExperimentClientOptions } from "../client/options.js";
// Loaded first, so that the client's import() does not wait for the file system.
import "../connection/connection.js";
import { fakeProvider, json, type ReceivedRequest } from "./provider.driver.js";
import type { VisitorDatum } from "../visitor/data.js";

export const visitor = "visitor";

interface RuleSettings {
  readonly type?: string;
  readonly exposition?: number;
  readonly variationId?: number | null;
  readonly segment?: object | null;
}

/** A flag whose one rule gives every visitor the variation `on`: experiment 7, variation 70. */
export const flagOf = (
  featureKey: string,
  experimentId = 7,
  { type = "EXPERIMENTATION", exposition = 1, variationId = experimentId * 10, segment = null }: RuleSettings = {},
) => ({
  id: experimentId,
  featureKey,
  environmentEnabled: true,
  defaultVariationKey: "off",
  variations: [
    {
      key: "on",
      variables: [
        { key: "colour", type: "STRING", value: "red" },
        { key: "size", type: "NUMBER", value: 3 },
      ],
    },
    { key: "off", variables: [{ key: "colour", type: "STRING", value: "grey" }] },
  ],
  rules: [
    {
      id: experimentId,
      type,
      exposition,
      experimentId,
      respoolTime: null,
      variationByExposition: [{ variationKey: "on", variationId, exposition: 1 }],
      segment,
    },
  ],
});

export interface SiteSettings {
  readonly consentType?: "REQUIRED" | "NOT_REQUIRED";
  readonly realTimeUpdate?: boolean;
  readonly dataApiDomain?: string | null;
  readonly customData?: readonly object[];
  readonly flags?: readonly object[];
}

/** A configuration as served. */
export const siteOf = ({
  consentType = "NOT_REQUIRED",
  realTimeUpdate = false,
  dataApiDomain = null,
  customData = [],
  flags = [flagOf("banner")],
}: SiteSettings = {}) => ({
  configuration: { consentType, realTimeUpdate, dataApiDomain },
  customData,
  featureFlags: flags,
});

/** A site of two flags, `banner` and `second`. */
export const siteOfTwoFlags = siteOf({ flags: [flagOf("banner"), flagOf("second", 8)] });

/** What pages track; each with the line that is sent for it, without its nonce. */
export const pageView: VisitorDatum = { type: "pageView", urlAddress: "https://ski.example/", title: "Ski" };
export const pageLine = "eventType=page&href=https%3A%2F%2Fski.example%2F&title=Ski";
export const conversion = { visitorCode: visitor, goalId: 5 };
export const conversionLine = "eventType=conversion&goalId=5&revenue=0&negative=false";
/** The exposure to the flag `banner`. */
export const exposureLine = "eventType=experiment&id=7&variationId=70";

/** What a browser keeps from page to page. */
export interface Browser {
  readonly texts: KeyValueStore;
  readonly jar: Map<string, string>;
}

export const newBrowser = (): Browser => ({ texts: memoryStorage(), jar: new Map() });

const keys = ["kameleoonTargetingData", "kameleoonVariationData", "kameleoonConsentData", "kameleoonOfflineTracking"];

/** A page with a client; `respond` is what the provider responds with, the site's configuration by default. */
export function pageWith(site: unknown, options: Partial<ExperimentClientOptions> = {}, browser: Browser = newBrowser()) {
  const isConfiguration = ({ url }: ReceivedRequest) => url.startsWith("https://sdk-config");
  const provider = fakeProvider((request) => (isConfiguration(request) ? json(site) : new Response("{}")));
  const cookieWrites: string[] = [];
  const warnings: string[] = [];
  const listeners = { hidden: new Set<() => void>(), online: new Set<() => void>() };
  const listenTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const cookies: Cookies = {
    get: (name) => browser.jar.get(name) ?? null,
    set(name, value, { days, domain } = {}) {
      cookieWrites.push(`${name}=${value}; days=${days}${domain === undefined ? "" : `; domain=${domain}`}`);
      if (days === 0) browser.jar.delete(name);
      else browser.jar.set(name, value);
    },
  };
  const client = createExperimentClient({
    siteCode: "site",
    ...options,
    services: {
      clock: provider.clock,
      cookies,
      fetch: provider.fetch,
      openEvents: provider.openEvents,
      storage: () => browser.texts,
      onPageHidden: listenTo(listeners.hidden),
      onOnline: listenTo(listeners.online),
      warn: (message) => void warnings.push(message),
      ...options.services,
    },
  });
  const tracked = () => provider.requests.filter(({ url }) => url.includes("/visit/events"));
  return {
    client,
    provider,
    browser,
    cookieWrites,
    warnings,
    tracked,
    /** The lines of all tracking requests, without their nonces. */
    lines: () => tracked().flatMap(({ body }) => linesOf(body)),
    /** The stored data of visitors, by key. */
    stored: () =>
      Object.fromEntries(keys.flatMap((key) => (browser.texts.get(key) === null ? [] : [[key, JSON.parse(browser.texts.get(key) ?? "")]]))),
    hide: () => listeners.hidden.forEach((listener) => listener()),
    goOnline: () => listeners.online.forEach((listener) => listener()),
    listenerCount: () => listeners.hidden.size + listeners.online.size,
  };
}

/** A page whose client is initialised. */
export async function startedPage(
  site: unknown = siteOf(),
  options: Partial<ExperimentClientOptions> = {},
  browser: Browser = newBrowser(),
) {
  const page = pageWith(site, options, browser);
  await page.client.initialize();
  return page;
}

/** The event lines of a body, without their nonces. */
export const linesOf = (body: string): string[] =>
  body
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/&nonce=[0-9A-F]{16}$/, ""));

/** The nonces of the event lines of a body, in their order. */
export const noncesOf = (body: string): string[] => [...body.matchAll(/&nonce=([0-9A-F]{16})$/gm)].map(([, nonce = ""]) => nonce);
