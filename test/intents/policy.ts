import { errors, type Page } from "@playwright/test";
import { chooseDates } from "./dates.js";
import { chooseGuests } from "./guests.js";
import { GaveUp, Visitor, type ReadCard, type ReadPrice } from "./visitor.js";
import { chooseStay } from "./results.js";
import { choosePlace } from "./where.js";
import type { Wish } from "./wish.js";
import { numbersIn } from "./words.js";

/** What came of a wish. */
export interface Played {
  readonly wish: Wish;
  /** Null where the visitor gave up. */
  readonly card: ReadCard | null;
  readonly gaveUp: string | null;
  readonly presses: number;
  readonly prices: readonly ReadPrice[];
}

/** A place that is taken from the list of places has the days beside it: the cheapest there of the length that the list is for. */
function hasCheapestDays({ wish, prices }: Visitor): boolean {
  const row = prices.findLast(({ kind }) => kind === "place");
  if (wish.when.kind !== "cheapest" || row?.kind !== "place") return false;
  return numbersIn(row.basis)[1] === wish.nights;
}

/**
 * Guests first, as the page's prices are for them. Who has a place in mind chooses it, then the dates; who has none chooses days that are
 * fixed before the place, so that the places are those with a stay then.
 */
async function search(visitor: Visitor): Promise<ReadCard> {
  const { where, when } = visitor.wish;
  await visitor.page.goto(visitor.words.home);
  await chooseGuests(visitor);
  if (where.kind === "anywhere" && when.kind === "exact") {
    await chooseDates(visitor);
    await choosePlace(visitor);
  } else {
    await choosePlace(visitor);
    if (!hasCheapestDays(visitor)) await chooseDates(visitor);
  }
  return chooseStay(visitor);
}

/** Plays a wish from the home page, by what a visitor sees and presses. */
export async function play(page: Page, wish: Wish, today: string): Promise<Played> {
  const visitor = new Visitor(page, wish, today);
  const ended = (card: ReadCard | null, gaveUp: string | null): Played => ({
    wish,
    card,
    gaveUp,
    presses: visitor.presses,
    prices: visitor.prices,
  });
  try {
    return ended(await search(visitor), null);
  } catch (error) {
    if (error instanceof GaveUp) return ended(null, error.message);
    if (error instanceof errors.TimeoutError) return ended(null, `waited in vain: ${error.message.split("\n")[0] ?? ""}`);
    throw error;
  }
}
