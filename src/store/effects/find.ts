import { ref } from "valtio/vanilla";
import { findKey, type FindRequest } from "../../api/calls/find-endpoint.js";
import { findCall, type FindAnswer } from "../../api/calls/find.js";
import { addMonths } from "../../calendar/day.js";
import { monthsFromMonth } from "../../domain/defaults.js";
import { reducePackages } from "../../domain/packages.js";
import { HttpError } from "../../platform/http-errors.js";
import { isAborted } from "../../platform/http.js";
import { withSwitch } from "../state/packages.js";
import { patch } from "../state/patch.js";
import { createChannel } from "./channel.js";
import type { CommittingScope, Effect } from "./effect.js";
import { findRequest, monthRequest } from "./requests.js";

const notFound = 404;

/** Requests what can be chosen next, keeps the newest answer, and unites the start dates of the months requested so far. */
export interface FindEffect extends Effect {
  /** The search changed: sends a find for it, once started. */
  run(): void;
  /** A month is in view; requests it when no kept answer covers it. */
  show(month: string): void;
  /** Requests again what failed. */
  retry(): void;
}

export function createFind(scope: CommittingScope): FindEffect {
  const { state, services } = scope;
  const channel = createChannel();
  let running = false;
  let coveredKey = "";
  let awaitedMonth: string | null = null;

  const keyOf = (request: FindRequest) => findKey(request, state.settings.locale);
  const currentRequest = () => findRequest(scope.read(), services.clock.today());

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
      if (error instanceof HttpError && error.status === notFound) namePlace(null);
      scope.fail("find", error);
    }
    askAwaitedMonth();
  }

  function take(request: FindRequest, answer: FindAnswer) {
    const key = keyOf(request);
    if (key !== coveredKey) {
      coveredKey = key;
      state.find.startDates = [];
      state.find.startPrices = {};
      state.find.coveredMonths = [];
    }
    if (request.currentMonth && answer.startDates) unite(request.currentMonth, request.numberOfMonths, answer);
    if (request.startDate && request.startDate === state.pickedStart && answer.endDates) state.find.endDates = [...answer.endDates];
    state.find.status = "ready";
    const besideTheDates = request.currentMonth !== undefined && state.stayDates.start !== null;
    if (!besideTheDates) adopt(answer);
  }

  function unite(from: string, count: number, { startDates, startPrices }: FindAnswer) {
    const months = Array.from({ length: count }, (_, index) => addMonths(from, index));
    const asked = new Set(months);
    const isKept = (day: string) => !asked.has(day.slice(0, 7));
    state.find.startDates = [...state.find.startDates.filter(isKept), ...(startDates ?? [])].sort();
    state.find.startPrices = Object.fromEntries([
      ...Object.entries(state.find.startPrices).filter(([day]) => isKept(day)),
      ...(startPrices ?? []).map(({ date, price }) => [date, price] as const),
    ]);
    state.find.coveredMonths = [...new Set([...state.find.coveredMonths, ...months])].sort();
  }

  function adopt(answer: FindAnswer) {
    state.find.answer = ref(answer);
    namePlace(answer.destinationName);
    const packages = reducePackages(state.packages, answer.packages?.map((option) => option.id) ?? null);
    if (packages.length < state.packages.length) scope.commit(withSwitch(packages, state), { asksFind: false, addsEntry: false });
  }

  /** A link names a place by its id alone: find returns its name, or no such place. */
  function namePlace(name: string | null) {
    if (state.place?.label !== "") return;
    state.find.unknownPlaceId = name ? null : state.place.id;
    if (name) patch(state, { place: { ...state.place, label: name } });
  }

  function covers(month: string): boolean {
    return coveredKey === keyOf(monthRequest(scope.read(), month)) && state.find.coveredMonths.includes(month);
  }

  function askAwaitedMonth() {
    const month = awaitedMonth;
    awaitedMonth = null;
    if (month !== null && state.find.status === "ready" && !state.pickedStart && !covers(month))
      void ask(monthRequest(scope.read(), month));
  }

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
    run() {
      // They belong to the picked start that they were requested for.
      if (state.find.request?.startDate !== state.pickedStart) state.find.endDates = [];
      if (running) void ask(currentRequest());
      else state.find.status = "idle";
    },
    show(month) {
      if (!running || state.pickedStart || covers(month)) return;
      if (state.find.status === "loading") {
        const asked = state.find.request?.currentMonth;
        const isAsked = asked !== undefined && month >= asked && month < addMonths(asked, monthsFromMonth);
        if (!isAsked) awaitedMonth = month;
        return;
      }
      void ask(monthRequest(scope.read(), month));
    },
    retry() {
      if (!running) return;
      const failedMonth = state.pickedStart ? undefined : state.find.request?.currentMonth;
      void ask(failedMonth ? monthRequest(scope.read(), failedMonth) : currentRequest());
    },
  };
}
