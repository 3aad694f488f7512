import { readFileSync } from "node:fs";
import { localeOfPath } from "../../demo/words/all.js";
import { expect, test } from "@playwright/test";
import { testDay } from "../../demo/engine/testing/engine.driver.js";
import type { Call } from "../../demo/engine/service/request-log.js";
import type { Fault } from "../../demo/engine/service/faults.js";
import { answersOf } from "../drivers/answers.js";
import { consentStates } from "../drivers/consent-states.js";
import { consentOf } from "../drivers/consent.js";
import { Demo, type DemoLocale } from "../drivers/demo.js";
import { experimentStates } from "../drivers/experiment-states.js";
import { stayFaults, stayStates } from "../drivers/stay-states.js";
import { worksCouncilStates } from "../drivers/works-council-states.js";
import { serveEngine } from "../fixtures/engine-server.js";

/** The rows of docs/demo-states.md: `| state | by clicking | address |`. */
const rows = readFileSync(new URL("../../docs/demo-states.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, state = "", , address = ""] = line.split("|").map((cell) => cell.trim());
    return address.startsWith("`/") ? [{ state, address: address.replaceAll("`", "") }] : [];
  });

/** What a page of one state shows, beyond having opened. */
type Shows = (demo: Demo) => Promise<void>;

const part = (demo: Demo, name: string) => demo.results.locator(`css=[part~="${name}"]`);
/** A part of what a filter narrows. */
const inner = (demo: Demo, name: string) => demo.page.locator(`css=[part~="${name}"]`);
const banner =
  (key: keyof Demo["words"]["banner"]): Shows =>
  (demo) =>
    expect(part(demo, "banner").filter({ hasText: demo.words.banner[key] }).first()).toBeVisible();

/** Scrolls past every card, so that its picture and its prices are requested, until all prices are settled. */
async function seeAll(demo: Demo): Promise<void> {
  await expect(demo.cards.first()).toBeVisible();
  const count = await demo.cards.count();
  for (let index = 0; index < count; index++) await demo.cards.nth(index).scrollIntoViewIfNeeded();
  await expect(demo.results.locator("[aria-busy=true]")).toHaveCount(0);
}
type TabName = Extract<keyof Demo["words"]["card"], `tab_${string}`>;
const hasTabs =
  (...names: readonly TabName[]): Shows =>
  async (demo) => {
    await expect(demo.cards.first()).toBeVisible();
    for (const name of names) await expect(part(demo, "tab").filter({ hasText: demo.words.card[name] }).first()).toBeAttached();
  };
type EmptyText = Extract<keyof Demo["words"]["results"], `none_for_${string}`>;
const empty =
  (text: EmptyText): Shows =>
  (demo) =>
    expect(part(demo, "empty")).toContainText(demo.words.results[text].replace("{{count}}", "20"));

const typed =
  (text: string, shows: (demo: Demo) => Promise<void>): Shows =>
  async (demo) => {
    await demo.destination.fill(text);
    await shows(demo);
  };
