import { type FlagExplanation, startClient } from "../../pages/client/experiments-layer.js";
import { keepOverrides, readOverrides } from "../../pages/client/flag-overrides.js";
import type { FlagRow } from "./flags.js";

/** The flags of this browser's visitor, as the experiments layer of a page decides them. */
export interface Experiments {
  readonly visitorCode: string;
  flags(): readonly FlagRow[];
  /** Kept for the pages that open later. */
  override(key: string, variation: string | null): void;
}

function reasonOf({ error, isOverridden, isEnabled, decision }: FlagExplanation): string {
  if (error !== null || !decision) return error ?? "nothing";
  if (isOverridden) return "override";
  if (!isEnabled) return "disabled in production";
  const { rule, reason, experimentId, variationId } = decision;
  if (!rule) return "no rule: the default";
  if (reason === "not-allocated") return `rule ${rule.id}, which gave no variation: the default`;
  return `${rule.type === "TARGETED_DELIVERY" ? "targeted delivery" : "experiment"} ${experimentId}, rule ${rule.id}, variation ${variationId}`;
}

function rowOf(explanation: FlagExplanation): FlagRow {
  const { featureKey, isOverridden, isEnabled, decision, variationKeys } = explanation;
  const variation = isEnabled && decision ? decision.variationKey : null;
  return {
    key: featureKey,
    variation,
    decidedBy: reasonOf(explanation),
    variations: variationKeys,
    override: isOverridden ? variation : null,
  };
}

/** Calls back when the flags may be others. Rejects when the configuration cannot be loaded. */
export async function followExperiments(onChange: () => void): Promise<Experiments> {
  const overrides = new Map(Object.entries(readOverrides()));
  const client = await startClient(Object.fromEntries(overrides));
  client.onConfigurationUpdate(onChange);
  const visitorCode = client.getVisitorCode();
  return {
    visitorCode,
    flags: () => client.explainFlags(visitorCode).map(rowOf),
    override(key, variation) {
      if (variation === null) overrides.delete(key);
      else overrides.set(key, variation);
      keepOverrides(Object.fromEntries(overrides));
      client.overrideFlag(key, variation);
    },
  };
}
