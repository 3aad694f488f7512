import type { ObjectStore } from "../common/object-store.js";
import type { Report } from "../common/report.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Decision } from "../evaluation/flags.js";
import type { Permission } from "../visitor/consent.js";
import type { Visitor } from "../visitor/visitor.js";
import type { Visitors } from "../visitor/visitors.js";
import type { RecentExposures } from "./recent-exposures.js";
import type { RemoteCalls } from "./remote-calls.js";
import type { ConnectionSettings } from "./settings.js";

/** What a connection needs of its client. */
export interface ConnectionContext {
  readonly settings: ConnectionSettings;
  readonly siteCode: string;
  /** Name of the environment whose flags are evaluated, such as `production`. */
  readonly environment: string;
  readonly store: ObjectStore;
  readonly visitors: Visitors;
  readonly report: Report;
  /** The configuration in force; null while there is none. */
  known(): Configuration | null;
  /** The configuration in force; throws Initialization. */
  configuration(): Configuration;
  /** Puts a configuration in force. Returns whether the server sends updates; throws, and changes nothing, if it cannot be read. */
  take(served: unknown): boolean;
  permission(visitorCode: string): Permission;
  /** Whether a request that failed is sent again later. */
  isOfflineMode(): boolean;
}

/** The exchange of a client with the provider: it is loaded after the evaluation of flags. */
export interface Connection extends RemoteCalls, Pick<RecentExposures, "trackingCode"> {
  /** Puts a configuration in force, keeps it up to date, and resumes. Rejects with ClientConfiguration if there is none. */
  start(): Promise<void>;
  /** Sends what failed before, on this page or an earlier one. */
  resume(): void;
  /** Sends what an earlier page left of a visitor. */
  meet(visitor: Visitor): void;
  /** Sends what a visitor's decision allows, and gives up what it does not. */
  decided(visitor: Visitor, visitorCode: string, consent: boolean, sent: Permission["sent"]): void;
  expose(visitor: Visitor, visitorCode: string, isUniqueIdentifier: boolean, featureKey: string, decision: Decision): void;
  /** Sends a visitor's data, or the data of every visitor, at once. */
  flush(visitorCode: string | undefined, isUniqueIdentifier: boolean): void;
  stop(): void;
}
