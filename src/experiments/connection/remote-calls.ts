import { errorMessage } from "../../domain/error-message.js";
import type { Clock } from "../../platform/clock.js";
import { KameleoonError } from "../common/errors.js";
import { isRecord } from "../common/json.js";
import type { Configuration } from "../configuration/configuration.js";
import type { CustomData } from "../visitor/data.js";
import { mergeRemoteVisitor } from "../visitor/remote-visitor.js";
import type { TargetingData } from "../visitor/targeting-data.js";
import { addDatum, checkVisitorCode, createVisitor } from "../visitor/visitor.js";
import type { Visitors } from "../visitor/visitors.js";
import type { RemoteVisitorFilters } from "./remote-visitor-filters.js";
import type { Send } from "./request.js";

export interface RemoteCallsOptions {
  readonly siteCode: string;
  dataHost(): string;
  readonly send: Send;
  /** Throws Initialization. */
  configuration(): Configuration;
  readonly visitors: Visitors;
  readonly clock: Clock;
}

/** The client's requests to the data host. */
export interface RemoteCalls {
  /** Rejects with RemoteData. */
  getRemoteData(key: string): Promise<unknown>;
  /** The data that the provider has recorded of a visitor; added to the visitor unless `shouldAddData` is false. Rejects with VisitAmount and RemoteData. */
  getRemoteVisitorData(request: {
    readonly visitorCode: string;
    readonly shouldAddData?: boolean;
    readonly filters?: RemoteVisitorFilters;
    readonly isUniqueIdentifier?: boolean;
  }): Promise<TargetingData>;
  /** The audiences of a visitor, which are added as custom data; null without any. Rejects with RemoteData. */
  getVisitorWarehouseAudience(request: {
    readonly visitorCode: string;
    readonly customDataIndex: number;
    /** The visitor code when absent. */
    readonly warehouseKey?: string;
  }): Promise<CustomData | null>;
}

const visitsMaximum = 25;

export function createRemoteCalls({ siteCode, dataHost, send, configuration, visitors, clock }: RemoteCallsOptions): RemoteCalls {
  const site = `siteCode=${encodeURIComponent(siteCode)}`;

  async function get(path: string): Promise<unknown> {
    try {
      const body: unknown = JSON.parse(await send(dataHost() + path));
      return body;
    } catch (error) {
      throw new KameleoonError("RemoteData", errorMessage(error));
    }
  }

  // Not encodeURIComponent: the provider reads what follows an ampersand in the key as further parameters.
  const getRemoteData = (key: string) => get(`/map/map?${site}&key=${encodeURI(key)}`);

  return {
    getRemoteData,
    async getRemoteVisitorData({ visitorCode, shouldAddData = true, filters, isUniqueIdentifier = false }) {
      const inForce = configuration();
      checkVisitorCode(visitorCode);
      const visitor = `${isUniqueIdentifier ? "mappingValue" : "visitorCode"}=${encodeURIComponent(visitorCode)}`;
      const body = await get(`/visit/visitor?${site}&${visitor}&${queryOf(filters)}`);
      const known = createVisitor(visitorCode, {}, clock.now());
      mergeRemoteVisitor(known, body, inForce);
      if (shouldAddData) {
        const own = visitors.get(visitorCode);
        mergeRemoteVisitor(own, body, inForce);
        visitors.changed(own);
      }
      return known.targeting;
    },
    async getVisitorWarehouseAudience({ visitorCode, customDataIndex, warehouseKey }) {
      checkVisitorCode(visitorCode);
      const body = await getRemoteData(warehouseKey ?? visitorCode);
      if (!isRecord(body) || !isRecord(body.warehouseAudiences)) return null;
      const audiences: CustomData = { type: "customData", index: customDataIndex, value: Object.keys(body.warehouseAudiences) };
      const own = visitors.get(visitorCode);
      addDatum(own, audiences, clock.now(), configuration());
      visitors.changed(own);
      return audiences;
    },
  };
}

/** Throws VisitAmount. */
function queryOf(filters: RemoteVisitorFilters = { currentVisit: true, customData: true }): string {
  const { previousVisitAmount = 1 } = filters;
  if (previousVisitAmount < 1 || previousVisitAmount > visitsMaximum) throw new KameleoonError("VisitAmount");
  const flags = {
    customData: filters.customData,
    conversion: filters.conversion,
    geolocation: filters.geolocation,
    experiment: filters.experiments,
    page: filters.pageViews,
    staticData: filters.device || filters.browser || filters.operatingSystem,
    currentVisit: filters.currentVisit,
    kcs: filters.kcs,
  };
  const names = Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [`${name}=true`] : []));
  return [`maxNumberPreviousVisits=${previousVisitAmount}`, ...names].join("&");
}
