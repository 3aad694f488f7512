import type { ExperimentClient } from "./client-interface.js";
import type { Configuration } from "./configuration.js";
import type { Connection } from "./connection.js";
import type { Report } from "./report.js";
import type { VisitorDatum } from "./visitor/data.js";
import { isVisitorDatum } from "./visitor/stored-reader.js";
import { addDatum, checkVisitorCode } from "./visitor/visitor.js";
import type { Visitors } from "./visitors.js";

export interface VisitorCallsOptions {
  /** Throws Initialization. */
  configuration(): Configuration;
  readonly visitors: Visitors;
  /** Milliseconds since 1970. */
  now(): number;
  readonly report: Report;
  /** Does a task with the connection, at once or when it is loaded. */
  connect(task: (connection: Connection) => void): void;
}

/** The client's calls that add what is known of a visitor, and send it. */
export function createVisitorCalls({
  configuration,
  visitors,
  now,
  report,
  connect,
}: VisitorCallsOptions): Pick<ExperimentClient, "addData" | "flush" | "trackConversion"> {
  function addData(visitorCode: string, ...data: readonly VisitorDatum[]): void {
    const inForce = configuration();
    checkVisitorCode(visitorCode);
    const visitor = visitors.get(visitorCode);
    for (const datum of data)
      if (isVisitorDatum(datum)) addDatum(visitor, datum, now(), inForce);
      else report(`a datum of a visitor is left out, since it has not the form of its type: ${JSON.stringify(datum)}.`);
    visitors.changed(visitor);
  }

  function flush(visitorCode?: string, isUniqueIdentifier = false): void {
    configuration();
    if (visitorCode !== undefined) checkVisitorCode(visitorCode);
    const those = visitorCode === undefined ? visitors.withUnsentData() : [visitors.get(visitorCode)];
    connect(({ tracker }) => {
      for (const visitor of those) tracker.flush(visitor, visitorCode ?? visitor.code, isUniqueIdentifier);
    });
  }

  return {
    addData,
    flush,
    trackConversion({ visitorCode, goalId, revenue = 0, negative = false, isUniqueIdentifier }) {
      addData(visitorCode, { type: "conversion", goalId, revenue, negative });
      flush(visitorCode, isUniqueIdentifier);
    },
  };
}
