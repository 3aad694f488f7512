import type { Page } from "@playwright/test";
import { Demo, type DemoLocale } from "./demo.js";

/** A rule whose band, rate and notes no other text of a page has. */
export const contributionRule = {
  label: "CSE Valmont",
  bands: [
    { id: "qf-7315", label: "Quotient 7315", rate: 0.2741 },
    { id: "qf-8426", label: "Quotient 8426", rate: 0.1637 },
  ],
  paid: "refund",
  note: "Note 9537.",
};

/** The results, the stay page and the sheet of what is left to pay, as a visitor of a works council. */
export class Council extends Demo {
  constructor(page: Page, locale: DemoLocale = "fr-FR-CSE") {
    super(page, locale);
  }
  get lines() {
    return this.results.locator("css=[part~=left-to-pay]");
  }
  get sheet() {
    return this.results.getByRole("dialog", { name: this.words.contribution.title });
  }
  band(name: string | RegExp) {
    return this.sheet.getByRole("radio", { name });
  }
  /** The lines of the sum, each with its class. */
  rowsOfSum() {
    return this.sheet.locator("css=[part~=contribution-sum] > div").evaluateAll((rows) =>
      rows.map((row) => ({
        look: row.className,
        name: row.querySelector("dt")?.textContent ?? "",
        amount: row.querySelector("dd")?.textContent ?? "",
      })),
    );
  }
  openSheet(index: number) {
    return this.lines.nth(index).getByRole("button").click();
  }
}

export async function visitorOf(page: Page, company: string, baseURL: string | undefined): Promise<Council> {
  await page.context().addCookies([{ name: "company", value: company, url: baseURL ?? "" }]);
  return new Council(page);
}
