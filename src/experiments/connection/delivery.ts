import { errorMessage } from "../../domain/error-message.js";
import type { Clock } from "../../platform/clock.js";
import { isRecord, listOf } from "../common/json.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";
import type { Report } from "../common/report.js";
import { sdkType, sdkVersion } from "../common/sdk.js";
import { attempt, type Send } from "./request.js";

/** One tracking request, in the form in which it is stored until it is accepted. */
export interface TrackingRequest {
  readonly siteCode: string;
  readonly visitorCode: string;
  /** Whether the code is a value that identifies the visitor on every device. */
  readonly isMappingIdentifier: boolean;
  /** Event lines of visitor data, each with a line break. */
  readonly dataUrl: string;
  /** Event lines of exposures; null if there is none to send. */
  readonly variationDataUrl: string | null;
  /** The first of the exposures; null without one. */
  readonly experimentId: number | null;
  readonly variationId: number | null;
  /** Whether an exposure was due, and no variation was allocated. */
  readonly isUnallocated: boolean;
  readonly userAgent: string | null;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly isExperiment: boolean;
}

export interface DeliveryOptions {
  readonly siteCode: string;
  dataHost(): string;
  readonly send: Send;
  readonly clock: Clock;
  readonly store: ObjectStore;
  readonly report: Report;
  /** Whether a visitor's data may be kept on the device. */
  isKept(visitorCode: string): boolean;
  /** Whether a request that failed is sent again later. */
  isOfflineMode(): boolean;
}

export interface Delivery {
  /** Sends a request, after the requests that failed before. The browser completes it even if the page is left. */
  deliver(request: TrackingRequest): void;
  /** Sends what failed before, on this page or an earlier one. */
  resume(): void;
  /** Gives up the unsent requests of a visitor who refused, except for conversions if they are allowed. */
  restrict(visitorCode: string, isConversionAllowed: boolean): void;
  stop(): void;
}

const retryPause = 5000;
/** Requests that are kept until they are accepted; when there are more, the oldest is given up. */
const keptMaximum = 100;
/** Characters of all requests under way: browsers refuse more for requests that outlive the page. */
const keepaliveMaximum = 60_000;

export function createDelivery(options: DeliveryOptions): Delivery {
  const { siteCode, dataHost, send, clock, store, report, isKept, isOfflineMode } = options;
  const waiting = new Set<TrackingRequest>();
  const underWay = new Set<TrackingRequest>();

  function urlOf({ visitorCode, isMappingIdentifier }: TrackingRequest): string {
    const visitor = `${isMappingIdentifier ? "mappingValue" : "visitorCode"}=${encodeURIComponent(visitorCode)}`;
    return `${dataHost()}/visit/events?siteCode=${encodeURIComponent(siteCode)}&${visitor}&sdkName=${sdkType.toLowerCase()}&sdkVersion=${sdkVersion}`;
  }

  function changeStored(change: (requests: readonly unknown[]) => readonly unknown[]): void {
    store.change(storageKeys.tracking, (values) => {
      const requests = change(listOf(values.requestParameters));
      if (requests.length > 0) values.requestParameters = requests.slice(-keptMaximum);
      else delete values.requestParameters;
    });
  }

  function remove(request: TrackingRequest): void {
    waiting.delete(request);
    changeStored((requests) => requests.filter((other) => !(isTrackingRequest(other) && bodyOf(other) === bodyOf(request))));
  }

  function add(request: TrackingRequest): void {
    waiting.add(request);
    for (const oldest of waiting) if (waiting.size > keptMaximum) waiting.delete(oldest);
    if (isKept(request.visitorCode)) changeStored((requests) => [...requests, request]);
  }

  async function post(request: TrackingRequest): Promise<void> {
    if (underWay.has(request)) return;
    underWay.add(request);
    const body = bodyOf(request);
    const headers: HeadersInit = request.userAgent ? { "User-Agent": request.userAgent } : {};
    const keepalive = [...underWay].reduce((sum, other) => sum + bodyOf(other).length, 0) < keepaliveMaximum;
    try {
      await attempt(
        async () => waiting.has(request) && (await send(urlOf(request), { method: "POST", body, headers, keepalive })),
        clock,
        retryPause,
      );
      if (waiting.has(request)) remove(request);
      underWay.delete(request);
      for (const other of waiting) void post(other);
    } catch (error) {
      const isGivenUp = waiting.has(request) && !isOfflineMode();
      if (isGivenUp) remove(request);
      report(`a tracking request failed and is ${isGivenUp ? "given up" : "sent again later"}: ${errorMessage(error)}`);
    }
    underWay.delete(request);
  }

  /** The others follow once it is accepted: a provider that is down receives only this one. */
  function postOldest(): void {
    const [oldest] = waiting;
    if (oldest) void post(oldest);
  }

  function load(): void {
    const known = new Set([...waiting].map(bodyOf));
    for (const request of listOf(store.read(storageKeys.tracking).requestParameters))
      if (isTrackingRequest(request) && request.siteCode === siteCode && !known.has(bodyOf(request))) waiting.add(request);
  }

  return {
    deliver(request) {
      add(request);
      postOldest();
      void post(request);
    },
    resume() {
      load();
      postOldest();
    },
    restrict(visitorCode, isConversionAllowed) {
      load();
      for (const request of [...waiting].filter((other) => other.visitorCode === visitorCode)) {
        remove(request);
        const conversions = request.dataUrl.match(/^eventType=conversion.*\n?/gm);
        if (isConversionAllowed && conversions)
          add({ ...request, dataUrl: conversions.join(""), variationDataUrl: null, isExperiment: false });
      }
    },
    stop: () => waiting.clear(),
  };
}

function bodyOf({ dataUrl, variationDataUrl }: TrackingRequest): string {
  return variationDataUrl === null ? dataUrl : `${dataUrl}\n${variationDataUrl}`;
}

function isTrackingRequest(value: unknown): value is TrackingRequest {
  return isRecord(value) && typeof value.visitorCode === "string" && typeof value.dataUrl === "string";
}
