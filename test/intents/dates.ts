import type { Locator } from "@playwright/test";
import { GaveUp, type Visitor } from "./visitor.js";
import { patternOf, plain } from "./words.js";

const mostMonths = 18;

async function openDates(visitor: Visitor): Promise<Locator> {
  const { search_bar, dates } = visitor.words.texts;
  const panel = visitor.bar.getByRole("dialog", { name: search_bar.dates });
  const field = visitor.bar.getByRole("button", { name: new RegExp(`^${patternOf(search_bar.dates)}`) });
  if ((await field.getAttribute("aria-expanded")) !== "true") await visitor.press(field, "the dates");
  await visitor.see(panel, "the panel of the dates");
  const { nights } = visitor.wish;
  const length = (nights === 1 ? dates.nights_one : dates.nights_other).replace("{{count}}", String(nights));
  const choices = panel.getByRole("group", { name: dates.lengths });
  const choice = choices.getByRole("radio", { name: new RegExp(`^${patternOf(length)}\\b`) });
  await visitor.see(choices, "the lengths of stay");
  if ((await choice.count()) === 0) throw new GaveUp(`no stays of ${length}`);
  if (!(await choice.isChecked())) await visitor.press(choices.getByText(new RegExp(`^${patternOf(length)}`)), length);
  return panel;
}

/** Turns the calendar until a `yyyy-MM` month is in view. */
async function turnTo(visitor: Visitor, panel: Locator, month: string): Promise<Locator> {
  const grid = panel.getByRole("grid", { name: visitor.words.monthName(month), exact: true });
  const { previous_month: previous, next_month: next } = visitor.words.texts.dates;
  await visitor.see(panel.getByRole("grid"), "the calendar");
  for (let presses = 0; !(await grid.isVisible()); presses++) {
    const [first = ""] = await visitor.names(panel.getByRole("grid"), "grid");
    const firstDay = visitor.words.day(`1 ${first}`, visitor.today) ?? "";
    const turn = panel.getByRole("button", { name: month < firstDay.slice(0, 7) ? previous : next, exact: true });
    if (presses === mostMonths || !(await turn.isEnabled())) throw new GaveUp(`no month ${month}`);
    await visitor.press(turn, "another month");
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
async function pricedDays(visitor: Visitor, panel: Locator, grid: Locator): Promise<readonly PricedDay[]> {
  const days = grid.getByRole("button", { name: visitor.words.money, disabled: false });
  await visitor.see(days, "a day with a price");
  const basis = await visitor.read(panel.getByText(new RegExp(`^${patternOf(visitor.words.texts.dates.basis_nights)}`)));
  const found: PricedDay[] = [];
  for (const name of await visitor.names(grid, "button")) {
    const price = visitor.words.price(name);
    const day = visitor.words.day(name, visitor.today);
    if (price === null || day === null) continue;
    found.push({ name, day, price });
    visitor.prices.push({ kind: "start", words: name, price, place: visitor.place, day, basis });
  }
  return found;
}

async function pressDay(visitor: Visitor, start: string): Promise<void> {
  const panel = await openDates(visitor);
  const grid = await turnTo(visitor, panel, start.slice(0, 7));
  await pricedDays(visitor, panel, grid);
  const day = grid.getByRole("button", { name: visitor.words.dayName(start) });
  if (!(await day.isEnabled())) throw new GaveUp(`${start} cannot be chosen`);
  await visitor.press(day, start);
}

/** Takes the day of a `yyyy-MM` month with the lowest price. */
export async function pickCheapestOfMonth(visitor: Visitor, month: string): Promise<void> {
  const panel = await openDates(visitor);
  const grid = await turnTo(visitor, panel, month);
  const days = await pricedDays(visitor, panel, grid);
  const [cheapest] = days.toSorted((one, other) => one.price - other.price);
  if (!cheapest) throw new GaveUp(`no day of ${month} has a price`);
  await visitor.press(grid.getByRole("button", { name: cheapest.name, exact: true }), cheapest.day);
}

/** Takes the start with the lowest price of the season. */
export async function pickCheapestStart(visitor: Visitor): Promise<void> {
  const { dates, season } = visitor.words.texts;
  const panel = await openDates(visitor);
  await visitor.press(panel.getByText(dates.view_season, { exact: true }), dates.view_season);
  await visitor.see(panel.getByRole("heading", { name: season.starts }), season.starts);
  const basis = await visitor.read(panel.getByText(new RegExp(`^${patternOf(dates.basis_nights)}`)));
  const starts = panel.getByRole("listitem").getByRole("button");
  for (const text of await starts.allInnerTexts()) {
    const words = plain(text);
    const price = visitor.words.price(words);
    const day = visitor.words.day(words, visitor.today);
    if (price !== null && day !== null) visitor.prices.push({ kind: "start", words, price, place: visitor.place, day, basis });
  }
  await visitor.press(starts, "the cheapest start");
}

export async function chooseDates(visitor: Visitor): Promise<void> {
  const { when } = visitor.wish;
  if (when.kind === "exact") await pressDay(visitor, when.start);
  else if (when.kind === "month") await pickCheapestOfMonth(visitor, when.month);
  else await pickCheapestStart(visitor);
  visitor.when = when;
}
