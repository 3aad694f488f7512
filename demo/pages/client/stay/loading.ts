import type { Locale } from "../../../../src/domain/locale.js";
import type { OriginOption } from "../../../../src/domain/origins.js";
import type { createCalls } from "./calls.js";
import type { Choice } from "./choice.js";
import { type Days, type Offers, packageToReach } from "./shown.js";
import { type StayState, statusOfDates } from "./state.js";

interface OffersOptions {
  readonly calls: ReturnType<typeof createCalls>;
  /** `yyyy-MM-dd` at the seller. */
  readonly today: string;
  /** Called with each state on the way. */
  show(offers: Offers): void;
  /** Called with the last state, once the seller has answered every call. */
  settle(offers: Offers): void;
  /** Called once it is known what is offered, after the state that shows it. */
  known(): void;
}

/** What a response holds, in a task after the one that has read it: the browser may handle input in between. */
async function inTurn<Read>(response: Promise<Read>): Promise<Read> {
  const read = await response;
  await new Promise((resolve) => setTimeout(resolve));
  return read;
}

/** Loads what is offered on the chosen dates, and then whether it still costs that. A new load ends the one before. */
export function createOffersLoader({ calls, today, show, settle, known }: OffersOptions): (choice: Choice) => Promise<void> {
  let turn = new AbortController();
  return async (choice) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const first = statusOfDates(choice, today);
    show(first);
    if (first.status !== "loading") return;
    try {
      const product = await inTurn(calls.offers(choice, signal));
      if (signal.aborted) return;
      if (product === null) settle({ status: "sold-out" });
      else show({ status: "listed", product });
      known();
      if (product === null) return;
      const live = await inTurn(calls.confirm(product, choice, signal));
      if (!signal.aborted) settle({ status: "confirmed", product, live, time: new Date() });
    } catch {
      if (!signal.aborted) show({ status: "failed" });
    }
  };
}

/** Loads where the transport of the shown package can leave from. A new load ends the one before. */
export function createDeparturesLoader(
  calls: OffersOptions["calls"],
  locale: Locale,
  show: (departures: readonly OriginOption[]) => void,
): (state: Pick<StayState, "offers" | "choice">) => Promise<void> {
  let turn = new AbortController();
  return async ({ offers, choice }) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const packageCode = packageToReach(offers, choice, locale);
    const departures = await inTurn(calls.departures({ ...choice, packageCode }, signal)).catch(() => []);
    if (!signal.aborted) show(departures);
  };
}

/** Loads the days of the lodging's stays. A new load ends the one before. */
export function createDaysLoader(calls: OffersOptions["calls"], show: (days: Days) => void): (choice: Choice) => Promise<void> {
  let turn = new AbortController();
  return async (choice) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const days = await inTurn(calls.days(choice, signal)).catch((): Days => "failed");
    if (!signal.aborted) show(days);
  };
}
