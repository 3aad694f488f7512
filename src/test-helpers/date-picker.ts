import { chooseStay, pressDay, type DayRange } from "./days.js";
import { createDriver, plain, whole, type Driver, type DriverOptions, type Tag } from "./driver.js";
import type { Finder } from "./finder.js";

/** A date picker as a visitor uses it: the dates of the search, or on its own, in a field or in the page. */
export interface DatePickerDriver {
  /** Chooses a day, `yyyy-MM-dd`, or both days of a range. */
  choose(days: string | DayRange): Promise<void>;
  /** What its field shows. */
  value(): Promise<string>;
}

/** Drives a `ski-date-picker`. */
export function datePicker(tag: Tag, options: DriverOptions): DatePickerDriver {
  const driver = createDriver("ski-date-picker", tag, options);
  return { choose: (days) => choose(driver, days), value: () => value(driver) };
}

/** The field of the search's dates is a button, the field of a picker on its own a text box. */
async function fieldsOf(driver: Driver) {
  const { text } = await driver.words();
  const typed = driver.tag.getByRole("textbox");
  const search = driver.tag.getByRole("button", { name: whole(`${text("dates.title")} {{value}}`) });
  return { typed, search };
}

async function choose(driver: Driver, days: string | DayRange): Promise<void> {
  const { text } = await driver.words();
  const { typed, search } = await fieldsOf(driver);
  const months = driver.tag.getByRole("grid");
  await driver.shown(typed.or(search).or(months), "The date picker is not drawn.");
  if ((await search.count()) > 0) {
    if (typeof days === "string") throw new Error("The dates of a search are a range: choose { from, to }.");
    const surface = driver.tag.getByRole("dialog", { name: text("dates.title"), exact: true });
    if (!(await surface.isVisible())) await search.click();
    await driver.shown(surface, "The dates do not open.");
    return chooseStay(driver, surface, days);
  }
  const surface = (await typed.count()) > 0 ? await openPanel(driver, typed) : driver.tag;
  for (const day of typeof days === "string" ? [days] : [days.from, days.to]) await pressDay(driver, surface, day);
}

async function openPanel(driver: Driver, typed: Finder): Promise<Finder> {
  const panel = driver.tag.getByRole("dialog");
  if (!(await panel.isVisible())) await typed.click();
  await driver.shown(panel, "The days do not open.");
  return panel;
}

async function value(driver: Driver): Promise<string> {
  const { text } = await driver.words();
  const { typed, search } = await fieldsOf(driver);
  await driver.shown(typed.or(search), "The date picker has no field, because it is inline: read the value of the element.");
  if ((await typed.count()) > 0) return typed.inputValue();
  const shown = plain(await search.textContent())
    .slice(text("dates.title").length)
    .trim();
  return shown === plain(text("dates.placeholder")) ? "" : shown;
}
