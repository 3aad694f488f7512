import { ref } from "valtio/vanilla";
import type { FindRequest } from "../../api/calls/find-endpoint.js";
import { findCall, type FindAnswer } from "../../api/calls/find.js";
import { HttpError } from "../../platform/http-errors.js";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";
import type { FindState } from "../state/types.js";
import { createChannel } from "./channel.js";
import type { Effect } from "./effect.js";
import { adoptFindAnswer, namePlace } from "./find-answer.js";
import { createDepartureMove } from "./find-lengths.js";
import { createKeptDays } from "./kept-days.js";
import { containsMonth, isForAnotherLength } from "./months-under-way.js";
import { findRequest, monthRequest, pricedLength } from "./requests.js";

const notFound = 404;

/** Requests what can be chosen next, and keeps the newest answer. */
export interface FindEffect extends Effect {
  /** The search changed: sends a find for it, once started. */
  run(): void;
  /** A month is in view; requests it when no kept answer covers it. */
  show(month: string): void;
  /** The length of stay changed: the months of another length are dropped, and a chosen arrival gets its new departure once it is known. */
  changeLength(): void;
  /** Requests again what failed. */
  retry(): void;
}

export function createFind(scope: SearchScope): FindEffect {
  const { state, services } = scope;
  const channel = createChannel();
  const days = createKeptDays(scope);
  const departure = createDepartureMove(scope, days.cover);
  let running = false;
  let awaitedMonth: string | null = null;

  const currentRequest = () => findRequest(scope.read(), services.clock.today());

  async function ask(request: FindRequest) {
    const turn = channel.start();
    begin(state.find, request, days.areOfAnother(request));
    try {
      const answer = await scope.api().call(findCall, request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      take(request, answer);
    } catch (error) {
      if (!turn.current) return;
      settle(state.find, "failed");
      if (error instanceof HttpError && error.status === notFound) namePlace(scope, null);
      scope.fail("find", error);
    }
    askAwaitedMonth();
  }

  function take(request: FindRequest, answer: FindAnswer) {
    days.keep(request, answer);
    if (request.startDate && request.startDate === state.pickedStart && answer.endDates) state.find.endDates = [...answer.endDates];
    settle(state.find, "ready");
    const besideTheDates = request.currentMonth !== undefined && state.stayDates.start !== null;
    if (!besideTheDates) adoptFindAnswer(scope, answer);
    departure.settle();
  }

  function askMonth(month: string) {
    if (!state.pickedStart && !days.cover(month)) void ask(monthRequest(scope.read(), month));
  }

  function askAwaitedMonth() {
    const month = awaitedMonth;
    awaitedMonth = null;
    if (month !== null && state.find.status === "ready") askMonth(month);
  }

  function show(month: string) {
    if (!running || state.pickedStart || days.cover(month)) return;
    if (state.find.status !== "loading" || isForAnotherLength(state.find, pricedLength(scope.read()).nights)) askMonth(month);
    else if (!containsMonth(state.find, month) && (awaitedMonth === null || month < awaitedMonth)) awaitedMonth = month;
  }

  function run() {
    // They belong to the picked start that they were requested for.
    if (state.find.request?.startDate !== state.pickedStart) state.find.endDates = [];
    if (running) void ask(currentRequest());
    else state.find.status = "idle";
  }

  scope.onCommit((consequences) => {
    if (consequences.find) run();
  });

  return {
    start() {
      running = true;
      if (state.find.status === "idle") void ask(currentRequest());
    },
    stop() {
      running = false;
      channel.stop();
      awaitedMonth = null;
      departure.stop();
      if (state.find.status === "loading") settle(state.find, "idle");
    },
    run,
    show,
    changeLength() {
      days.drop();
      awaitedMonth = null;
      const month = departure.start();
      if (month !== null) show(month);
    },
    retry() {
      if (!running) return;
      const failedMonth = state.pickedStart ? undefined : state.find.request?.currentMonth;
      void ask(failedMonth ? monthRequest(scope.read(), failedMonth) : currentRequest());
    },
  };
}

function settle(find: FindState, status: "ready" | "failed" | "idle"): void {
  find.status = status;
  find.outdated = false;
}

function begin(find: FindState, request: FindRequest, outdated: boolean): void {
  find.status = "loading";
  find.request = ref(request);
  find.outdated = outdated;
}
