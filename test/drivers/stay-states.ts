import { expect } from "@playwright/test";
import type { Fault } from "../../demo/engine/service/faults.js";
import type { Call } from "../../demo/engine/service/request-log.js";
import type { Demo } from "./demo.js";
import { Stay } from "./stay.js";

const french = { card: "Votre séjour", book: "Réserver ce séjour" };
const heading = (stay: Stay, name: string) => expect(stay.offers.getByRole("heading", { name })).toBeVisible();

/** What the page of a stay shows in each of its states. */
export const stayStates: Readonly<Record<string, (demo: Demo) => Promise<void>>> = {
  "stay at its confirmed price": async ({ page }) => {
    const stay = new Stay(page, french);
    await expect(stay.card.getByText(/Prix vérifié à/)).toBeVisible();
    await expect(stay.book).toBeEnabled();
  },
  "stay without dates": async ({ page }) => {
    const stay = new Stay(page, french);
    await heading(stay, "Quand partez-vous ?");
    await expect(stay.offers.getByRole("button")).toHaveCount(3);
  },
  "stay that is sold out": async ({ page }) => heading(new Stay(page), "Complet à ces dates"),
  "stay whose dates have passed": async ({ page }) => heading(new Stay(page), "Ces dates sont passées"),
  "stay by air for a party that has to call": async ({ page }) => {
    const stay = new Stay(page);
    await expect(stay.card.getByRole("link", { name: "Call 020 7946 0153" })).toBeVisible();
    await expect(stay.book).toHaveCount(0);
  },
  "booking that is a demonstration": async ({ page }) => {
    await new Stay(page, french).book.click();
    await expect(page.getByRole("dialog", { name: "Ceci est une démonstration" })).toBeVisible();
  },
  "stay whose price is not confirmed": async ({ page }) => {
    const stay = new Stay(page, french);
    await expect(stay.card.getByText("Prix non vérifié")).toBeVisible();
    await expect(stay.book).toHaveCount(0);
  },
  "stay whose prices fail": async ({ page }) => heading(new Stay(page), "Les prix n’ont pas pu être chargés"),
};

export const stayFaults: Readonly<Record<string, Partial<Record<Call, Fault>>>> = {
  "stay whose price is not confirmed": { prices: { status: 500 } },
  "stay whose prices fail": { products: { status: 500 } },
};
