import type { Locator } from "@playwright/test";
import { GaveUp, type Hand } from "./hand.js";
import { patternOf, plain } from "./words.js";

const mostMonths = 18;

async function openDates(hand: Hand): Promise<Locator> {
  const { search_bar, dates } = hand.words.texts;
  await hand.press(hand.bar.getByRole("button", { name: new RegExp(`^${patternOf(search_bar.dates)}`) }), "the dates");
  const panel = hand.bar.getByRole("dialog", { name: search_bar.dates });
  await hand.see(panel, "the panel of the dates");
  const { nights } = hand.wish;
  const length = (nights === 1 ? dates.nights_one : dates.nights_other).replace("{{count}}", String(nights));
  const choices = panel.getByRole("group", { name: dates.lengths });
  const choice = choices.getByRole("radio", { name: new RegExp(`^${patternOf(length)}\\b`) });
  await hand.see(choices, "the lengths of stay");
  if ((await choice.count()) === 0) throw new GaveUp(`no stays of ${length}`);
  if (!(await choice.isChecked())) await hand.press(choices.getByText(new RegExp(`^${patternOf(length)}`)), length);
  return panel;
}

/** Turns the calendar until a `yyyy-MM` month is in view. */
async function turnTo(hand: Hand, panel: Locator, month: string): Promise<Locator> {
  const grid = panel.getByRole("grid", { name: hand.words.monthName(month), exact: true });
  const { previous_month: previous, next_month: next } = hand.words.texts.dates;
  await hand.see(panel.getByRole("grid"), "the calendar");
  for (let presses = 0; !(await grid.isVisible()); presses++) {
    const [first = ""] = await hand.names(panel.getByRole("grid"), "grid");
    const firstDay = hand.words.day(`1 ${first}`, hand.today) ?? "";
    const turn = panel.getByRole("button", { name: month < firstDay.slice(0, 7) ? previous : next, exact: true });
    if (presses === mostMonths || !(await turn.isEnabled())) throw new GaveUp(`no month ${month}`);
    await hand.press(turn, "another month");
    const former = panel
      .getByRole("grid")
      .first()
      .and(panel.getByRole("grid", { name: first, exact: true }));
    await former.waitFor({ state: "hidden" });
  }
  return grid;
}

interface PricedDay {
  readonly name: string;
  readonly day: string;
  readonly price: number;
}

/** The days of a month that have a price in their name, kept as read. */
async function pricedDays(hand: Hand, panel: Locator, grid: Locator): Promise<readonly PricedDay[]> {
  const days = grid.getByRole("button", { name: hand.words.money, disabled: false });
  await hand.see(days, "a day with a price");
  const basis = await hand.read(panel.getByText(new RegExp(`^${patternOf(hand.words.texts.dates.basis_nights)}`)));
  const found: PricedDay[] = [];
  for (const name of await hand.names(grid, "button")) {
    const price = hand.words.price(name);
    const day = hand.words.day(name, hand.today);
    if (price === null || day === null) continue;
    found.push({ name, day, price });
    hand.prices.push({ kind: "start", words: name, price, place: hand.place, day, basis });
  }
  return found;
}

async function pressDay(hand: Hand, start: string): Promise<void> {
  const panel = await openDates(hand);
  const grid = await turnTo(hand, panel, start.slice(0, 7));
  await pricedDays(hand, panel, grid);
  const day = grid.getByRole("button", { name: hand.words.dayName(start) });
  if (!(await day.isEnabled())) throw new GaveUp(`${start} cannot be chosen`);
  await hand.press(day, start);
}

async function pressCheapestOf(hand: Hand, month: string): Promise<void> {
  const panel = await openDates(hand);
  const grid = await turnTo(hand, panel, month);
  const days = await pricedDays(hand, panel, grid);
  const [cheapest] = days.toSorted((one, other) => one.price - other.price);
  if (!cheapest) throw new GaveUp(`no day of ${month} has a price`);
  await hand.press(grid.getByRole("button", { name: cheapest.name, exact: true }), cheapest.day);
}

async function pressCheapestStart(hand: Hand): Promise<void> {
  const { dates, season } = hand.words.texts;
  const panel = await openDates(hand);
  await hand.press(panel.getByText(dates.view_season, { exact: true }), dates.view_season);
  await hand.see(panel.getByRole("heading", { name: season.starts }), season.starts);
  const basis = await hand.read(panel.getByText(new RegExp(`^${patternOf(dates.basis_nights)}`)));
  const starts = panel.getByRole("listitem").getByRole("button");
  for (const text of await starts.allInnerTexts()) {
    const words = plain(text);
    const price = hand.words.price(words);
    const day = hand.words.day(words, hand.today);
    if (price !== null && day !== null) hand.prices.push({ kind: "start", words, price, place: hand.place, day, basis });
  }
  await hand.press(starts, "the cheapest start");
}

export async function chooseDates(hand: Hand): Promise<void> {
  const { when } = hand.wish;
  if (when.kind === "exact") await pressDay(hand, when.start);
  else if (when.kind === "month") await pressCheapestOf(hand, when.month);
  else await pressCheapestStart(hand);
  hand.isDated = true;
}
