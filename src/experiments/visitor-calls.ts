import type { Clock } from "../platform/clock.js";
import type { ExperimentClient } from "./client-interface.js";
import type { Configuration } from "./configuration.js";
import { audiencesIn, type RemoteCalls } from "./remote-calls.js";
import type { Tracker } from "./tracker.js";
import type { VisitorDatum } from "./visitor/data.js";
import { mergeRemoteVisitor } from "./visitor/remote-visitor.js";
import { addDatum, checkVisitorCode, createVisitor } from "./visitor/visitor.js";
import type { Visitors } from "./visitors.js";

export interface VisitorCallsOptions {
  /** Throws Initialization. */
  configuration(): Configuration;
  readonly visitors: Visitors;
  readonly tracker: Tracker;
  readonly remote: RemoteCalls;
  readonly clock: Clock;
}

type VisitorCalls = Pick<
  ExperimentClient,
  "addData" | "flush" | "trackConversion" | "getRemoteData" | "getRemoteVisitorData" | "getVisitorWarehouseAudience"
>;

/** The client's calls that add what is known of a visitor, and send it. */
export function createVisitorCalls({ configuration, visitors, tracker, remote, clock }: VisitorCallsOptions): VisitorCalls {
  function addData(visitorCode: string, ...data: readonly VisitorDatum[]): void {
    const inForce = configuration();
    checkVisitorCode(visitorCode);
    const visitor = visitors.get(visitorCode);
    for (const datum of data) addDatum(visitor, datum, clock.now(), inForce);
    visitors.changed(visitor);
  }

  function flush(visitorCode?: string, isUniqueIdentifier = false): void {
    configuration();
    if (visitorCode === undefined) {
      for (const visitor of visitors.withData()) tracker.flush(visitor, visitor.code, isUniqueIdentifier);
      return;
    }
    checkVisitorCode(visitorCode);
    tracker.flush(visitors.get(visitorCode), visitorCode, isUniqueIdentifier);
  }

  return {
    addData,
    flush,
    trackConversion({ visitorCode, goalId, revenue, negative, isUniqueIdentifier }) {
      addData(visitorCode, { type: "conversion", goalId, revenue: revenue ?? 0, negative: negative ?? false });
      flush(visitorCode, isUniqueIdentifier);
    },
    getRemoteData: remote.data,
    async getRemoteVisitorData({ visitorCode, shouldAddData = true, filters, isUniqueIdentifier = false }) {
      const inForce = configuration();
      checkVisitorCode(visitorCode);
      const body = await remote.visitor(visitorCode, isUniqueIdentifier, filters);
      const known = createVisitor(visitorCode, {}, clock.now());
      mergeRemoteVisitor(known, body, inForce);
      if (shouldAddData) {
        const visitor = visitors.get(visitorCode);
        mergeRemoteVisitor(visitor, body, inForce);
        visitors.changed(visitor);
      }
      return known.targeting;
    },
    async getVisitorWarehouseAudience({ visitorCode, customDataIndex, warehouseKey }) {
      checkVisitorCode(visitorCode);
      const audiences = audiencesIn(await remote.data(warehouseKey ?? visitorCode), customDataIndex);
      if (audiences) addData(visitorCode, audiences);
      return audiences;
    },
  };
}
