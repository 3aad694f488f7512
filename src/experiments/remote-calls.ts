import { KameleoonError } from "./errors.js";
import { isRecord } from "./json.js";
import { reasonOf } from "./report.js";
import type { Send } from "./request.js";
import type { CustomData } from "./visitor/data.js";

/** What is requested of a visitor; what is absent is not. */
export interface RemoteVisitorFilters {
  /** Visits before the current one, 1 to 25; 1 when absent. */
  readonly previousVisitAmount?: number;
  readonly currentVisit?: boolean;
  readonly customData?: boolean;
  readonly conversion?: boolean;
  readonly geolocation?: boolean;
  readonly experiments?: boolean;
  readonly pageViews?: boolean;
  readonly device?: boolean;
  readonly browser?: boolean;
  readonly operatingSystem?: boolean;
  /** The likelihood of conversions. */
  readonly kcs?: boolean;
}

/** Calls of the data host. All reject with RemoteData for a failed request, and for a body that is not JSON. */
export interface RemoteCalls {
  data(key: string): Promise<unknown>;
  /** Rejects with VisitAmount for an amount that is not allowed. */
  visitor(visitorCode: string, isMappingIdentifier: boolean, filters?: RemoteVisitorFilters): Promise<unknown>;
}

const visitsMaximum = 25;

export function createRemoteCalls(siteCode: string, dataHost: () => string, send: Send): RemoteCalls {
  const site = `siteCode=${encodeURIComponent(siteCode)}`;
  async function get(path: string): Promise<unknown> {
    try {
      const body: unknown = JSON.parse(await send(dataHost() + path));
      return body;
    } catch (error) {
      throw new KameleoonError("RemoteData", reasonOf(error));
    }
  }
  return {
    // The provider reads what stands behind an ampersand in the key as parameters of its own.
    data: (key) => get(`/map/map?${site}&key=${encodeURI(key)}`),
    async visitor(visitorCode, isMappingIdentifier, filters = { currentVisit: true, customData: true }) {
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
      const query = [
        site,
        `${isMappingIdentifier ? "mappingValue" : "visitorCode"}=${encodeURIComponent(visitorCode)}`,
        `maxNumberPreviousVisits=${previousVisitAmount}`,
        ...Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [`${name}=true`] : [])),
      ];
      return get(`/visit/visitor?${query.join("&")}`);
    },
  };
}

/** The audiences of a visitor in a response to a data call, as custom data; null without any. */
export function audiencesIn(body: unknown, index: number): CustomData | null {
  if (!isRecord(body) || !isRecord(body.warehouseAudiences)) return null;
  return { type: "customData", index, value: Object.keys(body.warehouseAudiences) };
}
