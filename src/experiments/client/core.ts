import type { Report } from "../common/report.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Connection } from "../connection/interface.js";
import type { Visitors } from "../visitor/visitors.js";

/** What the calls of a client share. */
export interface ClientCore {
  /** Name of the environment whose flags are evaluated, such as `production`. */
  readonly environment: string;
  readonly visitors: Visitors;
  readonly report: Report;
  /** Milliseconds since 1970. */
  now(): number;
  /** The configuration in force; throws Initialization. */
  configuration(): Configuration;
  isOverridden(featureKey: string): boolean;
  /** Runs a task with the connection, at once or when it is loaded. */
  connect(task: (connection: Connection) => void): void;
}
