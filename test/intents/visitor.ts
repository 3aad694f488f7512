import { errors, type Locator, type Page } from "@playwright/test";
import { pageWords, plain, type PageWords } from "./words.js";
import { partySize, type When, type Wish } from "./wish.js";

/** A price with the words that stand with it, as the page showed them. */
export type ReadPrice =
  /** Of a day, or of a start in a list, in the calendar of a place: null for all places. */
  | {
      readonly kind: "start";
      readonly words: string;
      readonly price: number;
      readonly place: string | null;
      readonly day: string;
      readonly basis: string;
    }
  /** Of a resort in the list of places; `when` is what the list is narrowed to. */
  | {
      readonly kind: "place";
      readonly words: string;
      readonly price: number;
      readonly place: string;
      readonly when: When | null;
      readonly basis: string;
    }
  /** Of a card: what the stay costs, what it was when it was listed, or a person's share. */
  | { readonly kind: "total" | "listed" | "person"; readonly words: string; readonly price: number; readonly card: ReadCard };

/** What a card showed. */
export interface ReadCard {
  readonly name: string;
  readonly text: string;
  /** The package, in words. */
  readonly packageWords: string;
  /** Whom and how long the price is for: `for 3 guests, 7 nights`. */
  readonly basis: string;
  readonly price: number;
  /** The price is called the lowest it may be. */
  readonly isFrom: boolean;
  /** The head of the list: its days and guests. */
  readonly head: string;
}

/** The visitor ended without an answer, and why. */
export class GaveUp extends Error {}

/** How long a visitor waits for something. */
const patience = 15_000;

/** A visitor at the page: presses are counted, and prices kept as they are read. */
export class Visitor {
  presses = 0;
  readonly prices: ReadPrice[] = [];
  readonly words: PageWords;
  /** The place that was chosen, in the page's words. */
  place: string | null = null;
  /** What the search knows of the days. */
  when: When | null = null;

  constructor(
    readonly page: Page,
    readonly wish: Wish,
    readonly today: string,
  ) {
    this.words = pageWords(wish.locale);
    page.setDefaultTimeout(patience);
  }

  get bar(): Locator {
    return this.page.getByRole("search", { name: this.words.texts.search_bar.title });
  }
  get guests(): number {
    return partySize(this.wish);
  }

  /** Waits until something is in view. */
  async see(what: Locator, name: string): Promise<void> {
    try {
      await what.first().waitFor({ state: "visible", timeout: patience });
    } catch (error) {
      if (error instanceof errors.TimeoutError) throw new GaveUp(`not seen: ${name}`);
      throw error;
    }
  }

  async press(what: Locator, name: string): Promise<void> {
    await this.see(what, name);
    this.presses += 1;
    try {
      await what.first().click({ timeout: patience });
    } catch (error) {
      if (error instanceof errors.TimeoutError) throw new GaveUp(`cannot be pressed: ${name}`);
      throw error;
    }
  }

  async key(what: Locator, key: string): Promise<void> {
    this.presses += 1;
    await what.press(key);
  }

  async type(what: Locator, text: string): Promise<void> {
    this.presses += 1;
    await what.fill(text);
  }

  async read(what: Locator): Promise<string> {
    return plain(await what.first().innerText());
  }

  /** The accessible names of what has a role in a part of the page, without what is disabled. */
  async names(within: Locator, role: "article" | "button" | "checkbox" | "grid" | "radio"): Promise<readonly string[]> {
    const snapshot = await within.first().ariaSnapshot();
    const named = new RegExp(`\\b${role} "((?:[^"\\\\]|\\\\.)*)"(?!.*\\[disabled\\])`, "g");
    return [...snapshot.matchAll(named)].map(([, name = ""]) => plain(name.replaceAll(/\\(.)/g, "$1")));
  }
}
