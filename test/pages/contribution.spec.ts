import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Council, contributionRule, visitorOf } from "../drivers/council.js";
import { lightPort, sellerPort } from "../drivers/ports.js";
import { watchShifts } from "../drivers/shifts.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18";

/** An amount of a text such as "1 234 €", in cents. */
const cents = (text: string | null | undefined): number =>
  Math.round(Number((text ?? "").replaceAll(/[^\d,]/g, "").replace(",", ".")) * 100);

test("a works council's visitor sees about what is left to pay, by a band that is asked for once", async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "valmont", baseURL);
  await page.goto("/cse/");
  await expect(page.getByText(/CSE Valmont paie de 15\s%\sà 40\s%, au plus 450\s€ par an/)).toBeVisible();
  await demo.openResults(dated);
  await expect(demo.lines.first()).toContainText("CSE Valmont paie une part, selon votre tranche.");
  await demo.openSheet(0);
  await demo.band(/^Tranche B/).check();
  const rows = await demo.rowsOfSum();
  const priceAt = rows.findIndex(({ look }) => look === "total");
  const amounts = rows.map(({ amount }) => cents(amount));
  const stay = amounts.slice(0, priceAt).reduce((sum, amount) => sum + amount, 0);
  const [price = 0, ofRate = 0, ...others] = amounts.slice(priceAt);
  expect(stay).toBeGreaterThan(0);
  expect(price).toBe(stay);
  const [share = 0, left = 0] = others.slice(-2);
  expect(share).toBe(Math.min(Math.round(stay * 0.3), 45_000));
  expect(left).toBe(price - share);
  expect(Math.abs(ofRate - stay * 0.3)).toBeLessThanOrEqual(1);
  await expect(demo.sheet).toContainText(/Le prix du vendeur est .*€/);
  await page.keyboard.press("Escape");
  await expect(demo.sheet).toBeHidden();
  await expect(demo.lines.first().getByRole("button")).toBeFocused();
  const lines = await demo.lines.allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^Reste à payer, environ[\d\s]+€Part de CSE Valmont, environ[\d\s]+€/);
  expect(demo.problems).toEqual([]);
});

test("a rule for the accommodation alone counts what the seller names as such", async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "altitude", baseURL);
  await page.route("**/company?*", (route) =>
    route.fulfill({ json: { catalog: { engineId: 31 }, contribution: { label: "CSE", rate: 0.5, base: ["stay"] } } }),
  );
  await demo.openResults(`${dated}&packages[]=PFP`);
  await demo.openSheet(0);
  const rows = await demo.rowsOfSum();
  expect(rows.slice(0, 3).map(({ look, name }) => [look, name])).toEqual([
    ["counted", "Hébergement"],
    ["left-out", "Forfait de ski (non pris en compte)"],
    ["left-out", "Matériel de ski (non pris en compte)"],
  ]);
  const amounts = rows.map(({ amount }) => cents(amount));
  const [stay = 0, skipass = 0, equipment = 0, price = 0] = amounts;
  expect(stay + skipass + equipment).toBe(price);
  expect(amounts.slice(-2)).toEqual([Math.round(stay / 2), price - Math.round(stay / 2)]);
  expect(demo.problems).toEqual([]);
});

test("the comparison and the calendar show what is left to pay too", { tag: "@wide" }, async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "valmont", baseURL);
  await demo.openResults(dated);
  await demo.openSheet(0);
  await demo.band(/^Tranche C/).check();
  await page.keyboard.press("Escape");
  for (const index of [0, 1])
    await demo.cards
      .nth(index)
      .getByRole("button", { name: new RegExp(`^${demo.words.shortlist.keep.split(" ")[0]} `) })
      .click();
  await demo.results.getByRole("button", { name: new RegExp(`^${demo.words.shortlist.title}`) }).click();
  const comparison = demo.results.getByRole("dialog", { name: demo.words.shortlist.title });
  await expect(comparison.locator("css=[part~=left-to-pay]")).toHaveCount(2);
  await comparison.locator("css=[part~=left-to-pay]").first().getByRole("button").click();
  await expect(demo.band(/^Tranche C/)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(demo.sheet).toBeHidden();
  await expect(comparison).toBeVisible();
  await page.keyboard.press("Escape");
  await demo.segment("dates").click();
  await expect(demo.panel("dates").locator("css=[part~=left-of-dates]")).toContainText(/Reste à payer, environ [\d\s]+€ sur [\d\s]+€/);
  expect(demo.problems).toEqual([]);
});

test("the list can be limited by what is left to pay", { tag: "@wide" }, async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "altitude", baseURL);
  await page.route("**/company?*", (route) =>
    route.fulfill({ json: { catalog: { engineId: 31 }, contribution: { label: "CSE", rate: 0.5, perStay: 300 } } }),
  );
  await demo.openResults(dated);
  const most = demo.results.getByRole("textbox", { name: demo.words.contribution.at_most });
  await most.fill("700");
  await most.press("Enter");
  await expect.poll(async () => (await demo.search())["budget"]).toEqual({ min: null, max: 1000 });
  await expect
    .poll(async () => {
      const amounts = (await demo.lines.allTextContents()).map((line) => cents(/environ([^€]+)/.exec(line)?.[1]));
      return amounts.length > 0 && amounts.every((amount) => amount > 0 && amount <= 70_000);
    })
    .toBe(true);
  await expect(most).toHaveValue(/^700\s€$/);
  expect(demo.problems).toEqual([]);
});

