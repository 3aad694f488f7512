import { ref } from "valtio/vanilla";
import { addDays, addMonths, monthOf } from "../../../calendar/day.js";
import { dropped, droppables, nearestDays, type Droppable } from "../../../domain/alternatives.js";
import { datesCounted, dropsCounted } from "../../../domain/defaults.js";
import { nights } from "../../../domain/stay-dates.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchContext } from "../../context.js";
import type { AlternativesState, Choices, SearchSnapshot } from "../../state/types.js";
import { createChannel } from "../channel.js";
import { listRequest } from "../../list-request.js";
import { monthRequest } from "../requests.js";

/** What a search that finds nothing may be changed to, with the number of stays that each change brings back. */
export function createAlternatives(context: SearchContext) {
  const { state, services } = context;
  const channel = createChannel();

  /** Zero, too, where the call failed: what is not known to bring stays back is not advised. */
  async function count(search: SearchSnapshot, parts: Partial<Choices>, signal: AbortSignal): Promise<number> {
    try {
      const answer = await context.api().products(listRequest({ ...search, ...parts }, 1, 1), signal);
      return isAborted(answer) ? 0 : answer.totalProducts;
    } catch {
      return 0;
    }
  }

  async function countDrops(search: SearchSnapshot, signal: AbortSignal): Promise<AlternativesState["drops"]> {
    const candidates = droppables({ ...search, capacity: search.find.answer?.capacity ?? null }).slice(0, dropsCounted);
    const countDrop = async (droppable: Droppable) => ({ droppable, stays: await count(search, dropped(droppable, search), signal) });
    return (await Promise.all(candidates.map(countDrop))).filter(({ stays }) => stays > 0);
  }

  async function countDates(search: SearchSnapshot, signal: AbortSignal): Promise<AlternativesState["dates"]> {
    const { start, end } = search.stayDates;
    if (start === null || end === null) return [];
    const length = nights(start, end);
    const countStart = async (day: string) => {
      const stayDates = { start: day, end: addDays(day, length) };
      return { ...stayDates, stays: await count(search, { stayDates }, signal) };
    };
    const days = (await findDays(search, start, signal)).slice(0, datesCounted);
    return (await Promise.all(days.map(countStart))).filter(({ stays }) => stays > 0);
  }

  /** Days near a start on which a stay can begin, the nearest first. */
  async function findDays(search: SearchSnapshot, start: string, signal: AbortSignal): Promise<readonly string[]> {
    const today = services.clock.today();
    const [before, now] = [addMonths(monthOf(start), -1), monthOf(today)];
    try {
      const answer = await context.api().find(monthRequest(search, before < now ? now : before), signal);
      return isAborted(answer) ? [] : nearestDays(answer.startDates ?? [], start, today);
    } catch {
      return [];
    }
  }

  async function ask() {
    const turn = channel.start();
    const search = context.read();
    state.alternatives = { status: "loading", drops: [], dates: [] };
    const [drops, dates] = await Promise.all([countDrops(search, turn.signal), countDates(search, turn.signal)]);
    if (!turn.current) return;
    const found: AlternativesState = { status: "ready", drops, dates };
    state.alternatives = ref(found);
  }

  function forget() {
    channel.stop();
    state.alternatives = null;
  }

  return {
    ask: () => void ask(),
    /** Another list is requested. */
    forget,
    stop() {
      if (state.alternatives?.status === "loading") forget();
    },
  };
}
