import { errorMessage } from "../../domain/error-message.js";
import { KameleoonError } from "../common/errors.js";
import type { Report } from "../common/report.js";
import type { Configuration } from "../configuration/configuration.js";
import { readConfiguration } from "../configuration/reader.js";
import { withOverrides } from "./flag-overrides.js";

/** The configuration that flags are evaluated with: as served, except for the flags that are overridden. */
export interface ConfigurationInForce {
  /** Null while there is none. */
  known(): Configuration | null;
  /** Throws Initialization while there is none. */
  configuration(): Configuration;
  /** Puts a configuration in force. Returns whether the server sends updates; throws, and changes nothing, if it cannot be read. */
  take(value: unknown): boolean;
  /** Gives a flag a variation for every visitor; null removes it. */
  override(featureKey: string, variationKey: string | null): void;
  isOverridden(featureKey: string): boolean;
  /** Calls back when another configuration is in force. Returns how to stop. */
  onUpdate(listener: () => void): () => void;
  stop(): void;
}

export interface ConfigurationInForceOptions {
  /** Variation keys by feature key. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
  readonly report: Report;
  /** Called when a configuration has been taken, before the listeners. */
  taken(): void;
}

export function createConfigurationInForce({ report, taken, ...options }: ConfigurationInForceOptions): ConfigurationInForce {
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  const listeners = new Set<() => void>();
  let served: Configuration | null = null;
  let inForce: Configuration | null = null;

  function applyOverrides(): void {
    inForce = served && withOverrides(served, overrides);
  }

  function notify(): void {
    for (const listener of [...listeners])
      try {
        listener();
      } catch (error) {
        report(`a listener of configuration updates threw: ${errorMessage(error)}`);
      }
  }

  return {
    known: () => inForce,
    configuration() {
      if (!inForce) throw new KameleoonError("Initialization");
      return inForce;
    },
    take(value) {
      const isFirst = served === null;
      served = read(value, report);
      applyOverrides();
      taken();
      if (!isFirst) notify();
      return served.realTimeUpdate;
    },
    override(featureKey, variationKey) {
      if (variationKey === null) overrides.delete(featureKey);
      else overrides.set(featureKey, variationKey);
      applyOverrides();
      notify();
    },
    isOverridden: (featureKey) => overrides.has(featureKey),
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => listeners.clear(),
  };
}

/** Throws a TypeError for a value that is no configuration. */
function read(value: unknown, report: Report): Configuration {
  const { configuration, problems } = readConfiguration(value);
  const [problem, ...others] = problems;
  if (!configuration) throw new TypeError(problem);
  if (problem)
    report(`parts of the configuration are left out: ${problem} ${others.length} more. Correct them where the flags are managed.`);
  return configuration;
}