test("what is left to pay prints alone, as a quote", { tag: "@wide" }, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { title, body, documentElement } = document;
      Object.assign(window.top ?? window, { printed: [title, documentElement.lang, body.innerText] });
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  const demo = await visitorOf(page, "valmont", baseURL);
  await demo.openResults(dated);
  await demo.openSheet(0);
  await demo.band(/^Tranche A/).check();
  const name = await demo.cards.first().getAttribute("aria-label");
  await demo.sheet.getByRole("button", { name: demo.words.contribution.print }).click();
  const [title, language, text] = await page.evaluate(() => Reflect.get(window, "printed") as string[]);
  expect([title, language]).toEqual([`${demo.words.contribution.title} – ${name}`, "fr-FR"]);
  for (const part of [name ?? "", "CSE Valmont", "40 %", "Prix du vendeur", "Reste à payer", "Calculé le"])
    expect(text?.replaceAll(/\s/g, " ")).toContain(part);
  expect(text, "the choice of a band").not.toContain("Tranche C");
  expect(await demo.results.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll("iframe").length)).toBe(0);
  expect(demo.problems).toEqual([]);
});

test("the stay page shows what is left to pay of the chosen offer, and its sum", async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "valmont", baseURL);
  await page.goto("/cse/stay/lodging-10001#BeginDate=06/02/2027&EndDate=13/02/2027&dated=1&capacity=18-18");
  const council = page.getByRole("region", { name: demo.words.contribution.title });
  await expect(council).toContainText("selon votre tranche");
  await council.getByLabel(demo.words.contribution.band).selectOption({ label: "Tranche B · 30\u00a0%" });
  await expect(council).toContainText(/Reste à payer, environ\s*[\d\s]+€/);
  await council.getByText(demo.words.contribution.sum).click();
  await expect(council).toContainText("Prix du vendeur");
  expect(demo.problems).toEqual([]);
});

test("the band is asked for once where the visitor agrees to preferences, on the stay page too", async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "valmont", baseURL);
  const keptBands = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("band")));
  await demo.openResults(dated);
  await demo.openSheet(0);
  await demo.band(/^Tranche B/).check();
  await page.keyboard.press("Escape");
  expect(await keptBands()).toEqual([]);
  await consentOf(page, "fr-FR-CSE").accept.click();
  await expect.poll(keptBands).toEqual(["ski-elements.contribution-band"]);
  await page.reload();
  await expect(demo.lines.first()).toContainText("Reste à payer");
  await page.goto("/cse/stay/lodging-10001#BeginDate=06/02/2027&EndDate=13/02/2027&dated=1&capacity=18-18");
  const council = page.getByRole("region", { name: demo.words.contribution.title });
  await expect(council).toContainText(/Reste à payer, environ\s*[\d\s]+€/);
  await page.evaluate(() => window.skiElements?.setConsent({ preferences: false, experiments: false }));
  expect(await keptBands()).toEqual([]);
  expect(demo.problems).toEqual([]);
});

for (const [build, port] of [
  ["React", sellerPort],
  ["light", lightPort],
] as const)
  for (const locale of ["fr-FR-CSE", "en-GB", "nl-NL", "de-DE"] as const)
    test.describe(`on the ${build} build in ${locale}`, () => {
      test.use({ baseURL: `http://localhost:${port}` });
      test("a rule that the page gives is applied by keyboard", { tag: "@wide" }, async ({ page }) => {
        const demo = new Council(page, locale);
        const { contribution: words } = demo.words;
        await demo.openResults(dated);
        await demo.results.evaluate((results, given) => Object.assign(results, { contribution: given }), contributionRule);
        await demo.lines.first().getByRole("button").focus();
        await page.keyboard.press("Enter");
        await expect(demo.sheet.getByRole("heading", { name: words.title })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await expect(demo.band(/^Quotient 7315/)).toBeChecked();
        await expect(demo.sheet).toContainText(words.left_total);
        await expect(demo.sheet).toContainText(/27[.,]41/);
        await loadAxe(page);
        expect(await violationsIn(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(demo.sheet).toBeHidden();
        await expect(demo.lines.first()).toContainText(words.left_total);
        expect(demo.problems).toEqual([]);
      });
    });

test("the line of what is left to pay moves nothing when it appears, and can be used by everyone", async ({ page, baseURL }) => {
  const demo = await visitorOf(page, "valmont", baseURL);
  const shifts = await watchShifts(page);
  await demo.openResults(dated);
  await expect(demo.lines.first()).toContainText("selon votre tranche");
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await loadAxe(page);
  await demo.lines.first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(demo.sheet.getByRole("heading", { name: demo.words.contribution.title })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await violationsIn(page)).toEqual([]);
});
