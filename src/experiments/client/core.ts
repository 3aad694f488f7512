import type { ExperimentClientOptions } from "./options.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Connection } from "../connection/interface.js";
import type { Permission } from "../visitor/consent.js";
import type { Report } from "../common/report.js";
import type { ObjectStore } from "../common/object-store.js";
import type { Visitors } from "../visitor/visitors.js";

/** What the parts of a client share. */
export interface ClientCore {
  readonly client: ExperimentClientOptions;
  readonly siteCode: string;
  /** Name of the environment whose flags are evaluated, such as `production`. */
  readonly environment: string;
  readonly store: ObjectStore;
  readonly visitors: Visitors;
  readonly report: Report;
  /** Milliseconds since 1970. */
  now(): number;
  /** The configuration in force; null as long as there is none. */
  known(): Configuration | null;
  /** The configuration in force; throws Initialization. */
  configuration(): Configuration;
  /** Puts a configuration in force. Returns whether the server sends updates; throws, and changes nothing, where it cannot be read. */
  take(served: unknown): boolean;
  permission(visitorCode: string): Permission;
  isOverridden(featureKey: string): boolean;
  /** Whether a request that failed is sent again later. */
  isOfflineMode(): boolean;
  /** Does a task with the connection, at once or when it is loaded. */
  connect(task: (connection: Connection) => void): void;
  connected(): Promise<Connection>;
}
