import type { Report } from "../common/report.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Visitor } from "../visitor/visitor.js";

/** What the evaluation of flags reads. */
export interface EvaluationContext {
  readonly configuration: Configuration;
  readonly visitor: Visitor;
  /** Name of the environment whose configuration it is, such as `production`. */
  readonly environment: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly report: Report;
  /** Segments that were evaluated because others refer to them. */
  followed?: number;
}
