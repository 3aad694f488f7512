import { ref } from "valtio/vanilla";
import { countsCall } from "../../../api/calls/counts.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";
import type { CountsState } from "../../state/types.js";
import { createChannel } from "../channel.js";
import { productsRequest, queryKey } from "../requests.js";
import { sentRequest } from "./sent-request.js";

/** The counts of a results page, beside its products. */
export function createCounts(scope: SearchScope) {
  const { state } = scope;
  const channel = createChannel();

  function end(status: "idle" | "timeout") {
    channel.stop();
    if (state.counts.status !== "loading") return;
    if (status === "timeout") fail("timeout");
    else state.counts.status = status;
  }

  /** The numbers of a former query do not apply to this one. */
  function fail(status: "failed" | "timeout") {
    state.counts.status = status;
    state.counts.answer = null;
    state.counts.key = null;
  }

  async function ask(pageSize: number) {
    const turn = channel.start();
    const request = productsRequest(scope.read(), 1, pageSize);
    state.counts.status = "loading";
    state.counts.request = ref(request);
    try {
      const answer = await scope.api().call(countsCall, sentRequest(scope.read(), request), turn.signal);
      if (!turn.current || isAborted(answer)) return;
      state.counts.status = "ready";
      state.counts.key = queryKey(request);
      state.counts.answer = ref(answer);
    } catch (error) {
      if (!turn.current) return;
      fail("failed");
      scope.fail("counts", error);
    }
  }

  return {
    /** Whether the counts of the search are there. */
    isKnown: (pageSize: number) =>
      state.counts.status === "ready" && state.counts.key === queryKey(productsRequest(scope.read(), 1, pageSize)),
    /** Shows the counts of a list again, if they had arrived and belong to the same query. */
    restore(known: CountsState) {
      if (known.status !== "ready" || known.key !== state.products.key) return;
      channel.stop();
      Object.assign(state.counts, known);
    },
    ask: (pageSize: number) => void ask(pageSize),
    stop: () => end("idle"),
    /** The products took too long: stops waiting for their counts. */
    giveUp: () => end("timeout"),
  };
}
