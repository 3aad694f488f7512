import { pricesCall, type PricesAnswer, type PricesRequest } from "../../../api/calls/prices.js";
import { priceCallStalledAfter, priceCallsAtOnce } from "../../../domain/defaults.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";

/** The prices that a call returned, and when, as `Date.now()`. */
interface CheckedAnswer {
  readonly answer: PricesAnswer;
  readonly checkedAt: number;
}

/** Price calls, four at a time, none of a page that the visitor has not opened; a request that has just been answered is not sent again. */
export interface PriceCalls {
  /** Null where the call failed or was cancelled. One that the visitor `pressed` for does not wait for others. */
  ask(request: PricesRequest, pressed?: boolean): Promise<CheckedAnswer | null>;
  /** Ends all calls, whether under way or waiting. */
  cancel(): void;
}

export function createPriceCalls(scope: SearchScope): PriceCalls {
  const { clock } = scope.services;
  const waiting: (() => void)[] = [];
  let controller = new AbortController();
  const own = new WeakSet<PricesAnswer>();
  let free = priceCallsAtOnce;

  /** Resolves when it is its turn: at once while few calls are under way. */
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

  /** Runs a call when it is its turn. One that takes too long continues, but no longer keeps others waiting. */
  async function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const waits = turn();
    if (waits) await waits;
    let left = false;
    const leaveOnce = () => {
      if (!left) leave();
      left = true;
    };
    const timer = clock.setTimeout(leaveOnce, priceCallStalledAfter);
    try {
      return await run();
    } finally {
      clock.clearTimeout(timer);
      leaveOnce();
    }
  }

  /** Null if no answer of its own is remembered: the shortlist does not reuse the answers of cards. */
  function known(request: PricesRequest): CheckedAnswer | null {
    const remembered = scope.api().remembered(pricesCall, request);
    return remembered && own.has(remembered.answer) ? { answer: remembered.answer, checkedAt: remembered.at } : null;
  }

  async function call(request: PricesRequest, signal: AbortSignal): Promise<CheckedAnswer | null> {
    try {
      const answer = await scope.api().send(pricesCall, request, signal);
      if (isAborted(answer)) return null;
      own.add(answer);
      return { answer, checkedAt: clock.now() };
    } catch (error) {
      if (!signal.aborted) scope.fail("prices", error);
      return null;
    }
  }

  return {
    async ask(request, pressed = false) {
      const checked = known(request);
      if (checked) return checked;
      const { signal } = controller;
      const opening = scope.services.activation();
      if (opening) await opening;
      if (pressed) return call(request, signal);
      return inTurn(async () => (signal.aborted ? null : call(request, signal)));
    },
    cancel() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
