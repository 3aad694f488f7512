import { isAborted, type Aborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";
import type { ShownState } from "../state/types.js";
import { createChannel } from "./channel.js";
import type { Effect } from "./effect.js";

/** Requests something while a view shows it, once for a search. */
export interface ShownEffect extends Effect {
  /** A view shows it. Returns a function that ends that. */
  show(): () => void;
  /** Requests again what failed. */
  retry(): void;
}

export type CreateShown = (scope: SearchScope) => ShownEffect;

interface ShownCall<Request, Answer> {
  readonly state: ShownState;
  request(): Request;
  /** Requests of one key have the same answer. */
  keyOf(request: Request): string;
  call(request: Request, signal: AbortSignal): Promise<Answer | Aborted>;
  /** Writes what is known of the current key: null while it is not. Returns whether the server knows it. */
  write(answer: Answer | null): boolean;
}

export function createWhileShown<Request, Answer>(
  scope: SearchScope,
  { state, request, keyOf, call, write }: ShownCall<Request, Answer>,
): ShownEffect {
  const channel = createChannel();
  let running = false;
  let views = 0;

  async function update() {
    if (!running || views === 0) return;
    const wanted = request();
    const key = keyOf(wanted);
    if (key === state.key && state.status !== "idle") return;
    const turn = channel.start();
    write(null);
    Object.assign(state, { key, status: "loading" });
    try {
      const answer = await call(wanted, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      const known = write(answer);
      Object.assign(state, { status: "ready", unknown: !known });
    } catch (error) {
      if (!turn.current) return;
      state.status = "failed";
      scope.fail("find", error);
    }
  }

  function retry() {
    if (state.status === "failed") state.status = "idle";
    void update();
  }

  scope.onCommit(({ changed }) => {
    if (changed.includes("querySettings")) state.unknown = false;
    // Filters are part of the request too, though find itself is not sent for them.
    void update();
  });

  return {
    start() {
      running = true;
      void update();
    },
    stop() {
      running = false;
      channel.stop();
      if (state.status === "loading") Object.assign(state, { key: null, status: "idle" });
    },
    show() {
      let shown = true;
      views += 1;
      retry();
      return () => {
        if (shown) views -= 1;
        shown = false;
      };
    },
    retry,
  };
}
