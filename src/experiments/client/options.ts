import type { ConnectionSettings } from "../connection/settings.js";
import type { VisitorCodeManager } from "../visitor/visitor-code.js";
import type { ClientServices } from "./services.js";

export interface ExperimentClientOptions extends ConnectionSettings {
  /** The site's code at the provider; Credentials is thrown without it. */
  readonly siteCode: string;
  /** `production` when absent. */
  readonly environment?: "production" | "staging" | "development";
  /** Domain of the visitor code's cookie, such as `.example.com`; the page's own host when absent. */
  readonly cookieDomain?: string;
  /** The configuration as served, or its JSON text: the client can be used at once, and never requests another. */
  readonly configuration?: unknown;
  /** Variation keys by feature key, instead of what the rules decide: for tests by hand. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Keeps the visitor code instead of the cookie. */
  readonly visitorCodeManager?: VisitorCodeManager;
  /** The page around the client; the browser's when absent. */
  readonly services?: Partial<ClientServices>;
}

export const environmentOf = ({ environment }: ExperimentClientOptions) =>
  environment === "staging" || environment === "development" ? environment : "production";
