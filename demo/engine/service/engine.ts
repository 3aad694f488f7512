import type { HttpBindings } from "@hono/node-server";
import type { EngineAnswers } from "../answers.js";
import type { ExperimentsProvider } from "../experiments/provider.js";
import type { EngineClock } from "./clock.js";
import type { Faults } from "./faults.js";
import type { OriginOf } from "./own-origins.js";
import type { RequestLog } from "./request-log.js";

/** The services that the routes use. */
export interface Engine {
  readonly answers: EngineAnswers;
  readonly clock: EngineClock;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly experiments: ExperimentsProvider;
  readonly originOf: OriginOf;
  /** Whether the environment tells clients to send calls that only read by GET. */
  readonly readsByGet?: boolean;
  /** The origins whose pages may hold the seller's in a frame; by default the pages of this machine. */
  readonly frameParents?: readonly string[];
}

/** What Node adds to a request; empty when the app is called without a server. */
export interface EngineEnv {
  Bindings: Partial<HttpBindings>;
}
