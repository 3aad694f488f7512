import { type FlagExplanation, startClient } from "./experiments-layer.js";
import type { FlagRow } from "./flags.js";

/** The flags of this browser's visitor, as the experiments layer of a page decides them. */
export interface Experiments {
  readonly visitorCode: string;
  flags(): readonly FlagRow[];
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
export async function followExperiments(overrides: Readonly<Record<string, string>>, onChange: () => void): Promise<Experiments> {
  const client = await startClient(overrides);
  const visitorCode = client.getVisitorCode();
  const read = async () => (await client.explainFlags(visitorCode)).map(rowOf);
  let rows = await read();
  client.onConfigurationUpdate(async () => {
    rows = await read();
    onChange();
  });
  return { visitorCode, flags: () => rows };
}
