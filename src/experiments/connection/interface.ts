import type { Permission } from "../visitor/consent.js";
import type { explainFlags } from "../evaluation/explain-flags.js";
import type { Decision } from "../evaluation/flags.js";
import type { RecentExposures } from "./recent-exposures.js";
import type { RemoteCalls } from "./remote-calls.js";
import type { Visitor } from "../visitor/visitor.js";

/** What a client does beside the evaluation of flags, above all with the provider: it is loaded while the page is drawn. */
export interface Connection extends RemoteCalls, Pick<RecentExposures, "trackingCode"> {
  /** Puts a configuration in force, keeps it up to date, and resumes. Rejects with ClientConfiguration where there is none. */
  start(): Promise<void>;
  /** Sends what failed before, on this page or an earlier one. */
  resume(): void;
  /** Sends what an earlier page left of a visitor. */
  meet(visitor: Visitor): void;
  /** Sends what a visitor's decision allows, and gives up what it does not. */
  decided(visitor: Visitor, visitorCode: string, consent: boolean, sent: Permission["sent"]): void;
  expose(visitor: Visitor, visitorCode: string, isUniqueIdentifier: boolean, featureKey: string, decision: Decision): void;
  /** Sends a visitor's data, or that of every visitor with data, at once. */
  flush(visitorCode: string | undefined, isUniqueIdentifier: boolean): void;
  readonly explainFlags: typeof explainFlags;
  stop(): void;
}
