import { hostsAt, siteCode } from "../../engine/experiments/site.js";

/** The library's experiments layer, as far as the console uses it: it loads the built files, as any page does. */

export interface FlagExplanation {
  readonly featureKey: string;
  readonly isEnabled: boolean;
  readonly isOverridden: boolean;
  readonly variationKeys: readonly string[];
  readonly decision: {
    readonly variationKey: string;
    readonly variationId: number | null;
    readonly experimentId: number | null;
    readonly rule: { readonly id: number | string; readonly type: string } | null;
    readonly reason: "allocated" | "not-allocated" | "no-rule";
  } | null;
  readonly error: string | null;
}

export interface ExperimentClient {
  initialize(): Promise<boolean>;
  getVisitorCode(): string;
  explainFlags(visitorCode: string): Promise<readonly FlagExplanation[]>;
  onConfigurationUpdate(listener: () => void): () => void;
}

/** Variations by the key of the flag. */
type Overrides = Readonly<Record<string, string>>;

interface Layer {
  createExperimentClient(options: {
    readonly siteCode: string;
    readonly hosts: Readonly<Record<"configuration" | "data" | "events", string>>;
    readonly overrides: Overrides;
  }): ExperimentClient;
}

const address = "/dist/experiments.js";

/** A client of the engine that serves the page. Rejects when the layer or the configuration cannot be loaded. */
export async function startClient(overrides: Overrides): Promise<ExperimentClient> {
  const layer: Layer = await import(address);
  const client = layer.createExperimentClient({ siteCode, hosts: hostsAt(location.origin), overrides });
  await client.initialize();
  return client;
}
