import { expect } from "@playwright/test";
import { consentOf } from "./consent.js";
import type { Demo } from "./demo.js";

/** What a page shows in each state of the demo's consent. */
export const consentStates: Readonly<Record<string, (demo: Demo) => Promise<void>>> = {
  "consent that is asked for": async ({ page }) => {
    await expect(consentOf(page).banner).toBeInViewport({ ratio: 1 });
    expect(await consentOf(page).kept()).toBe(null);
  },
  "consent that is opened again": async ({ page }) => {
    const { refuse, manage, banner, save } = consentOf(page);
    await refuse.click();
    await expect(banner).toBeHidden();
    await manage.click();
    await expect(save).toBeInViewport();
  },
  "latest searches, once the visitor agreed": async (demo) => {
    const { page } = demo;
    await consentOf(page).choose({ preferences: true });
    await page.getByRole("link", { name: "Névéa" }).click();
    await demo.destination.click();
    await expect(demo.option.filter({ hasText: "Val Thorens" }).filter({ hasText: /févr/ }).first()).toBeVisible();
  },
};
