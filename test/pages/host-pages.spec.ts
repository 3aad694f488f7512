import { expect, test } from "@playwright/test";
import { closedRoot } from "../drivers/closed-root.js";
import { HostPage } from "../drivers/host-page.js";
import { hostPagesOrigin } from "../drivers/ports.js";
import { hostPages } from "../host-pages/pages.js";

// Ten steps take their time on a busy machine.
test.slow();
test.use({ trace: "off" });

/** Ten steps, from a place to a stay and back. `between` runs after the choices, before the search. */
async function journey(host: HostPage, between?: () => Promise<void>): Promise<void> {
  await expect(host.bar.getByRole("search")).toBeVisible();
  await host.choosePlace();
  await host.chooseDates();
  await host.chooseGuests();
  await host.choosePackage();
  await between?.();
  await host.pressSearch();
  await host.seeResults();
  await host.filterWifi();
  await host.sortByPrice();
  await host.openStayAndComeBack();
}

const special = new Set([
  "react-18",
  "vue",
  "hash-router",
  "dialog",
  "clones",
  "wrapped-fetch",
  "two-copies",
  "two-builds",
  "shadow-root",
  "closed-shadow-root",
  // host-forms.spec.ts
  "plain-form",
  "react-19-form",
  "vue-form",
]);
for (const page of hostPages.filter(({ path }) => !special.has(path))) {
  test(`the journey passes on the host page ${page.path}`, async ({ page: tab }) => {
    const host = new HostPage(tab);
    await host.open(`${hostPagesOrigin}/${page.path}`);
    await journey(host);
    await host.expectUntouched(page.globals);
  });
}

for (const path of ["react-18", "vue"]) {
  test(`the journey passes on a page of ${path}, which receives change events and sets attributes or properties`, async ({ page }) => {
    const host = new HostPage(page);
    await host.open(`${hostPagesOrigin}/${path}`);
    await journey(host, () => expect(host.bar.getByRole("heading", { name: "Ski : Val Thorens" })).toBeVisible());
    await host.expectUntouched(hostPages.find((known) => known.path === path)?.globals);
  });
}

test("the journey passes with a router that owns the hash, which is never changed", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/hash-router`);
  const entries = await page.evaluate(() => history.length);
  await journey(host);
  expect(await page.evaluate(() => [location.hash, history.length, document.documentElement.dataset["lost"]])).toEqual([
    "#/ski",
    entries,
    undefined,
  ]);
  await host.expectUntouched();
});

test("the journey passes through a fetch that a monitor has wrapped", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/wrapped-fetch`);
  await journey(host);
  expect(Number(await page.evaluate(() => document.documentElement.dataset["calls"]))).toBeGreaterThan(3);
  await host.expectUntouched();
});

test("the journey passes inside a foreign shadow root, where panels are left as everywhere", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/shadow-root`);
  await journey(host, () => host.leavePanels(page.getByRole("heading", { name: "Ski", exact: true })));
  await host.expectUntouched();
});

test("the journey passes inside a closed shadow root, where panels are left as everywhere", async ({ page }) => {
  const within = await closedRoot(page);
  const host = new HostPage(page, page, within);
  await host.open(`${hostPagesOrigin}/closed-shadow-root`);
  expect(await page.evaluate(() => document.querySelector("closed-shell")?.shadowRoot)).toBe(null);
  await journey(host, () => host.leavePanels(within.locator("h1")));
  await host.expectUntouched();
});

test("the journey passes inside a modal dialog of the page, and Escape closes one thing at a time", async ({ page }) => {
  const host = new HostPage(page);
  const dialog = page.locator(".host-dialog");
  await host.open(`${hostPagesOrigin}/dialog`);
  await journey(host, async () => {
    await host.segment("dates").click();
    await expect(host.panel("dates")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(host.panel("dates")).toBeHidden();
    await expect(dialog).toBeVisible();
  });
  await host.expectUntouched();
});

test("the journey passes with two copies of the library on the page, which share the search", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/two-copies`);
  await journey(host);
  expect(await page.evaluate(() => window.skiElements?.version)).toBe("0.0.9");
  await host.expectUntouched();
});

test("the journey passes with a search bar on preact and results on React, which share the search", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/two-builds`);
  await journey(host);
  expect(await page.evaluate<number>('window[Symbol.for("ski-elements")].searches.size')).toBe(1);
  await host.expectUntouched();
});

test("the journey passes in copies of the tags, which keep their choices when they are moved", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/clones`);
  await expect(page.locator("html[data-copied]")).toBeAttached();
  await journey(host, async () => {
    await page.evaluate(() => {
      const [from, to] = ["from", "to"].map((id) => document.getElementById(id));
      to?.append(...(from?.children ?? []));
    });
    await expect(page.locator("#to ski-searchbar")).toBeAttached();
    await expect(host.destination).toHaveValue("Val Thorens");
  });
  await host.expectUntouched();
});

for (const frame of ["frame", "sandboxed-frame"]) {
  test(`the journey passes in a ${frame.replace("-", " ")}`, async ({ page }) => {
    const host = new HostPage(page, page.frameLocator("iframe"));
    await host.open(`${hostPagesOrigin}/${frame}`);
    await journey(host);
    await host.expectUntouched();
    // The page around the frame, which has no script of its own.
    await new HostPage(page).expectUntouched();
  });
}

test("the bar looks the same on a plain page, under * { all: unset } and amid Bootstrap", async ({ page }) => {
  const host = new HostPage(page);
  const looks: string[][] = [];
  for (const path of ["one-file", "all-unset", "bootstrap"]) {
    await page.goto(`${hostPagesOrigin}/${path}`);
    await expect(host.searchButton).toBeVisible();
    await host.ready();
    looks.push(await host.look());
  }
  const [plain, ...others] = looks;
  expect(plain?.length).toBeGreaterThan(10);
  for (const other of others) expect(other).toEqual(plain);
});

test("the fallback stays and works when the page's policy refuses the script", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/script-blocked`);
  await expect(page.getByText("Les séjours viennent ici.")).toBeVisible();
  expect(await page.evaluate(() => customElements.get("ski-searchbar"))).toBe(undefined);
  const { added, reports } = await host.watched();
  expect(added).toEqual([]);
  expect(reports).toEqual([expect.stringMatching(/^script-src-elem: .*ski-elements\.min\.js/)]);
  expect(host.problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect(page).toHaveURL(/\/se-results/);
});

for (const [path, files] of [
  ["one-file", "**/dist/light/cdn/**"],
  ["modules", "**/dist/light/elements/**"],
  ["modules", "**/dist/light/chunks/preact-*"],
] as const) {
  test(`the fallback stays and works on the page ${path} where ${files} never loads`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    const host = new HostPage(page);
    await host.open(`${hostPagesOrigin}/${path}`);
    await expect(page.getByText("Les séjours viennent ici.")).toBeVisible();
    expect((await host.watched()).reports).toEqual([]);
    expect(host.problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page).toHaveURL(/\/se-results/);
  });
}

test("a malformed attribute is reported in full sentences by the released library", async ({ page }) => {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/one-file`);
  await expect(host.searchButton).toBeVisible();
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await host.bar.evaluate((bar) => bar.setAttribute("top-stations", "[5]"));
  expect((await warned).text()).toMatch(
    /^ski-elements: <ski-searchbar> keeps the locale's resorts for .*, which does not fit: item 1 has another shape\. Give a value such as \[\{/,
  );
  await expect(host.searchButton).toBeEnabled();
});
