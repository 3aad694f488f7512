import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type Configuration, configurationShape } from "./configuration.js";
import { createEventRecord, type EventRecord } from "./record.js";
import { siteCode } from "./site.js";

const ownShape = v.strictObject({
  goals: v.array(v.strictObject({ id: v.number(), name: v.string() })),
  configuration: configurationShape,
  remoteData: v.record(v.string(), v.unknown()),
});

const own = v.parse(ownShape, JSON.parse(readFileSync(new URL("../data/experiments.json", import.meta.url), "utf8")));

/** The ids of the site's goals. */
export const goals: readonly number[] = own.goals.map(({ id }) => id);

/** What followers of the configuration receive when it changes. */
interface ConfigurationChange {
  readonly siteCode: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/** One who receives the changes of the configuration. */
interface Follower {
  changed(change: ConfigurationChange): void;
  cut(): void;
}

/** The experiments provider without its HTTP. */
export interface ExperimentsProvider {
  readonly record: EventRecord;
  now(): number;
  configuration(): Configuration;
  /** Replaces the configuration, by the engine's own when null, and notifies its followers. */
  setConfiguration(configuration: Configuration | null): void;
  /** The JSON that is kept under a key; undefined for an unknown key. */
  remoteData(key: string): unknown;
  /** Calls `changed` at each change of the configuration until the returned function is called, and `cut` at `cutFollowers`. */
  follow(follower: Follower): () => void;
  /** Ends what every follower receives; each may follow again. */
  cutFollowers(): void;
  /** How many follow the configuration now. */
  followers(): number;
}

export function createExperimentsProvider(now: () => number = Date.now): ExperimentsProvider {
  const followers = new Set<Follower>();
  let configuration = own.configuration;
  return {
    record: createEventRecord(now),
    now,
    configuration: () => configuration,
    setConfiguration(next) {
      configuration = next ?? own.configuration;
      for (const { changed } of followers) changed({ siteCode, ts: now() });
    },
    remoteData: (key) => (Object.hasOwn(own.remoteData, key) ? own.remoteData[key] : undefined),
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    cutFollowers() {
      for (const { cut } of followers) cut();
    },
    followers: () => followers.size,
  };
}