const shown: Readonly<Record<string, Shows>> = {
  "flash sale banner": banner("flash_sale"),
  "free cancellation banner, winter": banner("free_cancellation_15"),
  "free cancellation banner, summer": banner("free_cancellation_15"),
  "exclusive banner": banner("exclusive"),
  "favourite banner": banner("favourite"),
  "18-35 banner": banner("hundred_percent_18_35"),
  "only here banner": banner("only_on_product"),
  "holiday club banner, and a club's chips": banner("holiday_club"),
  "several banners on one card": async (demo) => {
    await expect(demo.cards.first().locator("css=[part~=banner]").nth(1)).toBeVisible();
  },
  "discount bubble and crossed price": async (demo) => {
    await seeAll(demo);
    await expect(
      part(demo, "price")
        .filter({ has: inner(demo, "discount") })
        .filter({ has: inner(demo, "crossed-price") })
        .first(),
    ).toBeAttached();
  },
  "discount bubble alone, at 5 %": async (demo) => {
    await seeAll(demo);
    const alone = part(demo, "price")
      .filter({ has: inner(demo, "discount") })
      .filter({ hasNot: inner(demo, "crossed-price") });
    await expect(alone.first()).toContainText("5");
  },
  "no discount": async (demo) => {
    await seeAll(demo);
    await expect(
      part(demo, "price")
        .filter({ has: inner(demo, "amount") })
        .filter({ hasNot: inner(demo, "discount") })
        .first(),
    ).toBeAttached();
  },
  "more than four offers in a tab": async (demo) => {
    await seeAll(demo);
    const card = demo.cards.filter({ has: inner(demo, "offers-more") }).first();
    await card.locator("css=[part~=offers-more]").click();
    await expect(card.locator("css=[part~=offer]").nth(4)).toBeVisible();
  },
  "sold out at the live price": async (demo) => {
    await seeAll(demo);
    await expect(part(demo, "sold-out-card").first()).toContainText(demo.words.card.sold_out);
  },
  "picture that fails": async (demo) => {
    await seeAll(demo);
    await expect(demo.results.locator('img[src^="data:image/svg"]').first()).toBeVisible();
  },
  "lodging without a rating": async (demo) => {
    await expect(demo.cards.first()).toBeVisible();
    await expect(demo.cards.filter({ hasNot: inner(demo, "rating") }).first()).toBeAttached();
  },
  "lodging without stars": async (demo) => {
    await expect(demo.cards.first()).toBeVisible();
    await expect(demo.cards.filter({ hasNot: inner(demo, "stars") }).first()).toBeAttached();
  },
  "more tabs than fit": async (demo) => {
    await expect(demo.cards.first()).toBeVisible();
    await expect(part(demo, "tabs-next").first()).toBeAttached();
  },
  "short stays": hasTabs("tab_PFCS", "tab_PFPCS"),
  "packages of the British": hasTabs("tab_PFP", "tab_PF", "tab_PFCS", "tab_PFTT"),
  "packages of the Dutch": hasTabs("tab_PFP", "tab_PF", "tab_PFCS"),
  "packages of works councils": hasTabs("tab_PFP", "tab_PF", "tab_HS", "tab_PFTTF"),
  "trips by air": hasTabs("tab_PFF", "tab_PFPF"),
  "a departure that does not reach the resort": empty("none_for_departure"),
  summer: async (demo) => {
    await expect(demo.cards.first()).toContainText(/juin|juil|août|sept/);
  },
  "nothing for the party": empty("none_for_party"),
  "dates that are over": empty("none_for_past"),
  "nothing with these filters": async (demo) => {
    await empty("none_for_filters")(demo);
    await expect(part(demo, "reset").first()).toBeVisible();
  },
  "filters that would leave nothing": async (demo) => {
    await expect(demo.filter(demo.words.criteria.full_board)).toBeDisabled();
  },
  "budget closed until there are dates": async (demo) => {
    await expect(part(demo, "budget").locator("css=[part~=note]")).toBeVisible();
  },
  "budget open": async (demo) => {
    await expect(part(demo, "budget").getByRole("slider").first()).toBeEnabled();
    await expect(part(demo, "budget").locator("css=[part~=note]")).toHaveCount(0);
  },
  "a list that ends": async (demo) => {
    await expect(demo.cards.first()).toBeVisible();
    await expect(demo.showMore).toHaveCount(0);
  },
  "banner image over the bar": (demo) => expect(demo.bar.locator("css=[part~=banner-image]")).toBeVisible(),
  ...worksCouncilStates,
  ...consentStates,
  "stays that are kept and compared": async (demo) => {
    for (const index of [0, 1]) await part(demo, "keep").nth(index).click();
    await part(demo, "shortlist-open").click();
    await expect(part(demo, "comparison").getByRole("columnheader")).toHaveCount(2);
  },
  "shortlist on the home page": async (demo) => {
    await consentOf(demo.page).accept.click();
    for (const index of [0, 1]) await part(demo, "keep").nth(index).click();
    await demo.page.goto(new URL("/", demo.page.url()).href);
    await expect(demo.page.locator(".kept-stays").getByRole("link")).toHaveCount(2);
  },
  "place that is misspelt": typed("val torens", (demo) => expect(demo.option.filter({ hasText: "Val Thorens" }).first()).toBeVisible()),
  "place that does not exist": typed("qqqqqq", (demo) => expect(demo.bar.locator("css=[part~=no-results]")).toBeVisible()),
  "lodging found by name": typed("chalet aurore", (demo) =>
    expect(demo.option.filter({ hasText: "Chalet Aurore Boréale" }).first()).toBeVisible(),
  ),
  "lodging without a page of its own": async ({ page }) => {
    await expect(page).toHaveURL(/\/stay\/lodging-10004#/);
    await expect(page.locator("ski-gallery")).toBeVisible();
  },
  "gallery without photos of the rooms": async ({ page, words }) => {
    await page.locator("ski-gallery").getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: words.gallery.residence })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.gallery.accommodation })).toHaveCount(0);
  },
  ...stayStates,
  ...experimentStates,
  "list that fails": (demo) => expect(part(demo, "failed")).toBeVisible(),
  "list that loads late": async (demo) => {
    await expect(part(demo, "skeleton").first()).toBeVisible();
    await expect(demo.cards.first()).toBeVisible();
  },
  "list that never loads": async (demo) => {
    await expect(part(demo, "skeleton").first()).toBeVisible();
    await demo.page.clock.runFor(90_000);
    await expect(part(demo, "timeout")).toBeVisible();
  },
  "prices that fail": async (demo) => {
    await seeAll(demo);
    await expect(part(demo, "amount").first()).toBeVisible();
  },
  "dates that fail": async (demo) => {
    await demo.segment("dates").click();
    await expect(demo.bar.locator("css=[part~=dates-failure]")).toBeVisible();
  },
  "days priced for one length of stay": async (demo) => {
    await demo.segment("dates").click();
    for (const nights of ["3", "7"]) {
      await demo.length(nights).click();
      await expect(demo.days.first()).toHaveAccessibleName(new RegExp(`, ${nights} nuits dès`));
    }
  },
  "school holidays under the days": async (demo) => {
    await demo.segment("dates").click();
    await demo.bar.locator("css=[part~=zone]").first().click();
    await expect(demo.bar.locator("css=.calendar [part~=bar]").first()).toBeVisible();
    await expect(demo.bar.locator("css=[part~=holidays]")).toContainText("Noël");
  },
  "photos that fail": async ({ page, words }) => {
    await page.locator("ski-gallery").getByRole("button").first().click();
    await expect(page.getByText(words.gallery.unavailable).first()).toBeVisible();
  },
};

