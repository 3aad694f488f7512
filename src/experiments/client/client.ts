import { errorMessage } from "../../domain/error-message.js";
import { KameleoonError } from "../common/errors.js";
import { isText } from "../common/json.js";
import { createObjectStore, type ObjectStore } from "../common/object-store.js";
import { createReport, type Report } from "../common/report.js";
import { createIdentity } from "../visitor/identity.js";
import { createVisitorCodeStore } from "../visitor/visitor-code.js";
import { createVisitors } from "../visitor/visitors.js";
import { createConfigurationInForce } from "./configuration-in-force.js";
import { createConnectionLoader } from "./connection-loader.js";
import type { ClientCore } from "./core.js";
import { createFlagCalls } from "./flag-calls.js";
import { createIdentityCalls } from "./identity-calls.js";
import { createInitialization } from "./initialization.js";
import type { ExperimentClient } from "./interface.js";
import { environmentOf, type ExperimentClientOptions } from "./options.js";
import { browserServices, type ClientServices } from "./services.js";
import { createVisitorCalls } from "./visitor-calls.js";

/** Throws Credentials without a site code. */
export function createExperimentClient(options: ExperimentClientOptions): ExperimentClient {
  const { siteCode, overrides } = options;
  if (!isText(siteCode) || siteCode === "") throw new KameleoonError("Credentials");
  const { cookies, storage, warn } = { ...browserServices(), ...options.services };
  const now = () => options.services?.clock?.now() ?? Date.now();
  const environment = environmentOf(options);
  const report = createReport(warn);
  const store = createStore(storage, report);
  const codes = createVisitorCodeStore(cookies, options.cookieDomain, options.visitorCodeManager);

  const inForce = createConfigurationInForce({ overrides, report, taken: () => identity.apply() });
  const { known, configuration, take, isOverridden } = inForce;
  const identity = createIdentity(codes, store, known);
  const { permission } = identity;
  const visitors = createVisitors(store, now, (visitorCode) => permission(visitorCode).isKept);
  const isOfflineMode = () => initialization.isOfflineMode();
  const connectionContext = {
    settings: options,
    siteCode,
    environment,
    store,
    visitors,
    report,
    known,
    configuration,
    take,
    permission,
    isOfflineMode,
  };
  const loader = createConnectionLoader(connectionContext);
  const initialization = createInitialization(inForce, loader, report);
  const core: ClientCore = { environment, visitors, report, now, configuration, isOverridden, connect: loader.connect };

  if (options.configuration !== undefined) initialization.useGiven(options.configuration);

  return {
    ready: initialization.ready,
    isInitialized: initialization.isInitialized,
    initialize: initialization.initialize,
    ...createIdentityCalls(core, identity),
    ...createVisitorCalls(core),
    ...createFlagCalls(core),
    getRemoteData: async (key) => (await loader.load()).getRemoteData(key),
    getRemoteVisitorData: async (request) => (await loader.load()).getRemoteVisitorData(request),
    getVisitorWarehouseAudience: async (request) => (await loader.load()).getVisitorWarehouseAudience(request),
    getEngineTrackingCode: (visitorCode) => loader.loaded()?.trackingCode(visitorCode) ?? "",
    onConfigurationUpdate: inForce.onUpdate,
    overrideFlag: inForce.override,
    dispose() {
      loader.stop();
      inForce.stop();
      initialization.stop();
    },
  };
}

/** Reports once that the browser refuses its storage. */
function createStore(storage: ClientServices["storage"], report: Report): ObjectStore {
  let isRefused = false;
  const texts = storage((error, isWrite) => {
    if (!isRefused) report(new KameleoonError(isWrite ? "StorageWrite" : "StorageInitialization", errorMessage(error)).message);
    isRefused = true;
  });
  return createObjectStore(texts, report);
}
