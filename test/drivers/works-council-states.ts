import { expect } from "@playwright/test";
import type { Demo } from "./demo.js";

type Shows = (demo: Demo) => Promise<void>;

const company =
  (name: string, shows: Shows): Shows =>
  async (demo) => {
    await demo.page.getByLabel("Votre comité").selectOption(name);
    await demo.drawn();
    await shows(demo);
  };

/** What the demo's pages show to visitors of works councils. */
export const worksCouncilStates: Readonly<Record<string, Shows>> = {
  "party that cannot be changed": company("cgos", async (demo) => {
    await demo.segment("participants").click();
    await expect(demo.bar.locator("css=[part~=participants-locked]")).toBeVisible();
  }),
  "works council that pays a part": async ({ results, page, words }) => {
    await expect(results.locator("css=[part~=council-note]")).toContainText("CSE Valmont");
    await results.locator("css=[part~=choose-band]").click();
    await results.getByRole("radio", { name: /^Tranche B/ }).check();
    await page.keyboard.press("Escape");
    await expect(results.locator("css=[part~=left-to-pay]").first()).toContainText(words.contribution.left_total);
  },
  "works council that is not known": company("", async (demo) => {
    await demo.segment("participants").click();
    await expect(demo.increase("adults")).toBeEnabled();
  }),
};
