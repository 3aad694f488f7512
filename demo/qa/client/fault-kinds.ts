import type { Fault } from "../../engine/service/faults.js";
import { type Call, calls } from "../../engine/service/request-log.js";
import type { Faults } from "./engine.js";

/** What can go wrong with a call, by the words of the console. */
const kinds: readonly (readonly [name: string, fault: Fault | null])[] = [
  ["none", null],
  ["3 s slower", { latency: 3000 }],
  ["0.2 to 2 s slower", { latency: [200, 2000] }],
  ["status 404", { status: 404 }],
  ["status 500", { status: 500 }],
  ["status 503", { status: 503 }],
  ["cut in the middle", { body: "truncated" }],
  ["wrong types", { body: "wrong-types" }],
  ["another site's code", { body: "wrong-site-code" }],
  ["never responds", { connection: "hang" }],
  ["connection drops", { connection: "drop" }],
];

export const kindNames: readonly string[] = kinds.map(([name]) => name);

/** When a fault applies: to which requests, and in which time. */
export type FaultTimes = Pick<Fault, "skip" | "times" | "from" | "lasts">;

/** When a fault applies, apart from what goes wrong. */
export function timesOf({ skip, times, from, lasts }: Fault): FaultTimes {
  return {
    ...(skip !== undefined && { skip }),
    ...(times !== undefined && { times }),
    ...(from !== undefined && { from }),
    ...(lasts !== undefined && { lasts }),
  };
}

function withoutTimes({ skip: _skip, times: _times, from: _from, lasts: _lasts, ...what }: Fault): Fault {
  return what;
}

/** What goes wrong, in words; "another" for what the console has none for. */
export function kindOf(fault: Fault | undefined): string {
  if (!fault) return "none";
  return kinds.find(([, known]) => JSON.stringify(known) === JSON.stringify(withoutTimes(fault)))?.[0] ?? "another";
}

export const faultOfKind = (name: string): Fault | null => kinds.find(([known]) => known === name)?.[1] ?? null;

/** A fault of a call for an address: `products:status 500`, with `:skip=2,times=1` where it is not always, or JSON for another one. */
function faultText(call: string, fault: Fault): string {
  const kind = kindOf(fault);
  if (kind === "another") return `${call}:${JSON.stringify(fault)}`;
  const times = Object.entries(timesOf(fault)).map(([name, value]) => `${name}=${value}`);
  return [call, kind, ...(times.length > 0 ? [times.join(",")] : [])].join(":");
}

export const faultTexts = (faults: Faults): string[] => Object.entries(faults).map(([call, fault]) => faultText(call, fault));

function readTimes(text: string): FaultTimes {
  const pairs = text.split(",").map((pair) => pair.split("="));
  return timesOf(Object.fromEntries(pairs.map(([name = "", value]) => [name, Number(value)])));
}

function readFault(text: string): Fault | null {
  if (text.startsWith("{")) {
    try {
      return JSON.parse(text) as Fault;
    } catch {
      return null;
    }
  }
  const [kind = "", times = ""] = text.split(":");
  const fault = faultOfKind(kind);
  return fault && { ...fault, ...(times !== "" && readTimes(times)) };
}

/** The faults of an address; what cannot be read is left out, and the engine refuses what it does not know. */
export function readFaults(texts: readonly string[]): Faults {
  return Object.fromEntries(
    texts.flatMap((text): [Call, Fault][] => {
      const call = calls.find((one) => text.startsWith(`${one}:`));
      const fault = call && readFault(text.slice(call.length + 1));
      return call && fault ? [[call, fault]] : [];
    }),
  );
}
