import type { Configuration } from "../configuration/configuration.js";
import type { Visitor } from "../visitor/visitor.js";

/** Called with a sentence on what could not be evaluated as it stands. */
export type Log = (message: string) => void;

/** What the evaluation of flags reads. */
export interface EvaluationContext {
  readonly configuration: Configuration;
  readonly visitor: Visitor;
  /** Name of the environment whose configuration it is, such as `production`. */
  readonly environment: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Log;
  /** Segments that others led to so far. */
  followed?: number;
}
