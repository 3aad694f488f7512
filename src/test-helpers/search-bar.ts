import { chooseStay, type DayRange, type FirstStay } from "./days.js";
import { counted, createDriver, listed, namesOf, plain, startingWith, whole, type Driver, type DriverOptions, type Tag } from "./driver.js";
import type { Finder } from "./finder.js";

/** Who travels. What is left out stays as it is. */
export interface Participants {
  readonly adults?: number;
  /** The age of each child, from 1 to 17. */
  readonly children?: readonly number[];
}

/** A search bar as a visitor uses it, in its wide form and in the one of a phone. */
export interface SearchBarDriver {
  /** Types a destination and chooses the suggestion of that name. */
  chooseDestination(name: string): Promise<void>;
  /** Chooses both days of a stay, or the first stay of a length that is offered. */
  chooseDates(stay: DayRange | FirstStay): Promise<void>;
  setParticipants(participants: Participants): Promise<void>;
  /** Presses the button of the search. */
  search(): Promise<void>;
}

type Field = "destination" | "dates" | "participants";

/** Drives a `ski-searchbar`. */
export function searchBar(tag: Tag, options: DriverOptions): SearchBarDriver {
  const driver = createDriver("ski-searchbar", tag, options);
  return {
    chooseDestination: (name) => chooseDestination(driver, name),
    chooseDates: async (stay) => chooseStay(driver, await openField(driver, "dates"), stay),
    setParticipants: (participants) => setParticipants(driver, participants),
    search: () => search(driver),
  };
}

/** The parts of a bar in either of its forms. */
async function formOf(driver: Driver) {
  const { text } = await driver.words();
  const wide = driver.tag.getByRole("search");
  const tap = driver.tag.getByRole("button", { name: text("search_bar.mobile_summary") });
  const flow = driver.tag.getByRole("dialog");
  await driver.shown(wide.or(tap).or(flow), "The search bar is not drawn.");
  return { wide, tap, flow, isWide: (await wide.count()) > 0 };
}

/** The panel of a field, or its step on a phone; for the destination of a wide bar the bar itself, in which one types. */
async function openField(driver: Driver, field: Field): Promise<Finder> {
  const { text } = await driver.words();
  const title = text(`search_bar.${field}`);
  const { wide, flow, isWide } = await formOf(driver);
  if (isWide && field === "destination") return driver.tag;
  const isOpen = isWide ? await driver.tag.getByRole("dialog", { name: title, exact: true }).isVisible() : false;
  if (!isOpen) {
    if (!isWide) await openIndex(driver);
    const button = (isWide ? wide : flow).getByRole("button", { name: startingWith(title) });
    await driver.shown(button, `The search bar has no field "${title}".`);
    await button.nth(0).click();
  }
  const surface = isWide ? driver.tag.getByRole("dialog", { name: title, exact: true }) : flow;
  await driver.shown(surface, `"${title}" does not open.`);
  return surface;
}

/** Opens the whole search on a phone, unless it is open. */
async function openIndex(driver: Driver): Promise<void> {
  const { text } = await driver.words();
  const { tap, flow } = await formOf(driver);
  if (!(await flow.isVisible())) await tap.click();
  await driver.shown(flow.getByRole("heading", { name: text("search_bar.index_title"), exact: true }), "The search does not open.");
}

async function chooseDestination(driver: Driver, name: string): Promise<void> {
  const { text } = await driver.words();
  const surface = await openField(driver, "destination");
  const input = surface.getByRole("combobox", { name: text("search_bar.destination"), exact: true });
  await driver.shown(input, "The search bar has no destination to type.");
  await input.click();
  // A text that is not changed would suggest nothing.
  if ((await input.inputValue()) === name) await input.fill("");
  await input.fill(name);
  const wanted = surface.getByRole("option", { name: startingWith(name) });
  const nothing = surface.getByRole("button", { name: text("station_search.no_results_cta"), exact: true });
  await driver.shown(wanted.or(nothing), () => unknown(surface, name));
  if ((await wanted.count()) === 0) throw new Error(await unknown(surface, name));
  await wanted.nth(0).click();
}

async function unknown(surface: Finder, name: string): Promise<string> {
  return `No destination "${name}" is suggested. Suggested are: ${listed(await namesOf(surface.getByRole("option")))}.`;
}

async function setParticipants(driver: Driver, { adults, children }: Participants): Promise<void> {
  const { text } = await driver.words();
  const surface = await openField(driver, "participants");
  if (adults !== undefined) await count(driver, surface, "adults", adults);
  if (children) {
    await count(driver, surface, "children", children.length);
    for (const [index, age] of children.entries()) await setAge(driver, surface, index + 1, age);
  }
  const done = surface.getByRole("button", { name: text("participant.validate"), exact: true });
  await done.click();
  await driver.gone(done, async () => `The participants stay open: ${plain(await surface.innerText())}`);
}

/** Presses the buttons of a counter until it has the number. */
async function count(driver: Driver, surface: Finder, counted: "adults" | "children", wanted: number): Promise<void> {
  const { text } = await driver.words();
  const title = text(`participant.${counted}_title`);
  const counter = surface.getByRole("group", { name: startingWith(title) });
  await driver.shown(counter, `There is no counter "${title}".`);
  const read = async () => Number(plain(await counter.getByRole("status").textContent()));
  for (let value = await read(), before = NaN; value !== wanted;) {
    if (value === before) throw new Error(`"${title}" cannot be ${wanted}: it stops at ${value}.`);
    const direction = value < wanted ? "increase" : "decrease";
    await counter.getByRole("button", { name: text(`participant.${direction}_${counted}`), exact: true }).dispatchEvent("click");
    before = value;
    value = await read();
  }
}

async function setAge(driver: Driver, surface: Finder, number: number, age: number): Promise<void> {
  const { text } = await driver.words();
  const title = text("participant.child_age", { number });
  const field = surface.getByRole("combobox", { name: startingWith(title) });
  await driver.shown(field, `There is no age for child ${number}.`);
  await field.click();
  const option = surface.getByRole("option", { name: whole(text("participant.years", { count: age })) });
  await driver.shown(option, async () => {
    return `A child cannot be ${age}. The ages are: ${listed(await namesOf(surface.getByRole("option")))}.`;
  });
  await option.click();
}

async function search(driver: Driver): Promise<void> {
  const { text } = await driver.words();
  const { wide, flow, isWide } = await formOf(driver);
  if (!isWide) await openIndex(driver);
  const scope = isWide ? wide : flow;
  const button = scope
    .getByRole("button", { name: text("search_bar.search"), exact: true })
    .or(scope.getByRole("button", { name: counted(text, "search_bar.show_stays") }));
  await driver.shown(button, "The search bar has no button to search.");
  await button.nth(0).click();
}
