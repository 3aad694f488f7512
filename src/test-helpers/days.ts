import { addMonths, daysBetween, isDay, monthOf, monthsBetween, type Month } from "../calendar/day.js";
import { times } from "../calendar/times.js";
import { listed, namesOf, startingWith, whole, type Driver } from "./driver.js";
import type { Finder } from "./finder.js";

/** Days, `yyyy-MM-dd`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The first stay of that many nights that is offered. */
export interface FirstStay {
  readonly nights: number;
}

/** Months that are looked through for the one in view, before and after the wanted one. */
const farthest = 36;

/** Presses a day that can be chosen, after its month was brought into view. */
export async function pressDay(driver: Driver, calendar: Finder, day: string): Promise<void> {
  if (!isDay(day)) throw new Error(`"${day}" is not a day: write yyyy-MM-dd.`);
  const words = await driver.words();
  await showMonth(driver, calendar, monthOf(day));
  const open = calendar.getByRole("button", { name: startingWith(words.day(day)), disabled: false });
  await driver.shown(open, async () => {
    const month = calendar.getByRole("grid", { name: whole(words.month(monthOf(day))) });
    const offered = await namesOf(month.getByRole("button", { disabled: false }));
    return `${day} cannot be chosen. The days of its month that can be: ${listed(offered)}.`;
  });
  await open.nth(0).click();
}

/** Steps through the months, or adds some to a list, until the wanted one is there. */
async function showMonth(driver: Driver, calendar: Finder, month: Month): Promise<void> {
  const words = await driver.words();
  const { text } = words;
  await driver.shown(calendar.getByRole("grid"), "There is no calendar.");
  const isShown = async (one: Month) => (await calendar.getByRole("grid", { name: whole(words.month(one)) }).count()) > 0;
  const shown = await firstOf(monthsAround(month), isShown);
  if (shown === null) throw new Error(`The calendar is more than ${farthest} months from ${month}.`);
  const isLater = shown < month;
  const step = isLater
    ? calendar
        .getByRole("button", { name: text("dates.next_month"), exact: true })
        .or(calendar.getByRole("button", { name: text("dates.load_more"), exact: true }))
    : calendar
        .getByRole("button", { name: text("dates.previous_month"), exact: true })
        .or(calendar.getByRole("button", { name: whole(text("dates.load_earlier", { month: "{{month}}" })) }));
  for (let left = Math.abs(monthsBetween(shown, month)); left > 0 && !(await isShown(month)); left -= 1) {
    await driver.shown(step, `The calendar does not reach ${month}.`);
    await step.nth(0).click();
  }
  await driver.until(() => isShown(month), `The calendar does not reach ${month}.`);
}

/** The month itself, then those beside it, the nearest first. */
function monthsAround(month: Month): Month[] {
  const beside = times(farthest, (index) => [addMonths(month, index + 1), addMonths(month, -index - 1)]);
  return [month, ...beside.flat()];
}

async function firstOf<Item>(items: readonly Item[], fits: (item: Item) => Promise<boolean>): Promise<Item | null> {
  for (const item of items) if (await fits(item)) return item;
  return null;
}

/** Chooses both ends of a stay in the dates of a search, and finishes. */
export async function chooseStay(driver: Driver, surface: Finder, stay: DayRange | FirstStay): Promise<void> {
  const { text } = await driver.words();
  await driver.shown(surface.getByRole("grid"), "The dates do not open.");
  const done = surface.getByRole("button", { name: text("dates.validate"), exact: true });
  const byLength = await chooseLength(driver, surface, "nights" in stay ? stay.nights : daysBetween(stay.from, stay.to));
  if ("nights" in stay) {
    if (!byLength) {
      const offered = await lengthsOf(driver, surface);
      throw new Error(`Stays of ${stay.nights} nights are not offered. The lengths that are: ${listed(offered)}.`);
    }
    const days = surface.getByRole("grid").getByRole("button", { disabled: false });
    await driver.shown(days, `No stay of ${stay.nights} nights is offered in the months in view.`);
    await days.nth(0).click();
  } else {
    await pressDay(driver, surface, stay.from);
    if (!byLength) await pressDay(driver, surface, stay.to);
  }
  // A press on the last day finishes by itself; one that chose both leaves the stay to be moved.
  if (byLength) await done.nth(0).click();
  await driver.gone(done, "The dates stay open.");
}

/** Chooses a length of stay, or any if it is not among them. Returns whether one press then chooses both ends. */
async function chooseLength(driver: Driver, surface: Finder, nights: number): Promise<boolean> {
  const { text } = await driver.words();
  const lengths = surface.getByRole("group", { name: text("dates.lengths"), exact: true });
  // They are drawn once the days are known.
  const days = surface.getByRole("grid").getByRole("button", { disabled: false });
  await driver.shown(lengths.or(days), "No days are offered.");
  if ((await lengths.count()) === 0) return false;
  const wanted = lengths.getByRole("radio", { name: startingWith(text("dates.nights", { count: nights })) });
  const isSold = (await wanted.count()) > 0;
  const choice = isSold ? wanted : lengths.getByRole("radio", { name: startingWith(text("dates.any_length")) });
  if (!(await isChosen(lengths, choice))) await choice.dispatchEvent("click");
  return isSold;
}

/** The names of the lengths that are sold. */
async function lengthsOf(driver: Driver, surface: Finder): Promise<string[]> {
  const { text } = await driver.words();
  const choices = surface.getByRole("group", { name: text("dates.lengths"), exact: true }).getByRole("radio");
  const values = await Promise.all(times(await choices.count(), (index) => choices.nth(index).getAttribute("value")));
  return values.flatMap((value) => (Number(value) > 0 ? [text("dates.nights", { count: Number(value) })] : []));
}

async function isChosen(group: Finder, choice: Finder): Promise<boolean> {
  const value = await choice.getAttribute("value");
  const chosen = group.getByRole("radio", { checked: true });
  return (await chosen.count()) > 0 && (await chosen.nth(0).getAttribute("value")) === value;
}
