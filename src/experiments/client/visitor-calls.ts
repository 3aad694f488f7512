import type { VisitorDatum } from "../visitor/data.js";
import { isVisitorDatum } from "../visitor/stored-reader.js";
import { addDatum, checkVisitorCode } from "../visitor/visitor.js";
import type { ClientCore } from "./core.js";
import type { ExperimentClient } from "./interface.js";

/** The client's calls that add data of a visitor, and send it. */
export function createVisitorCalls(core: ClientCore): Pick<ExperimentClient, "addData" | "flush" | "trackConversion"> {
  const { configuration, visitors } = core;

  function addData(visitorCode: string, ...data: readonly VisitorDatum[]): void {
    const inForce = configuration();
    checkVisitorCode(visitorCode);
    const visitor = visitors.get(visitorCode);
    for (const datum of data)
      if (isVisitorDatum(datum)) addDatum(visitor, datum, core.now(), inForce);
      else core.report(`a datum of a visitor is left out, since it does not have the form of its type: ${JSON.stringify(datum)}.`);
    visitors.changed(visitor);
  }

  function flush(visitorCode?: string, isUniqueIdentifier = false): void {
    configuration();
    if (visitorCode !== undefined) checkVisitorCode(visitorCode);
    core.connect((connection) => connection.flush(visitorCode, isUniqueIdentifier));
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
