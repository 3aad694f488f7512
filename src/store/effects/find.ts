import { ref } from "valtio/vanilla";
import { findKey, type FindRequest } from "../../api/calls/find-endpoint.js";
import { findCall, type FindAnswer } from "../../api/calls/find.js";
import { addMonths } from "../../calendar/day.js";
import { monthsFromMonth } from "../../domain/defaults.js";
import { HttpError } from "../../platform/http-errors.js";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";
import { createChannel } from "./channel.js";
import type { Effect } from "./effect.js";
import { adoptFindAnswer, namePlace } from "./find-answer.js";
import { createFindMonths } from "./find-months.js";
import { findRequest, monthRequest } from "./requests.js";

const notFound = 404;

/** Requests what can be chosen next, and keeps the newest answer. */
export interface FindEffect extends Effect {
  /** The search changed: sends a find for it, once started. */
  run(): void;
  /** A month is in view; requests it when no kept answer covers it. */
  show(month: string): void;
  /** Requests again what failed. */
  retry(): void;
}

export function createFind(scope: SearchScope): FindEffect {
  const { state, services } = scope;
  const channel = createChannel();
  const months = createFindMonths(state.find);
  let running = false;
  let awaitedMonth: string | null = null;

  const keyOf = (request: FindRequest) => findKey(request, state.settings.locale);
  const currentRequest = () => findRequest(scope.read(), services.clock.today());
  const isCovered = (month: string) => months.cover(keyOf(monthRequest(scope.read(), month)), month);

  async function ask(request: FindRequest) {
    const turn = channel.start();
    state.find.status = "loading";
    state.find.request = ref(request);
    try {
      const answer = await scope.api().call(findCall, request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      take(request, answer);
    } catch (error) {
      if (!turn.current) return;
      state.find.status = "failed";
      if (error instanceof HttpError && error.status === notFound) namePlace(scope, null);
      scope.fail("find", error);
    }
    askAwaitedMonth();
  }

  function take(request: FindRequest, answer: FindAnswer) {
    months.unite(keyOf(request), request, answer);
    if (request.startDate && request.startDate === state.pickedStart && answer.endDates) state.find.endDates = [...answer.endDates];
    state.find.status = "ready";
    const besideTheDates = request.currentMonth !== undefined && state.stayDates.start !== null;
    if (!besideTheDates) adoptFindAnswer(scope, answer);
  }

  function askMonth(month: string) {
    if (!state.pickedStart && !isCovered(month)) void ask(monthRequest(scope.read(), month));
  }

  function askAwaitedMonth() {
    const month = awaitedMonth;
    awaitedMonth = null;
    if (month !== null && state.find.status === "ready") askMonth(month);
  }

  function isUnderWay(month: string): boolean {
    const first = state.find.request?.currentMonth;
    return first !== undefined && month >= first && month < addMonths(first, monthsFromMonth);
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
      if (state.find.status === "loading") state.find.status = "idle";
    },
    run,
    show(month) {
      if (!running || state.pickedStart || isCovered(month)) return;
      if (state.find.status !== "loading") askMonth(month);
      else if (!isUnderWay(month)) awaitedMonth = month;
    },
    retry() {
      if (!running) return;
      const failedMonth = state.pickedStart ? undefined : state.find.request?.currentMonth;
      void ask(failedMonth ? monthRequest(scope.read(), failedMonth) : currentRequest());
    },
  };
}
