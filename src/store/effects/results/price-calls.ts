import type { PricesAnswer, PricesRequest } from "../../../api/contract.js";
import { priceCallsAtOnce, pricesKept, pricesKeptFor } from "../../../domain/defaults.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";

/** The prices that a call returned, and when, as `Date.now()`. */
export interface CheckedAnswer {
  readonly answer: PricesAnswer;
  readonly checkedAt: number;
}

/** Price calls, four at a time; what has just been asked is not asked again. */
export interface PriceCalls {
  /** Null where the call failed or was cancelled. */
  ask(request: PricesRequest): Promise<CheckedAnswer | null>;
  /** Ends the calls under way and those that wait. */
  cancel(): void;
}

export function createPriceCalls(scope: SearchScope): PriceCalls {
  const { clock } = scope.services;
  const kept = new Map<string, CheckedAnswer>();
  const waiting: (() => void)[] = [];
  let controller = new AbortController();
  let free = priceCallsAtOnce;

  /** Resolves at its turn, at once while there are few. */
  function turn(): Promise<void> | void {
    if (free > 0) {
      free -= 1;
      return;
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  function keep(key: string, checked: CheckedAnswer) {
    kept.delete(key);
    kept.set(key, checked);
    const [oldest] = kept.keys();
    if (kept.size > pricesKept && oldest !== undefined) kept.delete(oldest);
  }

  async function call(key: string, request: PricesRequest, signal: AbortSignal): Promise<CheckedAnswer | null> {
    try {
      const answer = await scope.api().prices(request, signal);
      if (isAborted(answer)) return null;
      const checked = { answer, checkedAt: clock.now() };
      keep(key, checked);
      return checked;
    } catch (error) {
      if (!signal.aborted) scope.fail("prices", error);
      return null;
    }
  }

  return {
    async ask(request) {
      const key = JSON.stringify(request);
      const known = kept.get(key);
      if (known && clock.now() - known.checkedAt < pricesKeptFor) return known;
      const { signal } = controller;
      const waits = turn();
      if (waits) await waits;
      try {
        return signal.aborted ? null : await call(key, request, signal);
      } finally {
        leave();
      }
    },
    cancel() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
