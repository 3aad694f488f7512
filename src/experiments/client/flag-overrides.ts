import type { Configuration } from "../configuration/configuration.js";

/** The configuration with each overridden flag enabled, and with its variation for every visitor. */
export function withOverrides(configuration: Configuration, overrides: ReadonlyMap<string, string>): Configuration {
  const featureFlags = new Map(configuration.featureFlags);
  for (const [key, defaultVariationKey] of overrides) {
    const flag = featureFlags.get(key);
    if (flag) featureFlags.set(key, { ...flag, environmentEnabled: true, defaultVariationKey, rules: [] });
  }
  return { ...configuration, featureFlags };
}
