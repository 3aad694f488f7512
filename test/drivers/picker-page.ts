import { expect, type Locator, type Page } from "@playwright/test";

/** The demo's page of the date picker. */
export class PickerPage {
  /** Messages from the console, failed requests and uncaught errors. */
  readonly problems: string[] = [];

  constructor(readonly page: Page) {
    page.on("console", (message) => this.problems.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.message}`));
    page.on("requestfailed", (request) => this.problems.push(`failed: ${request.url()}`));
    page.on("response", (response) => {
      if (response.status() >= 400) this.problems.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens the page, and waits until every picker has rendered. */
  async open(): Promise<void> {
    await this.page.goto("/calendar");
    await this.drawn();
  }

  async drawn(): Promise<void> {
    const waiting = () =>
      this.page.locator("ski-date-picker").evaluateAll((pickers) => pickers.filter((picker) => !picker.matches(":state(ready)")).length);
    await expect.poll(waiting).toBe(0);
  }

  get examples(): Locator {
    return this.page.locator("[data-example]");
  }

  example(title: string): Locator {
    return this.examples.filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  /** The only picker of an example. */
  picker(title: string): Locator {
    return this.example(title).locator("ski-date-picker");
  }

  log(title: string): Locator {
    return this.example(title).locator("[data-log]");
  }

  day(title: string, day: string): Locator {
    return this.picker(title).locator(`css=[data-day="${day}"]`);
  }

  /** The names of the months in view. */
  months(title: string): Promise<string[]> {
    return this.picker(title).locator("css=[part~=month-name]").allTextContents();
  }
}
