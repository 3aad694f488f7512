import { expect, test, type Locator } from "@playwright/test";
import { anyStay, type FindQuery, type Visitor } from "../../demo/engine/answers.js";
import { dayNumber, knownDay } from "../../demo/engine/catalogue/days.js";
import { soldPackages } from "../../demo/engine/catalogue/packages.js";
import { createRandom, type Random } from "../../demo/engine/catalogue/random.js";
import { createOracle } from "../oracle/oracle.js";
import { Demo } from "../drivers/demo.js";

/** An amount in view, with the start and the length that its name has; `nights` is null for any length. */
interface Amount {
  readonly start: string;
  readonly nights: number | null;
  readonly price: number;
}

/** How many searches are read, and the first seed: `SEARCHES=500 SEED=1`. */
const searches = Number(process.env.SEARCHES ?? 6);
const firstSeed = Number(process.env.SEED ?? 1);

const places = [
  null,
  { type: "station", id: 1, hash: "station[]=1" },
  { type: "station", id: 20, hash: "station[]=20" },
  { type: "parentStation", id: 3003, hash: "parentStation[]=3003" },
  { type: "domain", id: 1001, hash: "domaineSki=1001" },
  { type: "region", id: 2001, hash: "region=2001" },
] as const;

function randomSearch(random: Random) {
  const place = random.pick(places);
  const party = random.int(1, 8);
  const chosen = random.chance(0.5) ? [] : [random.pick(soldPackages(visitor.language))];
  const capacity = `capacity=${Array.from({ length: party }, () => 18).join("-")}`;
  const hash = [...(place ? [place.hash] : []), capacity, ...chosen.map((code) => `packages[]=${code}`)].join("&");
  return {
    hash,
    selection: { ...anyStay, season: "H" as const, place: place && { type: place.type, id: place.id }, party, packages: chosen },
  };
}

const today = dayNumber(new Date().toISOString().slice(0, 10)) ?? 0;
const visitor: Visitor = { language: "en", worksCouncil: false, currency: "GBP", today, origin: "" };
const oracle = createOracle(today);

/** The lowest price of each start and length from today on, in three seasons, as the oracle computes it. */
async function expectedOf(selection: FindQuery["selection"]): Promise<readonly (Amount & { readonly nights: number })[]> {
  const to = knownDay(`${new Date().getUTCFullYear() + 2}-01-01`);
  const { priceGrid } = await oracle.find(
    { selection, from: today, to, nights: null, grid: true, by: null, time: "", topStationIds: [] },
    visitor,
  );
  return (priceGrid ?? []).map(({ start, nights, price }) => ({ start, nights, price }));
}

const byStart = (one: Amount, other: Amount) => one.start.localeCompare(other.start) || (one.nights ?? 0) - (other.nights ?? 0);

/** The amounts that the names of buttons have, with the days of their `data-` attribute or of the name itself. */
async function amountsOf(buttons: Locator): Promise<Amount[]> {
  const named = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      const { day, start } = (element as HTMLElement).dataset;
      return { day: day ?? start ?? null, name: element.ariaLabel ?? "" };
    }),
  );
  return named
    .flatMap(({ day, name }) => {
      const found = /(?:(\d+) nights?|any length) from £([\d,]+)/.exec(name);
      const [written = ""] = /\d+ \w+ \d{4}/.exec(name) ?? [];
      const start = day ?? new Date(`${written} UTC`).toISOString().slice(0, 10);
      return found
        ? [{ start, nights: found[1] === undefined ? null : Number(found[1]), price: Number(found[2]?.replaceAll(",", "")) }]
        : [];
    })
    .toSorted(byStart);
}

/** What each start costs at least, whatever the length. */
function lowestByStart(amounts: readonly Amount[]): Amount[] {
  const lowest = new Map<string, number>();
  for (const { start, price } of amounts) lowest.set(start, Math.min(price, lowest.get(start) ?? price));
  return [...lowest].map(([start, price]) => ({ start, nights: null, price }));
}

const monthsOf = (amounts: readonly Amount[]) => new Set(amounts.map(({ start }) => start.slice(0, 7)));
const within = <Some extends Amount>(amounts: readonly Some[], months: ReadonlySet<string>) =>
  amounts.filter(({ start }) => months.has(start.slice(0, 7)));

for (let seed = firstSeed; seed < firstSeed + searches; seed++)
  test(`every amount of the calendar, the graph and the grid is the oracle's, search ${seed}`, async ({ page }) => {
    const random = createRandom(`amounts ${seed}`);
    const { hash, selection } = randomSearch(random);
    const expected = await expectedOf(selection);
    const demo = new Demo(page, "en-GB");
    await page.goto(`/en/#${hash}`);
    await demo.drawn();
    await demo.segment("dates").click();
    const panel = demo.panel("dates");
    await expect(panel).toBeVisible();
    const inPanel = (part: string) => panel.locator(`css=[part~=${part}]`);

    const lengths = demo.lengths.locator("label");
    await expect(lengths.first(), hash).toBeVisible();
    await lengths.nth(random.int(0, (await lengths.count()) - 1)).click();
    const value = await demo.lengths.locator("input:checked").inputValue();
    const nights = value === "any" ? null : Number(value);
    const ofLength = nights === null ? lowestByStart(expected) : expected.filter((one) => one.nights === nights);

    for (let turned = 0; turned < 4; turned++) {
      const shown = () => amountsOf(panel.locator("css=[data-day]"));
      const months = new Set(
        await panel
          .locator("css=[data-day]")
          .evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset["day"]?.slice(0, 7) ?? "")),
      );
      await expect.poll(shown, `the calendar of ${hash}, ${value} nights, ${[...months].join()}`).toEqual(within(ofLength, months));
      const next = inPanel("next");
      if (!(await next.isEnabled())) break;
      await next.click();
    }

    await inPanel("dates-view").last().click();
    await expect(inPanel("season-cell").first()).toBeVisible();
    const cells = await amountsOf(inPanel("season-cell"));
    const columns = new Set(cells.map(({ start }) => start));
    expect(cells, `the grid of ${hash}`).toEqual(expected.filter(({ start }) => columns.has(start)));
    const bars = await amountsOf(inPanel("season-bar"));
    for (const bar of bars) expect(expected, `the graph of ${hash}, ${value} nights`).toContainEqual(bar);
    if (nights !== null) expect(new Set(bars.map((bar) => bar.nights)), "one length in the graph").toEqual(new Set([nights]));
    const drawn = within(ofLength, monthsOf(cells));
    const lowest = drawn.map(({ price }) => price).toSorted((one, other) => one - other);
    const listed = await inPanel("cheapest-start").locator("css=.num").allTextContents();
    expect(listed.map((text) => Number(text.replace(/\D/g, "")))).toEqual(lowest.slice(0, 5));
    expect(Math.min(...bars.map(({ price }) => price))).toBe(lowest[0]);
    expect(demo.problems).toEqual([]);
  });
