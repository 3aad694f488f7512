import { findCall } from "../../../api/calls/find.js";
import { productsCall, type ProductsAnswer } from "../../../api/calls/products.js";
import { addDays, addMonths, monthOf } from "../../../calendar/day.js";
import { dropped, droppables, nearestDays, type Droppable } from "../../../domain/alternatives.js";
import { comingDay } from "../../../domain/coming-day.js";
import { alternativesCounted, dropsCounted, nearDatesShown } from "../../../domain/defaults.js";
import { nights } from "../../../domain/stay-dates.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";
import type { AlternativesState, Choices, SearchSnapshot } from "../../state/types.js";
import { monthRequest, productsRequest } from "../requests.js";
import { sentRequest } from "./sent-request.js";

/** Of the cheapest product; null without one. */
function lowestPrice([cheapest]: ProductsAnswer["products"]): number | null {
  const prices = cheapest?.prestations.map(({ price }) => price) ?? [];
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The changes to a search that bring stays back, counted by their lists and a find of the dates. Never rejects. */
export async function countAlternatives(
  { api, services }: Pick<SearchScope, "api" | "services">,
  search: SearchSnapshot,
  signal: AbortSignal,
): Promise<Pick<AlternativesState, "drops" | "dates">> {
  const today = services.clock.today();

  /** No stays if the call failed too: only a change that is known to bring stays back is advised. */
  async function found(parts: Partial<Choices>): Promise<Pick<ProductsAnswer, "totalProducts" | "products">> {
    const nothing = { totalProducts: 0, products: [] };
    try {
      const answer = await api().call(productsCall, sentRequest(search, productsRequest({ ...search, ...parts }, 1, 1)), signal);
      return isAborted(answer) ? nothing : answer;
    } catch {
      return nothing;
    }
  }

  async function countDrop(droppable: Droppable): Promise<AlternativesState["drops"][number]> {
    return { droppable, stays: (await found(dropped(droppable, search))).totalProducts };
  }

  async function countDates(atMost: number): Promise<AlternativesState["dates"]> {
    const { start, end } = search.stayDates;
    if (start === null || end === null) return [];
    const days = (await findDays(comingDay(start, today))).filter((day) => day !== start).slice(0, atMost);
    const countStart = async (day: string) => {
      const stayDates = { start: day, end: addDays(day, nights(start, end)) };
      const { totalProducts, products } = await found({ stayDates, sort: "price-asc" });
      return { ...stayDates, stays: totalProducts, price: lowestPrice(products) };
    };
    return await Promise.all(days.map(countStart));
  }

  /** Days near a wanted one on which a stay can begin, the nearest first. */
  async function findDays(wanted: string): Promise<readonly string[]> {
    const [before, now] = [addMonths(monthOf(wanted), -1), monthOf(today)];
    try {
      const answer = await api().call(findCall, monthRequest(search, before < now ? now : before), signal);
      return isAborted(answer) ? [] : nearestDays(answer.startDates ?? [], wanted, today);
    } catch {
      return [];
    }
  }

  const { start, end } = search.stayDates;
  const atMost = start === null || end === null ? alternativesCounted : dropsCounted;
  // Nothing else brings back the stays of days that have passed.
  const isPast = start !== null && start < today;
  const candidates = isPast ? [] : droppables({ ...search, capacity: search.find.answer?.capacity ?? null }).slice(0, atMost);
  const [drops, dates] = await Promise.all([Promise.all(candidates.map(countDrop)), countDates(alternativesCounted - candidates.length)]);
  const bringsStays = ({ stays }: { readonly stays: number }) => stays > 0;
  return { drops: drops.filter(bringsStays), dates: dates.filter(bringsStays).slice(0, nearDatesShown) };
}