/** States of the price call are recognised by its answers. */
const shownByPrices: Readonly<Record<string, (demo: Demo, answers: readonly unknown[]) => Promise<void>>> = {
  "price in error, the other source's shown": async (demo, answers) => {
    await seeAll(demo);
    await expect
      .poll(() => answers)
      .toContainEqual(expect.objectContaining({ error: expect.any(String), iresaPrices: expect.arrayContaining([expect.anything()]) }));
  },
  "price that is never confirmed": async (demo) => {
    const asked = new Set<string>();
    demo.page.on("request", (request) => {
      const liheId = new URL(request.url()).searchParams.get("liheId");
      if (liheId !== null) asked.add(liheId);
    });
    await demo.page.reload();
    await seeAll(demo);
    expect(asked.size).toBeGreaterThan(0);
    expect(asked.size).toBeLessThan(await demo.cards.count());
  },
};

const faults: Readonly<Record<string, Partial<Record<Call, Fault>>>> = {
  "list that fails": { products: { status: 500 } },
  "list that loads late": { products: { latency: 3000 } },
  "list that never loads": { products: { connection: "hang" } },
  "prices that fail": { prices: { status: 500 } },
  "dates that fail": { find: { status: 500 } },
  "photos that fail": { catalog: { status: 500 } },
  ...stayFaults,
};

/** States in which something is logged to the console. */
const logsToConsole = (state: string): boolean =>
  state in faults || ["picture that fails", "works council that is not known", "A/B test that leaves a visitor out"].includes(state);

function localeOf(address: string): DemoLocale {
  return address.startsWith("/flight") ? "en-GB" : localeOfPath(address);
}

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeAll(async () => {
  engine = await serveEngine();
});
test.afterAll(() => engine.close());

test("every state of the demo has a row, and every row a state", () => {
  const states = rows.map(({ state }) => state);
  expect(new Set(states).size).toBe(states.length);
  expect([...states].sort()).toEqual([...Object.keys(shown), ...Object.keys(shownByPrices)].sort());
});

for (const { state, address } of rows)
  test(`the demo shows: ${state}`, async ({ page }) => {
    engine.faults.set(faults[state] ?? {});
    await (state === "list that never loads" ? page.clock.install({ time: testDay }) : page.clock.setFixedTime(testDay));
    const demo = new Demo(page, localeOf(address));
    const answers = answersOf(page, "/wiyp/price/");
    await page.goto(engine.origin + address);
    await shown[state]?.(demo);
    await shownByPrices[state]?.(demo, answers);
    if (!logsToConsole(state)) expect(demo.problems).toEqual([]);
  });
