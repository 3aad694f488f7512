import * as v from "valibot";
import { type Call, calls } from "./request-log.js";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600000));

/** What goes wrong with a call, on demand. */
export const faultShape = v.strictObject({
  /** Milliseconds before the response; two numbers are the least and the most of a wait that varies. */
  latency: v.optional(v.union([milliseconds, v.tuple([milliseconds, milliseconds])])),
  /** Responds with this status and a problem. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Cuts the response in the middle, or responds with JSON of wrong types, or with another `siteCode` than the right one. */
  body: v.optional(v.picklist(["truncated", "wrong-types", "wrong-site-code"])),
  /** Never responds, or closes the connection without a response. */
  connection: v.optional(v.picklist(["hang", "drop"])),
  /** How many requests are answered as usual before it applies. */
  skip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** How many requests it applies to; all of them when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Milliseconds after it was set from which it applies, and for how many. */
  from: v.optional(milliseconds),
  lasts: v.optional(milliseconds),
});
export type Fault = v.InferOutput<typeof faultShape>;

/** Faults by call, as the control endpoint takes them. */
export const faultsShape = v.strictObject(v.entriesFromList(calls, v.optional(faultShape)));

/** The header that sets a fault for one request, as JSON of `Fault`. */
export const faultHeader = "x-engine-fault";

export interface Faults {
  set(faults: Partial<Record<Call, Fault>>): void;
  clear(): void;
  list(): Partial<Record<Call, Fault>>;
  /** The fault of the next request of a call, if one is due; one with `times` expires. */
  take(call: Call): Fault | null;
}

const isSame = (one: Fault | undefined, other: Fault | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export function createFaults(now: () => number = Date.now): Faults {
  let active: Partial<Record<Call, Fault>> = {};
  /** When each of them was set: one that is set again as it is goes on. */
  let setAt: Partial<Record<Call, number>> = {};

  function isDue(call: Call, { from = 0, lasts = Infinity }: Fault): boolean {
    const passed = now() - (setAt[call] ?? 0);
    return passed >= from && passed < from + lasts;
  }

  return {
    set(faults) {
      const [before, at] = [active, setAt];
      active = { ...faults };
      setAt = Object.fromEntries(calls.map((call) => [call, isSame(faults[call], before[call]) ? at[call] : now()]));
    },
    clear() {
      active = {};
    },
    list: () => active,
    take(call) {
      const fault = active[call];
      if (!fault || !isDue(call, fault)) return null;
      const { skip = 0, times } = fault;
      if (skip > 0) {
        active[call] = { ...fault, skip: skip - 1 };
        return null;
      }
      if (times === 1) delete active[call];
      else if (times !== undefined) active[call] = { ...fault, times: times - 1 };
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
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "number") return `about ${value}`;
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return { was: value };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
}

/** The site code of a response that names the wrong site. */
const anotherSite = "anothersite";

function withWrongSiteCode(value: object): object {
  return "siteCode" in value ? { ...value, siteCode: anotherSite } : value;
}

/** What is sent instead of a text whose fault cuts it. */
export function cutBy(fault: Fault | null, text: string): string {
  return fault?.body === "truncated" ? text.slice(0, Math.floor(text.length / 2)) : text;
}

/** JSON as a fault leaves it. */
export function jsonWith(fault: Fault | null, value: object): string {
  if (fault?.body === "wrong-types") return JSON.stringify(withWrongTypes(value));
  return cutBy(fault, JSON.stringify(fault?.body === "wrong-site-code" ? withWrongSiteCode(value) : value));
}
