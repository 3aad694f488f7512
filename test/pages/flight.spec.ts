import { expect, test, type Locator } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const openFlight = async (demo: Demo) => {
  await demo.page.goto("/flight");
  await demo.drawn();
};
const field = (within: Locator, name: string) => within.getByRole("button", { name: new RegExp(`^${name}`) });

test.describe("with a mouse", { tag: "@wide" }, () => {
  test("ORIG-01 BOOT-32 a trip from any London airport is found, and its origin stays through the results", async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    const { words } = demo;
    const finds: (string | null)[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.includes("find")) finds.push(url.searchParams.get("origin"));
    });
    await openFlight(demo);
    await expect.poll(() => demo.search()).toMatchObject({ packages: ["PFPF", "PFF"], transfer: true });
    const chosen = demo.segment("packages").locator("css=[part~=segment-value]");
    await expect(chosen, "it begins with flights").toHaveText(words.package.flight);
    expect(await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), "it is read whole").toBe(0);

    const origin = field(demo.bar, words.search_bar.origin);
    await expect(origin).toBeEnabled();
    await origin.click();
    await expect(demo.option.filter({ hasText: "Manchester" })).toBeVisible();
    await expect(demo.option.filter({ hasText: "St Pancras" })).toBeVisible();
    await expect(demo.option.first(), "the shortcut above London's airports").toContainText(words.origin_search.any_london_airport);
    for (const [typed, name] of [
      ["gatwick", "Gatwick"],
      ["LHR", "Heathrow"],
    ] as const) {
      await page.keyboard.type(typed);
      await expect(demo.option, typed).toHaveCount(1);
      await expect(demo.option, typed).toContainText(name);
      await demo.bar.getByRole("button", { name: words.origin_search.clear }).click();
      await demo.bar.getByRole("combobox", { name: words.search_bar.origin }).focus();
    }
    await page.keyboard.type("lond");
    await demo.option.filter({ hasText: words.origin_search.any_london_airport }).click();
    await expect(origin).toContainText(words.origin_search.any_london_airport);
    await expect.poll(() => finds.at(-1)).toBe("ANY_LONDON_AIRPORT");

    await demo.destination.fill("val tho");
    await demo.option.filter({ hasText: "Val Thorens" }).first().click();
    await demo.chooseDates();
    await demo.segment("packages").click();
    await expect(demo.panel("packages").getByRole("checkbox")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await demo.searchButton.click();

    await expect(page).toHaveURL(/\/flight\/se-results#.*origin=ANY_LONDON_AIRPORT/);
    await expect(demo.cards.first()).toBeVisible();
    expect(await demo.search()).toMatchObject({ origin: "ANY_LONDON_AIRPORT", transfer: true });
    await demo.filter(words.criteria.wifi).click();
    await expect(page).toHaveURL(/c\[\]=55/);
    expect((await demo.hash()).get("origin")).toBe("ANY_LONDON_AIRPORT");
    expect(demo.problems).toEqual([]);
  });

  test("BOOT-32 BOOT-46 flights that are unticked leave the transport on, through the results", async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    await openFlight(demo);
    await demo.segment("packages").click();
    const ticked = demo.panel("packages").getByRole("checkbox", { checked: true });
    await expect(ticked).toHaveCount(2);
    await ticked.first().uncheck();
    await ticked.first().uncheck();
    await demo.validate.click();
    await demo.searchButton.click();
    await expect(page).toHaveURL(/\/flight\/se-results#/);
    await expect(demo.cards.first()).toBeVisible();
    expect(await demo.search()).toMatchObject({ packages: [], transfer: true, origin: null });
    expect(demo.problems).toEqual([]);
  });

  test("ORIG-20..22 PART-05..07 BAR-15 a party of ten must call, and doing without transport lifts that", async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    const { words } = demo;
    await openFlight(demo);
    await page.evaluate(() => window.skiElements?.getSearch().set({ participants: Array.from({ length: 10 }, () => ({ age: 18 })) }));
    await expect(demo.segment("participants")).toContainText(words.participant.maximum.replace("{{count}}", "9"));
    await demo.searchButton.click();
    await expect(demo.bar.getByRole("alert")).toContainText("9");
    const advisers = await page.locator("header .phone").textContent();
    const number = /\d{3}\u00a0\d{4}\u00a0\d{4}/.exec(advisers ?? "")?.[0] ?? "no number";
    await expect(demo.bar.getByRole("alert"), "whom to call").toContainText(number);
    await expect(demo.bar.getByRole("alert"), "by whatever journey").toContainText("by train or plane");
    expect(new URL(page.url()).pathname).toBe("/flight");
    await expect(demo.increase("adults")).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await field(demo.bar, words.search_bar.origin).click();
    await demo.bar.getByRole("checkbox", { name: words.origin_search.no_transport }).check();
    await expect.poll(async () => (await demo.search())["transfer"]).toBe(false);
    await page.keyboard.press("Escape");
    await demo.segment("participants").click();
    await expect(demo.panel("participants")).toBeVisible();
    await expect(demo.bar.getByRole("alert")).toHaveCount(0);
    expect(demo.problems).toEqual([]);
  });
});

test(
  "BAR-33 BAR-40 by touch, each step of the flight variant closes the flow once its choice is made",
  { tag: "@phone" },
  async ({ page }) => {
    const demo = new Demo(page, "en-GB");
    const { words } = demo;
    await openFlight(demo);
    const flow = demo.bar.getByRole("dialog");
    const step = async (name: string) => {
      await demo.tapTarget.tap();
      await field(flow, name).tap();
    };
    await step(words.search_bar.origin);
    await flow.getByRole("combobox").fill("man");
    await flow.getByRole("option", { name: /Manchester/ }).tap();
    await expect(flow).toBeHidden();
    await step(words.search_bar.destination);
    await flow.getByRole("combobox").fill("val tho");
    await flow
      .getByRole("option", { name: /Val Thorens/ })
      .first()
      .tap();
    await expect(flow).toBeHidden();
    await step(words.search_bar.participants);
    await demo.increase("children").tap();
    await demo.validate.tap();
    await expect(flow).toBeHidden();
    await demo.tapTarget.tap();
    await flow.locator("css=[part~=search]").tap();
    await expect(page).toHaveURL(/\/flight\/se-results#.*origin=MAN/);
    await expect(demo.cards.first()).toBeVisible();
    expect(await demo.search()).toMatchObject({ origin: "MAN", transfer: true });
    expect(demo.problems).toEqual([]);
  },
);
