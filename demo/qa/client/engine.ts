import type { Fault } from "../../engine/service/faults.js";
import type { Call, LoggedRequest } from "../../engine/service/request-log.js";

/** The engine's controls (demo/engine/README.md), as the console uses them. */
export type Faults = Partial<Record<Call, Fault>>;

const patience = 10_000;

async function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer | null> {
  const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/engine/${path}`, { method, signal: AbortSignal.timeout(patience), ...sent });
  return response.ok && response.status !== 204 ? ((await response.json()) as Answer) : null;
}

export const engine = {
  faults: async () => (await ask<Faults>("faults")) ?? {},
  setFaults: (faults: Faults) => ask("faults", "PUT", faults),
  today: async () => (await ask<{ today: string }>("clock"))?.today ?? "",
  /** null goes back to the real day. */
  setToday: async (today: string | null) => (await ask<{ today: string }>("clock", "PUT", { today }))?.today ?? "",
  counters: async () => (await ask<Partial<Record<Call, number>>>("counters")) ?? {},
  /** The requests after this number. */
  requests: async (after: number) => (await ask<{ requests: LoggedRequest[] }>(`requests?after=${after}`))?.requests ?? [],
  forgetRequests: () => ask("requests", "DELETE"),
};
