import { ref } from "valtio/vanilla";
import type { FindAnswer, FindRequest } from "../api/contract.js";
import { HttpError } from "../platform/http-errors.js";
import { isAborted } from "../platform/http.js";
import { monthsFromMonth } from "../domain/defaults.js";
import { addMonths } from "../calendar/day.js";
import { reducePackages } from "../domain/packages.js";
import { createChannel } from "./channel.js";
import type { SearchContext } from "./context.js";
import { leaveEmptySwitch } from "./packages.js";
import { findRequest, monthRequest, situationKey } from "./requests.js";

const notFound = 404;

/** Asks what can be chosen next, keeps the newest answer, and unites the start dates of the months asked so far. */
export interface FindRunner {
  /** The search changed: asks for it as it stands. */
  run(): void;
  /** A month came into view; asks for it when no kept answer covers it. */
  show(month: string): void;
  /** Asks again what failed. */
  retry(): void;
  /** Nobody is left to answer to. */
  stop(): void;
}

export function createFindRunner(context: SearchContext): FindRunner {
  const { state, services } = context;
  const channel = createChannel();
  let coveredSituation = "";
  let awaitedMonth: string | null = null;

  async function ask(request: FindRequest) {
    const turn = channel.start();
    Object.assign(state.find, { status: "loading", request: ref(request) });
    try {
      const answer = await context.api().find(request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      take(request, answer);
    } catch (error) {
      if (!turn.current) return;
      state.find.status = "failed";
      if (error instanceof HttpError && error.status === notFound) lookUp(null);
      context.fail("find", error);
    }
    askAwaitedMonth();
  }

  function take(request: FindRequest, answer: FindAnswer) {
    const situation = situationKey(request);
    if (situation !== coveredSituation) {
      coveredSituation = situation;
      Object.assign(state.find, { startDates: [], coveredMonths: [] });
    }
    if (request.currentMonth && answer.startDates) unite(request.currentMonth, request.numberOfMonths, answer.startDates);
    if (request.startDate && request.startDate === state.pickedStart && answer.endDates) state.find.endDates = [...answer.endDates];
    state.find.status = "ready";
    const ofAnotherQuestion = request.currentMonth !== undefined && state.stayDates.start !== null;
    if (!ofAnotherQuestion) adopt(answer);
  }

  function unite(from: string, count: number, startDates: readonly string[]) {
    const months = Array.from({ length: count }, (_, index) => addMonths(from, index));
    const asked = new Set(months);
    const kept = state.find.startDates.filter((day) => !asked.has(day.slice(0, 7)));
    state.find.startDates = [...kept, ...startDates].sort();
    state.find.coveredMonths = [...new Set([...state.find.coveredMonths, ...months])].sort();
  }

  function adopt(answer: FindAnswer) {
    state.find.answer = ref(answer);
    lookUp(answer.destinationName);
    const reduced = reducePackages(state.packages, answer.packages?.map((option) => option.id) ?? null);
    if (reduced.length === state.packages.length) return;
    state.findAllowedFromPackages = false;
    context.commit(["packages"], () => {
      state.packages = reduced;
      leaveEmptySwitch(state);
    });
    state.findAllowedFromPackages = true;
  }

  /** A link brings a place without its name: find answers it, or knows no such place. */
  function lookUp(name: string | null) {
    if (state.place?.label !== "") return;
    state.find.unknownPlaceId = name ? null : state.place.id;
    if (name) state.place = { ...state.place, label: name };
  }

  function covers(month: string): boolean {
    return coveredSituation === situationKey(monthRequest(context.read(), month)) && state.find.coveredMonths.includes(month);
  }

  function askAwaitedMonth() {
    const month = awaitedMonth;
    awaitedMonth = null;
    if (month !== null && state.find.status === "ready" && !state.pickedStart && !covers(month))
      void ask(monthRequest(context.read(), month));
  }

  return {
    run() {
      void ask(findRequest(context.read(), services.clock.today()));
    },
    retry() {
      const failedMonth = state.pickedStart ? undefined : state.find.request?.currentMonth;
      void ask(failedMonth ? monthRequest(context.read(), failedMonth) : findRequest(context.read(), services.clock.today()));
    },
    stop() {
      channel.stop();
      awaitedMonth = null;
      if (state.find.status === "loading") state.find.status = "idle";
    },
    show(month) {
      if (state.status !== "ready" || state.pickedStart || covers(month)) return;
      if (state.find.status === "loading") {
        const coming = state.find.request?.currentMonth;
        const inRequest = coming !== undefined && month >= coming && month < addMonths(coming, monthsFromMonth);
        if (!inRequest) awaitedMonth = month;
        return;
      }
      void ask(monthRequest(context.read(), month));
    },
  };
}
