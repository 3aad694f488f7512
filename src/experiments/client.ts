import type { ExperimentClient } from "./client-interface.js";
import { environmentOf, type ExperimentClientOptions } from "./client-options.js";
import { readConfiguration } from "./configuration-reader.js";
import type { Configuration } from "./configuration.js";
import type { Connection } from "./connection.js";
import { createConsents } from "./consents.js";
import { KameleoonError } from "./errors.js";
import { createFlagCalls } from "./flag-calls.js";
import { withOverrides } from "./flag-overrides.js";
import { createIdentity } from "./identity.js";
import { isBoolean, isText } from "./json.js";
import { createReport, reasonOf, textOf } from "./report.js";
import { browserServices } from "./services.js";
import { createObjectStore } from "./storage.js";
import { createVisitorCalls } from "./visitor-calls.js";
import { createVisitorCodeStore } from "./visitor-code.js";
import { createVisitors } from "./visitors.js";

/** Throws Credentials without a site code. */
export function createExperimentClient(options: ExperimentClientOptions): ExperimentClient {
  const { siteCode } = options;
  if (!isText(siteCode) || siteCode === "") throw new KameleoonError("Credentials");
  const services = { ...browserServices(), ...options.services };
  const environment = environmentOf(options);
  const now = () => options.services?.clock?.now() ?? Date.now();
  const report = createReport(services.warn);
  let isStorageRefused = false;
  const storage = services.storage((error, isWrite) => {
    if (!isStorageRefused) report(new KameleoonError(isWrite ? "StorageWrite" : "StorageInitialization", reasonOf(error)).message);
    isStorageRefused = true;
  });
  const store = createObjectStore(storage, report);
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  const listeners = new Set<() => void>();

  let served: Configuration | null = null;
  /** As served, but for what is overridden. */
  let inForce: Configuration | null = null;
  let isOfflineMode = false;
  let isDisposed = false;
  let starting: Promise<boolean> | null = null;
  let settle: (isInitialized: boolean) => void = () => {};
  const ready = new Promise<boolean>((resolve) => (settle = resolve));

  function configuration(): Configuration {
    if (!inForce) throw new KameleoonError("Initialization");
    return inForce;
  }

  const identity = createIdentity({
    codes: createVisitorCodeStore(services.cookies, options.cookieDomain, options.visitorCodeManager),
    consents: createConsents(store),
    configuration: () => inForce,
  });
  const { permission } = identity;
  const visitors = createVisitors(store, now, (visitorCode) => permission(visitorCode).isKept);

  let connection: Connection | null = null;
  let loading: Promise<Connection> | null = null;

  async function load(): Promise<Connection> {
    const { createConnection } = await import("./connection.js");
    connection = createConnection({
      client: options,
      siteCode,
      environment,
      store,
      report,
      configuration,
      dataApiDomain: () => served?.dataApiDomain ?? null,
      take,
      permission,
      isOfflineMode: () => isOfflineMode,
      visitors,
    });
    if (isDisposed) connection.stop();
    return connection;
  }

  function connected(): Promise<Connection> {
    loading ??= load();
    return loading;
  }

  function connect(task: (connection: Connection) => void): void {
    if (isDisposed) return;
    if (connection) return task(connection);
    connected().then(
      (loaded) => isDisposed || task(loaded),
      (error: unknown) => report(`nothing is sent from this page, since a part of the library could not be loaded: ${reasonOf(error)}`),
    );
  }

  function take(value: unknown): boolean {
    const { configuration: read, problems } = readConfiguration(value);
    const [problem, ...others] = problems;
    if (!read) throw new TypeError(problem);
    if (problem)
      report(`parts of the configuration are left out: ${problem} ${others.length} more. Correct them where the flags are managed.`);
    const isFirst = served === null;
    served = read;
    applyOverrides();
    identity.apply();
    if (!isFirst) notify();
    return read.realTimeUpdate;
  }

  function applyOverrides(): void {
    inForce = served && withOverrides(served, overrides);
  }

  function notify(): void {
    for (const listener of [...listeners])
      try {
        listener();
      } catch (error) {
        report(`a listener of configuration updates threw: ${reasonOf(error)}`);
      }
  }

  /** A configuration that the page holds is never replaced by a requested one. */
  function takeGiven(given: unknown): void {
    try {
      take(isText(given) ? JSON.parse(given) : given);
      settle(true);
      connect(({ delivery }) => delivery.resume());
    } catch (error) {
      report(`the configuration in the page cannot be read, and initialize requests another: ${reasonOf(error)}`);
    }
  }

  async function start(): Promise<boolean> {
    try {
      const { source, delivery } = await connected();
      if (!isDisposed) await source.start();
      if (!isDisposed) delivery.resume();
    } catch (error) {
      throw error instanceof KameleoonError ? error : new KameleoonError("ClientConfiguration", reasonOf(error));
    } finally {
      starting = null;
      settle(served !== null);
    }
    return served !== null;
  }

  if (options.configuration !== undefined) takeGiven(options.configuration);

  return {
    ...createFlagCalls({
      environment,
      configuration,
      isOverridden: (featureKey) => overrides.has(featureKey),
      visitors,
      now,
      report,
      connect,
      connected,
    }),
    ...createVisitorCalls({ configuration, visitors, now, report, connect }),
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
      connect(({ tracker }) => inForce && tracker.resume(visitors.get(visitorCode)));
      return visitorCode;
    },
    setLegalConsent(visitorCode, given) {
      const consent = given === true;
      if (!isBoolean(given)) report(`setLegalConsent takes true or false; ${textOf(given)} counts as false.`);
      identity.decide(visitorCode, consent);
      const visitor = visitors.get(visitorCode);
      const { isKept, sent } = permission(visitorCode);
      if (isKept) visitors.changed(visitor);
      else visitors.forget(visitor);
      connect(({ delivery, tracker }) => {
        if (!consent) delivery.restrict(visitorCode, sent !== "nothing");
        if (inForce) tracker.resume(visitor);
      });
    },
    getEngineTrackingCode: (visitorCode) => connection?.recent.trackingCode(visitorCode) ?? "",
    getRemoteData: async (key) => (await connected()).remote.getRemoteData(key),
    getRemoteVisitorData: async (request) => (await connected()).remote.getRemoteVisitorData(request),
    getVisitorWarehouseAudience: async (request) => (await connected()).remote.getVisitorWarehouseAudience(request),
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
      isDisposed = true;
      connection?.stop();
      listeners.clear();
      settle(served !== null);
    },
  };
}
