import { expect, test } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Demo } from "../drivers/demo.js";
import { Stay } from "../drivers/stay.js";

const week = "BeginDate=06/02/2027&EndDate=13/02/2027&dated=1";
/** Sleeps twelve, and is reached by air from Manchester. */
const large = `/en/stay/lodging-10018#packCode=PFF&${week}&origin=MAN`;

test("a stay that is opened from a search by air has its flight, its departure and its way back", async ({ page, context }) => {
  const demo = new Demo(page, "en-GB");
  await page.goto("/flight/se-results#station[]=24&beginDate=2027-02-06&endDate=2027-02-13&packages[]=PFF&packages[]=PFPF&origin=MAN");
  await expect(demo.cards.first()).toContainText(/Manchester\s\d\d:\d\d – .+back\son\s13\sFeb\sat\s\d\d:\d\d/);
  const [opened] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.first().click()]);
  const stay = new Stay(opened);
  await expect(stay.book).toBeEnabled();
  await expect(stay.card.locator(".stay-chosen")).toContainText("Flight");
  await expect(stay.card.locator(".parts")).toContainText("Return flight");
  await expect(opened).toHaveURL(/origin=MAN/);
  await expect(opened.getByRole("link", { name: "Back to results" })).toHaveAttribute("href", page.url());
  await loadAxe(opened);
  expect(await violationsIn(opened)).toEqual([]);
  expect(demo.problems).toEqual([]);
});

test(
  "a party above nine cannot book a flight: the page shows whom to call, and books stays without one",
  { tag: "@wide" },
  async ({ page }) => {
    const stay = new Stay(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/wiyp\/price\/.*packCode=(PFF|PFPF)\b/.test(request.url())) asked.push(request.url());
    });
    await page.goto(`${large}&capacity=${Array.from({ length: 12 }, () => 18).join("-")}`);
    const call = stay.card.getByRole("link", { name: "Call 020 7946 0153" });
    await expect(stay.card.getByRole("alert")).toContainText("9 guests at most by train or plane");
    await expect(call).toHaveAttribute("href", "tel:02079460153");
    await expect(stay.book).toHaveCount(0);
    await expect(stay.total).toHaveCount(0);
    expect(asked).toEqual([]);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);

    const other = stay.offers.getByRole("radio", { name: /^Accommodation/ }).first();
    await other.check();
    await expect(stay.book).toBeEnabled();
    await expect(call).toHaveCount(0);

    await page.goto(`/en/stay/lodging-10445#packCode=PFF&${week}&origin=MAN&capacity=${Array.from({ length: 12 }, () => 18).join("-")}`);
    await page.reload();
    await expect(stay.offers.getByRole("heading", { name: "Sold out on these dates" })).toBeVisible();
    await expect(call).toBeVisible();
  },
);

test("a stay shows its flights out and back, and changes them with their departure", async ({ page }) => {
  const stay = new Stay(page);
  const prices: string[] = [];
  page.on("request", (request) => {
    if (/\/wiyp\/price\/.*packCode=PFF\b/.test(request.url())) prices.push(request.url());
  });
  await page.goto(`/en/stay/lodging-10027#packCode=PFF&${week}&origin=MAN`);
  const flights = stay.card.locator(".stay-journey");
  await expect(flights.locator("dt")).toHaveText(["Outbound, 6 Feb 2027", "Return, 13 Feb 2027"]);
  await expect(flights.locator("dd").first()).toContainText(/^\s*Manchester\s\d\d:\d\d – .+\s\d\d:\d\d/);
  await expect(flights.locator("dd").last()).toContainText(/ · (direct|1 change) · 1 bag each · transfer about /);
  const rooms = stay.offers.getByRole("group", { name: "Your accommodation" }).getByRole("radio");
  const room = rooms.last();
  await room.check();
  expect(await rooms.count()).toBeGreaterThan(1);
  const chosen = await stay.card.locator(".stay-chosen b").textContent();
  const departure = stay.card.getByLabel("Travelling from");
  await expect(departure).toHaveValue("MAN");
  await departure.focus();
  await departure.selectOption({ label: "London Gatwick Airport" });
  await expect(flights.locator("dd").first()).toContainText("London Gatwick");
  await expect(flights.locator("dd").last()).toContainText(/– London Gatwick\s\d\d:\d\d/);
  await expect(page).toHaveURL(/origin=LGW/);
  await expect(stay.book).toBeEnabled();
  expect(prices.at(-1)).toContain("origin=LGW");
  await expect(departure).toBeFocused();
  await expect(stay.card.locator(".stay-chosen b")).toHaveText(chosen ?? "");
  await expect(page.getByRole("link", { name: "Back to results" })).toHaveAttribute("href", /origin=LGW/);
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await departure.selectOption({ label: "Any departure point" });
  await expect(page).not.toHaveURL(/origin=/);
  await expect(stay.book).toBeEnabled();
  await stay.offers
    .getByRole("radio", { name: /^Accommodation/ })
    .first()
    .check();
  await expect(flights).toHaveCount(0);
  await expect(departure).toHaveCount(0);
});

test("a party of nine books its flight", { tag: "@wide" }, async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en/stay/lodging-10445#packCode=PFF&${week}&origin=MAN&capacity=18-18-18-18-18-18-18-18-18`);
  await expect(stay.book).toBeEnabled();
  await expect(stay.card.getByRole("alert")).toHaveCount(0);
});

test(
  "a stay's flights match its departure whichever package is chosen, and its days follow the package",
  { tag: "@wide" },
  async ({ page }) => {
    const stay = new Stay(page);
    const days: string[] = [];
    const prices: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/stay-days/")) days.push(request.url());
      if (request.url().includes("/wiyp/price/")) prices.push(request.url());
    });
    await page.goto(`/en/stay/lodging-10445#packCode=PF&${week}&origin=MAN`);
    await expect(stay.book).toBeEnabled();
    const isByAir = (url: string) => /packCode=(PFF|PFPF)\b/.test(url);
    expect(prices.filter(isByAir).length).toBeGreaterThan(0);
    expect(prices.filter((url) => isByAir(url) !== /origin[^=]*=MAN/.test(url))).toEqual([]);
    expect(days.filter((url) => url.includes("origin="))).toEqual([]);
    const flight = stay.offers.getByRole("radio", { name: /^Flight/ }).first();
    const price = await flight.locator("xpath=..").locator(".choice-price").textContent();
    await flight.check();
    await expect.poll(() => days.at(-1)).toContain("origin=MAN");
    await expect(flight).toBeFocused();
    await expect(flight.locator("xpath=..").locator(".choice-price")).toHaveText(price ?? "");
    await expect(stay.offers.getByRole("radio", { name: /^Accommodation/ }).first()).toBeVisible();
  },
);
