import { hostsAt, siteCode } from "../../engine/experiments/site.js";
import type { FlagOverrides } from "./flag-overrides.js";

/** The library's experiments layer, as far as the demo's pages use it: they load it as any page does, from the built files. */

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
  explainFlags(visitorCode: string): readonly FlagExplanation[];
  overrideFlag(key: string, variation: string | null): void;
  onConfigurationUpdate(listener: () => void): () => void;
}

interface Layer {
  createExperimentClient(options: {
    readonly siteCode: string;
    readonly hosts: Readonly<Record<"configuration" | "data" | "events", string>>;
    readonly overrides: FlagOverrides;
  }): ExperimentClient;
}

const address = "/dist/experiments.js";

/** A client of the engine that serves the page. Rejects when the layer or the configuration cannot be loaded. */
export async function startClient(overrides: FlagOverrides): Promise<ExperimentClient> {
  const layer: Layer = await import(address);
  const client = layer.createExperimentClient({ siteCode, hosts: hostsAt(location.origin), overrides });
  await client.initialize();
  return client;
}
