import type { Clock } from "../../platform/clock.js";
import type { ExperimentClient } from "../client/interface.js";
import type { Configuration } from "../configuration/configuration.js";
import { KameleoonError } from "../common/errors.js";
import { isRecord } from "../common/json.js";
import type { RemoteVisitorFilters } from "./remote-visitor-filters.js";
import { reasonOf } from "../common/report.js";
import type { Send } from "./request.js";
import type { CustomData } from "../visitor/data.js";
import { mergeRemoteVisitor } from "../visitor/remote-visitor.js";
import { addDatum, checkVisitorCode, createVisitor } from "../visitor/visitor.js";
import type { Visitors } from "../visitor/visitors.js";

export interface RemoteCallsOptions {
  readonly siteCode: string;
  dataHost(): string;
  readonly send: Send;
  /** Throws Initialization. */
  configuration(): Configuration;
  readonly visitors: Visitors;
  readonly clock: Clock;
}

/** The client's calls of the data host. */
export type RemoteCalls = Pick<ExperimentClient, "getRemoteData" | "getRemoteVisitorData" | "getVisitorWarehouseAudience">;

const visitsMaximum = 25;

export function createRemoteCalls({ siteCode, dataHost, send, configuration, visitors, clock }: RemoteCallsOptions): RemoteCalls {
  const site = `siteCode=${encodeURIComponent(siteCode)}`;

  async function get(path: string): Promise<unknown> {
    try {
      const body: unknown = JSON.parse(await send(dataHost() + path));
      return body;
    } catch (error) {
      throw new KameleoonError("RemoteData", reasonOf(error));
    }
  }

  // The provider reads what stands behind an ampersand in the key as parameters of its own.
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
