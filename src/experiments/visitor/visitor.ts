import type { VisitorDatum } from "./data.js";
import type { StoredVariations, TargetingData } from "./targeting-data.js";

/** One visitor: what is known, what was allocated, and what is still to be sent. */
export interface Visitor {
  readonly code: string;
  targeting: TargetingData;
  variations: StoredVariations;
  /** Data that is still to be sent, in the order in which the lines are written. */
  readonly unsent: Map<string, VisitorDatum>;
  /** The value that identifies the visitor on every device; null without one. */
  mappingValue: string | null;
}
