import type { ExperimentClient } from "./client-interface.js";
import { settingsOf, type ExperimentClientOptions } from "./client-options.js";
import { readConfiguration } from "./configuration-reader.js";
import { createConfigurationSource } from "./configuration-source.js";
import type { Configuration } from "./configuration.js";
import { createConsents } from "./consents.js";
import { createDelivery } from "./delivery.js";
import { KameleoonError } from "./errors.js";
import { withOverrides } from "./flag-overrides.js";
import { createFlagCalls } from "./flag-calls.js";
import { createHosts } from "./hosts.js";
import { createIdentity } from "./identity.js";
import { isText } from "./json.js";
import { createRecentExposures } from "./recent-exposures.js";
import { createRemoteCalls } from "./remote-calls.js";
import { createReport, reasonOf } from "./report.js";
import { createSend } from "./request.js";
import { browserServices } from "./services.js";
import { createObjectStore } from "./storage.js";
import { createTracker } from "./tracker.js";
import { createVisitorCalls } from "./visitor-calls.js";
import { createVisitorCodeStore } from "./visitor-code.js";
import { createVisitors } from "./visitors.js";

/** Milliseconds after which a client that requested nothing sends what an earlier page left. */
const resumeDelay = 1000;

/** Throws Credentials without a site code. */
export function createExperimentClient(options: ExperimentClientOptions): ExperimentClient {
  const { siteCode } = options;
  if (!isText(siteCode) || siteCode === "") throw new KameleoonError("Credentials");
  const services = { ...browserServices(), ...options.services };
  const { clock, random } = services;
  const settings = settingsOf(options);
  const report = createReport(services.warn);
  const store = createObjectStore(
    services.storage((error) => report(`${new KameleoonError("StorageInitialization").message}: ${reasonOf(error)}`)),
    report,
  );
  const send = createSend(services.fetch, clock, settings.requestTimeout);
  const hosts = createHosts(options, report);
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  const listeners = new Set<() => void>();

  let served: Configuration | null = null;
  /** As served, but for what is overridden. */
  let configuration: Configuration | null = null;
  let isOfflineMode = false;
  let starting: Promise<boolean> | null = null;
  let settle: (isInitialized: boolean) => void = () => {};
  const ready = new Promise<boolean>((resolve) => (settle = resolve));

  /** Throws Initialization. */
  function inForce(): Configuration {
    if (!configuration) throw new KameleoonError("Initialization");
    return configuration;
  }

  const identity = createIdentity({
    codes: createVisitorCodeStore(services.cookies, options.cookieDomain, options.visitorCodeManager),
    consents: createConsents(store),
    configuration: () => configuration,
    random,
  });
  const { permission } = identity;
  const isKept = (visitorCode: string) => permission(visitorCode).isKept;
  const dataHost = () => hosts(served?.dataApiDomain ?? null).data;
  const { sendBeacon, openEvents } = services;
  const visitors = createVisitors(store, clock, isKept);
  const delivery = createDelivery({
    siteCode,
    dataHost,
    send,
    sendBeacon,
    clock,
    store,
    report,
    isKept,
    isOfflineMode: () => isOfflineMode,
  });
  const tracker = createTracker({ siteCode, configuration: inForce, clock, delivery, permission, random, changed: visitors.changed });
  const recent = createRecentExposures(clock);
  const source = createConfigurationSource({ ...settings, siteCode, hosts: hosts(null), send, clock, store, openEvents, report, use });

  function use(value: unknown): boolean {
    const reading = readConfiguration(value);
    const [problem, ...others] = reading.problems;
    if (!reading.configuration) throw new TypeError(problem);
    if (problem)
      report(`parts of the configuration are left out: ${problem} ${others.length} more. Correct them where the flags are managed.`);
    const isFirst = served === null;
    served = reading.configuration;
    applyOverrides();
    identity.apply();
    if (!isFirst) notify();
    return served.realTimeUpdate;
  }

  function applyOverrides(): void {
    configuration = served && withOverrides(served, overrides);
  }

  function notify(): void {
    for (const listener of [...listeners])
      try {
        listener();
      } catch (error) {
        report(`a listener of configuration updates threw: ${reasonOf(error)}`);
      }
  }

  /** A configuration that the page holds, in the place of a requested one. */
  function useGiven(given: unknown): void {
    try {
      use(isText(given) ? JSON.parse(given) : given);
      settle(true);
      resumeTimer = clock.setTimeout(delivery.resume, resumeDelay);
    } catch (error) {
      report(`the configuration in the page cannot be read, and initialize requests another: ${reasonOf(error)}`);
    }
  }

  async function start(): Promise<boolean> {
    try {
      await source.start();
      delivery.resume();
    } finally {
      starting = null;
      settle(served !== null);
    }
    return served !== null;
  }

  function removeInactive(): void {
    visitors.removeInactive();
    if (settings.cleanupInterval !== null) cleanupTimer = clock.setTimeout(removeInactive, settings.cleanupInterval);
  }

  let resumeTimer: number | undefined;
  let cleanupTimer: number | undefined;
  if (options.configuration !== undefined) useGiven(options.configuration);
  removeInactive();
  const stops = [services.onPageHidden(tracker.flushLast), services.onOnline(delivery.resume)];

  return {
    ...createFlagCalls({
      environment: settings.environment,
      configuration: inForce,
      isOverridden: (featureKey) => overrides.has(featureKey),
      visitors,
      tracker,
      recent,
      clock,
      report,
    }),
    ...createVisitorCalls({ configuration: inForce, visitors, tracker, remote: createRemoteCalls(siteCode, dataHost, send), clock }),
    ready,
    isInitialized: () => served !== null,
    async initialize(useCache = false) {
      isOfflineMode = useCache;
      if (served) return true;
      starting ??= start();
      return starting;
    },
    getVisitorCode(defaultVisitorCode) {
      const visitorCode = identity.visitorCode(defaultVisitorCode);
      tracker.resume(visitors.get(visitorCode));
      return visitorCode;
    },
    setLegalConsent(visitorCode, consent) {
      identity.decide(visitorCode, consent);
      const visitor = visitors.get(visitorCode);
      const { isKept: mayKeep, sent } = permission(visitorCode);
      if (!consent) delivery.restrict(visitorCode, sent !== "nothing");
      if (!mayKeep) visitors.forget(visitor);
      else visitors.changed(visitor);
      tracker.resume(visitor);
    },
    onConfigurationUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    overrideFlag(featureKey, variationKey) {
      if (variationKey === null) overrides.delete(featureKey);
      else overrides.set(featureKey, variationKey);
      applyOverrides();
      notify();
    },
    dispose() {
      for (const stop of [...stops, source.stop, tracker.stop, delivery.stop, recent.stop]) stop();
      for (const timer of [resumeTimer, cleanupTimer]) clock.clearTimeout(timer);
      listeners.clear();
      settle(served !== null);
    },
  };
}
