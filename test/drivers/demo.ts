import { expect, type Locator, type Page } from "@playwright/test";
import panels from "../../locales/fr-FR/panels.json" with { type: "json" };
import screens from "../../locales/fr-FR/screens.json" with { type: "json" };
import { pageWordsOf } from "../../demo/words/all.js";
import { type Locale, locales as productLocales } from "../../src/domain/locale.js";
import { wordsOf } from "../../src/i18n/locale-files.driver.js";

export type DemoLocale = Locale;

/** The words of every locale have the keys of the French ones. */
type LocaleWords = typeof screens & typeof panels;

/** The words of each locale, and the addresses of its pages. */
export const locales = Object.fromEntries(
  productLocales.map((locale) => {
    const { prefix } = pageWordsOf(locale);
    return [locale, { words: wordsOf(locale) as LocaleWords, home: `${prefix}/`, results: `${prefix}/se-results` }];
  }),
) as Readonly<Record<Locale, { readonly words: LocaleWords; readonly home: string; readonly results: string }>>;

/** A text with placeholders, as a pattern. */
function pattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\{[^}]*\}\}/g, ".+"));
}

/** Finds an element by the name of its tag. */
export interface TagFinder {
  locator(tag: string): Locator;
}

/** The demo from a visitor's perspective, in one locale. */
export class Demo {
  readonly words: LocaleWords;
  readonly bar: Locator;
  readonly results: Locator;
  readonly problems: string[] = [];

  constructor(
    readonly page: Page,
    readonly locale: DemoLocale = "fr-FR",
    /** The page or frame that contains the tags, or a function that finds them. */
    tags: TagFinder = page,
  ) {
    this.words = locales[locale].words;
    this.bar = tags.locator("ski-searchbar");
    this.results = tags.locator("ski-results");
    watch(page, this.problems);
  }

  async openHome(): Promise<void> {
    await this.page.goto(locales[this.locale].home);
    await this.drawn();
  }

  /** Opens the list of places. @returns Whether the viewport is narrow. */
  async openDestination(): Promise<boolean> {
    const isNarrow = (this.page.viewportSize()?.width ?? 0) < 1200;
    if (isNarrow) {
      await this.tapTarget.tap();
      await this.bar.getByRole("button", { name: new RegExp(`^${this.words.search_bar.destination}`) }).tap();
    } else await this.destination.click();
    return isNarrow;
  }

  async openResults(hash = ""): Promise<void> {
    await this.page.goto(`${locales[this.locale].results}${hash && `#${hash}`}`);
    await this.drawn();
  }

  /** The bar in either of its forms, after it has replaced its fallback. */
  async drawn(): Promise<void> {
    await expect(this.bar.locator("css=[part~=bar]").first()).toBeVisible();
  }

  get destination(): Locator {
    return this.bar.getByRole("combobox", { name: this.words.search_bar.destination });
  }
  get searchButton(): Locator {
    return this.bar.getByRole("button", { name: this.words.search_bar.search, exact: true });
  }
  /** The mobile form's one button. */
  get tapTarget(): Locator {
    return this.bar.getByRole("button", { name: pattern(this.words.search_bar.mobile_summary.replace(/ ?:? ?\{\{.*$/, "")) });
  }
  get total(): Locator {
    return this.results.getByRole("heading", { level: 2, name: /\d/ });
  }
  get cards(): Locator {
    return this.results.getByRole("article");
  }
  get option(): Locator {
    return this.bar.getByRole("option");
  }

  /** The segment of the bar that opens a panel. */
  segment(name: "dates" | "participants" | "packages"): Locator {
    return this.bar.getByRole("button", { name: new RegExp(`^${this.words.search_bar[name]}`) });
  }
  panel(name: "dates" | "participants" | "packages"): Locator {
    return this.bar.getByRole("dialog", { name: this.words.search_bar[name] });
  }

  /** Days that can be chosen, in document order. */
  get days(): Locator {
    return this.panel("dates").getByRole("gridcell").getByRole("button", { disabled: false });
  }

  /** The button that finishes the dates, in their panel or in the mobile flow. */
  get datesDone(): Locator {
    return this.bar.getByRole("button", { name: this.words.dates.validate, exact: true });
  }

  /** The choice of a length of stay. */
  get lengths(): Locator {
    return this.bar.getByRole("group", { name: this.words.dates.lengths });
  }

  /** The choice of stays of that many nights. */
  length(nights: string): Locator {
    return this.lengths.locator("label").filter({ has: this.page.locator(`input[value="${nights}"]`) });
  }

  /** The choice of stays of any length. */
  get anyLength(): Locator {
    return this.length("any");
  }

  /** Opens the dates, chooses a stay of the length in force by one press, and finishes. */
  async chooseDates(): Promise<void> {
    await this.segment("dates").click();
    await this.days.nth(2).click();
    await this.datesDone.click();
    await expect(this.panel("dates")).toBeHidden();
  }

  get validate(): Locator {
    return this.bar.getByRole("button", { name: this.words.search_bar.validate, exact: true });
  }

  increase(counted: "adults" | "children"): Locator {
    return this.bar.getByRole("button", { name: this.words.participant[`increase_${counted}`] });
  }

  packageOption(code: "PF" | "PFP" | "HS"): Locator {
    return this.bar.getByRole("checkbox", { name: new RegExp(`^${this.words.package[code].replace(/[+]/g, "\\+")} (?!\\+)`) });
  }

  filter(name: string): Locator {
    return this.results.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  }

  get sort(): Locator {
    return this.results.getByRole("combobox", { name: this.words.sort.title });
  }
  async sortBy(label: string): Promise<void> {
    await this.sort.click();
    await this.results.getByRole("option", { name: label }).click();
  }
  get showMore(): Locator {
    return this.results.getByRole("button", { name: this.words.results.show_more });
  }
  get stayLinks(): Locator {
    return this.results.getByRole("link", { name: pattern(this.words.card.see_stay_label) });
  }

  /** The search of the page, read by the page's own script. */
  search(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => JSON.parse(JSON.stringify(window.skiElements?.getSearch().snapshot())) as Record<string, unknown>);
  }

  /** The hash, key by key. */
  async hash(): Promise<URLSearchParams> {
    return new URLSearchParams(await this.page.evaluate(() => location.hash.slice(1)));
  }
}

/** Records errors visible in the console; aborted requests are no errors. */
function watch(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" || (message.type() === "warning" && !text.startsWith("Request was aborted:"))) problems.push(text);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
}

/** Opens the destination on the home page. */
export async function openDestination(page: Page, locale: DemoLocale) {
  const demo = new Demo(page, locale);
  await demo.openHome();
  return { demo, isNarrow: await demo.openDestination() };
}
