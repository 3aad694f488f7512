import type { Page } from "@playwright/test";

/** The stay page from a visitor's perspective, in one locale. */
export class Stay {
  readonly card;
  readonly offers;
  readonly calendar;

  constructor(
    readonly page: Page,
    readonly words: { readonly card: string; readonly book: string } = { card: "Your stay", book: "Book this stay" },
  ) {
    this.card = page.getByRole("complementary", { name: words.card });
    this.offers = page.locator(".stay-offers");
    this.calendar = page.locator("ski-date-picker");
  }

  get book() {
    return this.card.getByRole("button", { name: this.words.book });
  }
  get total() {
    return this.card.locator(".total strong");
  }
  room(name: string) {
    return this.offers.getByRole("group", { name: "Your accommodation" }).getByRole("radio", { name });
  }
  package(name: string) {
    return this.offers.getByRole("radio", { name: new RegExp(`^${name.replaceAll("+", "\\+")} (?!\\+)`) });
  }

  async amounts(): Promise<number[]> {
    const texts = await this.card.locator(".parts dd").allTextContents();
    return texts.map(amountOf);
  }
}

/** The whole amount in a price such as `£1,299`. */
export const amountOf = (text: string): number => Number(text.replaceAll(/[^\d]/g, ""));
