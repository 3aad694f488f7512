import type { Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale.js";
import { pageWordsOf } from "../../demo/words/all.js";

type Agreed = Readonly<Partial<Record<"preferences" | "experiments", boolean>>>;

/** The banner of the demo's pages that asks for consent, in the words of one locale. */
export function consentOf(page: Page, locale: Locale = "fr-FR") {
  const words = pageWordsOf(locale).consent;
  const banner = page.getByRole("region", { name: words.title });
  const button = (name: string) => banner.getByRole("button", { name, exact: true });
  const save = button(words.save);
  const box = (name: keyof Agreed) => banner.getByRole("checkbox", { name: words[name] });
  const manage = page.getByRole("contentinfo").getByRole("button", { name: words.manage });
  return {
    words,
    banner,
    policy: banner.getByRole("link"),
    accept: button(words.accept),
    refuse: button(words.refuse),
    save,
    box,
    /** Opens it again. */
    manage,
    /** Opens it again by keyboard: prices that arrive may move the footer under a mouse. */
    reopen: () => manage.press("Enter"),
    status: page.getByRole("contentinfo").getByRole("status"),
    /** Saves choices one by one. */
    async choose(agreed: Agreed): Promise<void> {
      if (!(await save.isVisible())) await banner.getByText(words.choose, { exact: true }).click();
      for (const name of ["preferences", "experiments"] as const) if (agreed[name] !== undefined) await box(name).setChecked(agreed[name]);
      await save.click();
    },
    /** The stored answer; null before there is one. */
    async kept(): Promise<string | null> {
      const cookies = await page.context().cookies();
      return cookies.find(({ name }) => name === "nevea-consent")?.value ?? null;
    },
  };
}
