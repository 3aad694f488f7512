import type { ClientCore } from "./core.js";
import type { ExperimentClient } from "./interface.js";
import { environmentOf, type ExperimentClientOptions } from "./options.js";
import { readConfiguration } from "../configuration/reader.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Connection } from "../connection/interface.js";
import { KameleoonError } from "../common/errors.js";
import { createFlagCalls } from "./flag-calls.js";
import { withOverrides } from "./flag-overrides.js";
import { createIdentity } from "../visitor/identity.js";
import { isBoolean, isText } from "../common/json.js";
import { createReport, reasonOf, textOf } from "../common/report.js";
import { browserServices } from "./services.js";
import { createObjectStore } from "../common/object-store.js";
import { createVisitorCalls } from "./visitor-calls.js";
import { createVisitorCodeStore } from "../visitor/visitor-code.js";
import { createVisitors } from "../visitor/visitors.js";

/** Throws Credentials without a site code. */
export function createExperimentClient(client: ExperimentClientOptions): ExperimentClient {
  const { siteCode } = client;
  if (!isText(siteCode) || siteCode === "") throw new KameleoonError("Credentials");
  const services = { ...browserServices(), ...client.services };
  const now = () => client.services?.clock?.now() ?? Date.now();
  const report = createReport(services.warn);
  let isStorageRefused = false;
  const storage = services.storage((error, isWrite) => {
    if (!isStorageRefused) report(new KameleoonError(isWrite ? "StorageWrite" : "StorageInitialization", reasonOf(error)).message);
    isStorageRefused = true;
  });
  const store = createObjectStore(storage, report);
  const overrides = new Map(Object.entries(client.overrides ?? {}));
  const listeners = new Set<() => void>();

  let served: Configuration | null = null;
  /** As served, but for what is overridden. */
  let inForce: Configuration | null = null;
  let isOfflineMode = false;
  let isDisposed = false;
  let starting: Promise<boolean> | null = null;
  let settle: (isInitialized: boolean) => void = () => {};
  const ready = new Promise<boolean>((resolve) => (settle = resolve));
  let connection: Connection | null = null;
  let loading: Promise<Connection> | null = null;

  const known = () => inForce;
  const codes = createVisitorCodeStore(services.cookies, client.cookieDomain, client.visitorCodeManager);
  const identity = createIdentity(codes, store, known);
  const { permission } = identity;
  const visitors = createVisitors(store, now, (visitorCode) => permission(visitorCode).isKept);
  const core: ClientCore = {
    client,
    siteCode,
    environment: environmentOf(client),
    store,
    visitors,
    report,
    now,
    known,
    configuration() {
      if (!inForce) throw new KameleoonError("Initialization");
      return inForce;
    },
    take,
    permission,
    isOverridden: (featureKey) => overrides.has(featureKey),
    isOfflineMode: () => isOfflineMode,
    connect,
    connected,
  };

  async function load(): Promise<Connection> {
    const { createConnection } = await import("../connection/connection.js");
    connection = createConnection(core);
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
      connect(({ resume }) => resume());
    } catch (error) {
      report(`the configuration in the page cannot be read, and initialize requests another: ${reasonOf(error)}`);
    }
  }

  async function start(): Promise<boolean> {
    try {
      const { start: startConnection } = await connected();
      await startConnection();
    } catch (error) {
      throw error instanceof KameleoonError ? error : new KameleoonError("ClientConfiguration", reasonOf(error));
    } finally {
      starting = null;
      settle(served !== null);
    }
    return served !== null;
  }

  if (client.configuration !== undefined) takeGiven(client.configuration);

  return {
    ...createFlagCalls(core),
    ...createVisitorCalls(core),
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
      connect(({ meet }) => meet(visitors.get(visitorCode)));
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
      connect(({ decided }) => decided(visitor, visitorCode, consent, sent));
    },
    getEngineTrackingCode: (visitorCode) => connection?.trackingCode(visitorCode) ?? "",
    getRemoteData: async (key) => (await connected()).getRemoteData(key),
    getRemoteVisitorData: async (request) => (await connected()).getRemoteVisitorData(request),
    getVisitorWarehouseAudience: async (request) => (await connected()).getVisitorWarehouseAudience(request),
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
