import * as v from "valibot";
import { type Call, calls } from "./request-log.js";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600000));

/** What goes wrong with a call, on demand. */
export const faultShape = v.strictObject({
  /** Waits so long before it answers; two numbers are the least and the most of a wait that varies. */
  latency: v.optional(v.union([milliseconds, v.tuple([milliseconds, milliseconds])])),
  /** Answers with this status and a problem in place of the answer. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Cuts the answer in its middle, or answers JSON of wrong types. */
  body: v.optional(v.picklist(["truncated", "wrong-types"])),
  /** Never answers, or closes the connection without an answer. */
  connection: v.optional(v.picklist(["hang", "drop"])),
  /** How many requests it befalls; all of them when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof faultShape>;

/** Faults by call, as the control endpoint takes them. */
export const faultsShape = v.strictObject(v.entriesFromList(calls, v.optional(faultShape)));

/** The header that brings a fault for one request, as JSON of `Fault`. */
export const faultHeader = "x-engine-fault";

export interface Faults {
  set(faults: Partial<Record<Call, Fault>>): void;
  clear(): void;
  list(): Partial<Record<Call, Fault>>;
  /** The fault that befalls the next request of a call; one with `times` wears off. */
  take(call: Call): Fault | null;
}

export function createFaults(): Faults {
  let active: Partial<Record<Call, Fault>> = {};
  return {
    set(faults) {
      active = { ...faults };
    },
    clear() {
      active = {};
    },
    list: () => active,
    take(call) {
      const fault = active[call];
      if (!fault) return null;
      if (fault.times !== undefined) {
        if (fault.times <= 1) delete active[call];
        else active[call] = { ...fault, times: fault.times - 1 };
      }
      return fault;
    },
  };
}

/** How long a fault waits, in milliseconds. */
export function latencyOf({ latency }: Fault, random: () => number = Math.random): number {
  if (latency === undefined) return 0;
  if (typeof latency === "number") return latency;
  const [least, most] = latency;
  return least + (most - least) * random();
}

/** JSON of the same outline with every number a text, every text a list and every list a number. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "number") return `about ${value}`;
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return { was: value };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
}
