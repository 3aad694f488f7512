import { errors, type Page } from "@playwright/test";
import { playByTools } from "./agent.js";
import { chooseDates } from "./dates.js";
import { chooseGuests } from "./guests.js";
import type { Played } from "./played.js";
import { GaveUp, Visitor, type ReadCard } from "./visitor.js";
import { chooseStay } from "./results.js";
import { typeWish } from "./typed.js";
import { choosePlace } from "./where.js";
import type { Wish } from "./wish.js";
import { numbersIn } from "./words.js";

/** How a wish is given to the page: in a sentence that is typed into the destination, field by field, or by the tools that it offers. */
export const ways = ["sentence", "fields", "tools"] as const;
export type Way = (typeof ways)[number];

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
async function fillFields(visitor: Visitor): Promise<void> {
  const { where, when } = visitor.wish;
  await chooseGuests(visitor);
  if (where.kind === "anywhere" && when.kind === "exact") {
    await chooseDates(visitor);
    await choosePlace(visitor);
  } else {
    await choosePlace(visitor);
    if (!hasCheapestDays(visitor)) await chooseDates(visitor);
  }
}

/** Who types their wish fills in the fields where the page did not understand it. */
async function search(visitor: Visitor, way: Way): Promise<ReadCard> {
  await visitor.page.goto(visitor.words.home);
  const understood = way === "sentence" && (await typeWish(visitor));
  if (!understood) await fillFields(visitor);
  return chooseStay(visitor, { isFiltered: understood });
}

/** Plays a wish from the home page, by what a visitor sees and presses. */
export async function play(page: Page, wish: Wish, today: string, way: Way): Promise<Played> {
  if (way === "tools") return playByTools(page, wish);
  const visitor = new Visitor(page, wish, today);
  const ended = (card: ReadCard | null, gaveUp: string | null): Played => ({
    wish,
    card,
    gaveUp,
    presses: visitor.presses,
    prices: visitor.prices,
  });
  try {
    return ended(await search(visitor, way), null);
  } catch (error) {
    if (error instanceof GaveUp) return ended(null, error.message);
    if (error instanceof errors.TimeoutError) return ended(null, `waited in vain: ${error.message.split("\n")[0] ?? ""}`);
    throw error;
  }
}
