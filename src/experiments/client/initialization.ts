import { errorMessage } from "../../domain/error-message.js";
import { KameleoonError } from "../common/errors.js";
import { isText } from "../common/json.js";
import type { Report } from "../common/report.js";
import type { ConfigurationInForce } from "./configuration-in-force.js";
import type { ConnectionLoader } from "./connection-loader.js";
import type { ExperimentClient } from "./interface.js";

export interface Initialization extends Pick<ExperimentClient, "ready" | "isInitialized" | "initialize"> {
  /** Puts the configuration that the page has in force, as served or as JSON text; it is never replaced by a requested one. */
  useGiven(configuration: unknown): void;
  /** Whether a request that failed is sent again later. */
  isOfflineMode(): boolean;
  stop(): void;
}

export function createInitialization({ known, take }: ConfigurationInForce, loader: ConnectionLoader, report: Report): Initialization {
  const isInitialized = () => known() !== null;
  let isOfflineMode = false;
  let starting: Promise<boolean> | null = null;
  let settle: (isReady: boolean) => void = () => {};
  const ready = new Promise<boolean>((resolve) => (settle = resolve));

  async function start(): Promise<boolean> {
    try {
      const connection = await loader.load();
      await connection.start();
    } catch (error) {
      throw error instanceof KameleoonError ? error : new KameleoonError("ClientConfiguration", errorMessage(error));
    } finally {
      starting = null;
      settle(isInitialized());
    }
    return isInitialized();
  }

  return {
    ready,
    isInitialized,
    async initialize(useCache = false) {
      isOfflineMode = useCache;
      if (isInitialized()) return true;
      starting ??= start();
      return starting;
    },
    useGiven(configuration) {
      try {
        take(isText(configuration) ? JSON.parse(configuration) : configuration);
        settle(true);
        loader.connect(({ resume }) => resume());
      } catch (error) {
        report(`the configuration in the page cannot be read, and initialize requests another: ${errorMessage(error)}`);
      }
    },
    isOfflineMode: () => isOfflineMode,
    stop: () => settle(isInitialized()),
  };
}
