import { findKey } from "../../api/calls/find-endpoint.js";
import { findCall } from "../../api/calls/find.js";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";
import { createChannel } from "./channel.js";
import type { Effect } from "./effect.js";
import { seasonRequest } from "./requests.js";

/** Requests the price of each start day and length of a season while a view shows them, once for a search. */
export interface SeasonEffect extends Effect {
  /** A view shows them. Returns a function that ends that. */
  show(): () => void;
  /** Requests again what failed. */
  retry(): void;
}

export type CreateSeason = (scope: SearchScope) => SeasonEffect;

export const createSeason: CreateSeason = (scope) => {
  const { season } = scope.state;
  const channel = createChannel();
  let running = false;
  let views = 0;

  async function load() {
    if (!running || views === 0) return;
    const { settings } = scope.state;
    const request = seasonRequest(scope.read(), scope.services.clock.today());
    const key = `${settings.apiBase} ${request.currentMonth} ${findKey(request, settings.locale)}`;
    if (key === season.key && season.status !== "idle") return;
    const turn = channel.start();
    Object.assign(season, { key, status: "loading", grid: null });
    try {
      const answer = await scope.api().call(findCall, request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      Object.assign(season, { status: "ready", grid: scope.ref([...(answer.priceGrid ?? [])]), unknown: answer.priceGrid === null });
    } catch (error) {
      if (!turn.current) return;
      season.status = "failed";
      scope.fail("find", error);
    }
  }

  function retry() {
    if (season.status === "failed") season.status = "idle";
    void load();
  }

  scope.onCommit(({ changed, find }) => {
    if (changed.includes("querySettings")) season.unknown = false;
    if (find) void load();
  });

  return {
    start() {
      running = true;
      void load();
    },
    stop() {
      running = false;
      channel.stop();
      if (season.status === "loading") Object.assign(season, { key: null, status: "idle" });
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
};
