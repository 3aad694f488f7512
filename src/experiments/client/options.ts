import type { HostSettings } from "../connection/hosts.js";
import type { ClientServices } from "./services.js";
import type { VisitorCodeManager } from "../visitor/visitor-code.js";

export interface ExperimentClientOptions extends HostSettings {
  /** The site's code at the provider; Credentials is thrown without it. */
  readonly siteCode: string;
  /** `production` when absent. */
  readonly environment?: "production" | "staging" | "development";
  /** Minutes between two requests of the configuration: 60 when absent, 1 at least. */
  readonly updateInterval?: number;
  /** Milliseconds until a request is given up: 10,000 when absent. */
  readonly requestTimeout?: number;
  /** Minutes between two removals of the data of inactive visitors, 1 at least; at the start only when absent. */
  readonly targetingDataCleanupInterval?: number;
  /** Domain of the visitor code's cookie, such as `.example.com`; the page's own host when absent. */
  readonly cookieDomain?: string;
  /** The configuration as served, or its JSON text: the client can be used at once, and never requests another. */
  readonly configuration?: unknown;
  /** Variation keys by feature key, in the place of what the rules decide: for tests by hand. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Keeps the visitor code in the place of the cookie. */
  readonly visitorCodeManager?: VisitorCodeManager;
  /** The page around the client; the browser's when absent. */
  readonly services?: Partial<ClientServices>;
}

export const environmentOf = ({ environment }: ExperimentClientOptions) =>
  environment === "staging" || environment === "development" ? environment : "production";
