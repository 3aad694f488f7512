import { readFile } from "node:fs/promises";
import { expect, type Frame } from "@playwright/test";

/** What the panel lists: `error csp-script`. */
export interface Listed {
  readonly severity: string;
  readonly code: string;
}

/** The panel of `doctor.js` in a page or a frame. */
export class Doctor {
  constructor(readonly frame: Frame) {}

  get panel() {
    return this.frame.locator('.panel[role="dialog"]');
  }

  get line() {
    return this.panel.getByRole("textbox", { name: "Line for support" });
  }

  /** Opens the panel as a bookmark does, and waits until it lists what was found. */
  async open(origin: string): Promise<void> {
    await this.frame.evaluate(`import(${JSON.stringify(`${origin}/dist/doctor.js?${Math.random()}`)}).then(() => undefined)`);
    await this.done();
  }

  /** Opens it as in a browser's console: where a policy refuses the library's origin. */
  async paste(): Promise<void> {
    const text = await readFile("dist/doctor.js", "utf8");
    await this.frame.evaluate(`${text}\nundefined`);
    await this.done();
  }

  async done(): Promise<void> {
    await this.panel.and(this.frame.locator("[data-done]")).waitFor({ timeout: 30_000 });
    await expect(this.panel).not.toContainText("The diagnosis itself failed");
  }

  listed(): Promise<Listed[]> {
    return this.panel
      .locator("li")
      .evaluateAll((items) =>
        items.map((item) => ({ severity: item.getAttribute("data-severity") ?? "", code: item.getAttribute("data-code") ?? "" })),
      );
  }

  /** Errors and warnings, and what could not be read, with their sentences. */
  faults(): Promise<string[]> {
    return this.panel.locator('li:not([data-severity="info"]), li[data-code="incomplete"]').allInnerTexts();
  }
}
