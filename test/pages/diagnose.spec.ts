import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { Doctor } from "../drivers/doctor.js";
import { hostPagesOrigin, sellerPort } from "../drivers/ports.js";
import { hostPages } from "../host-pages/pages.js";
import { plantedPages, type PlantedPage } from "../host-pages/planted/pages.js";

test.slow();
test.use({ trace: "off" });

// Requests that are still answered when a test ends are of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const seller = `http://localhost:${sellerPort}`;
const secureOrigin = "https://page.invalid";

/** What a test does to the requests of a page with a fault. */
async function routeFor(page: Page, { lost, stopped, secure }: PlantedPage): Promise<void> {
  if (lost) await page.route(lost, (route) => route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } }));
  if (stopped) await page.route(stopped, (route) => route.abort());
  if (!secure) return;
  await page.route(`${secureOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${pathname.startsWith("/dist/") ? seller : hostPagesOrigin}${pathname}` });
    await route.fulfill({ response });
  });
}

async function openPlanted(page: Page, planted: PlantedPage): Promise<Doctor> {
  const { path, hash = "", phone, secure, frame, until } = planted;
  if (phone) await page.setViewportSize({ width: 390, height: 844 });
  await routeFor(page, planted);
  await page.goto(`${secure ? secureOrigin : hostPagesOrigin}/planted/${path}${hash}`);
  const inner = page.frames().find((one) => one !== page.mainFrame());
  const doctor = new Doctor(frame === undefined || !inner ? page.mainFrame() : inner);
  if (until) await expect(doctor.frame.locator(until).first()).toBeAttached();
  return doctor;
}

test("at least 25 faults are planted, by as many codes", () => {
  expect(new Set(plantedPages.map(({ code }) => code)).size).toBeGreaterThanOrEqual(25);
});

for (const planted of plantedPages)
  test(`names the fault of the page ${planted.path}: ${planted.code}`, async ({ page }) => {
    const doctor = await openPlanted(page, planted);
    if (planted.code === "csp-script") await doctor.paste();
    else await doctor.open(planted.secure ? secureOrigin : seller);
    const codes = (await doctor.listed()).map(({ code }) => code);
    expect(codes).toContain(planted.code);
    const expected = [planted.code, ...(planted.follows ?? [])].map(String);
    expect((await doctor.listed()).filter(({ severity, code }) => severity !== "info" && !expected.includes(code))).toEqual([]);
  });

const healthyPages = [...hostPages.map(({ path }) => path), "frame", "sandboxed-frame"];

/** The page, or the frame in it. */
async function openHealthy(page: Page, path: string): Promise<Doctor> {
  await page.goto(`${hostPagesOrigin}/${path}`);
  const inner = page.frames().find((one) => one !== page.mainFrame());
  return new Doctor(inner ?? page.mainFrame());
}

test("at least 20 pages are healthy", () => {
  expect(healthyPages.length).toBeGreaterThanOrEqual(20);
});

for (const path of healthyPages)
  test(`is silent on the host page ${path}`, async ({ page }) => {
    const doctor = await openHealthy(page, path);
    await doctor.open(seller);
    expect(await doctor.faults()).toEqual([]);
  });

test("is silent on a phone, where its panel lies over the tools of the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const doctor = await openHealthy(page, "modules");
  await expect(page.locator('[part~="dock"]')).toBeVisible();
  await doctor.open(seller);
  expect(await doctor.faults()).toEqual([]);
});

for (const path of ["modules", "one-file", "array-prototype"])
  test(`the library finds the same as its panel on the page ${path}`, async ({ page }) => {
    await page.goto(`${hostPagesOrigin}/${path}`);
    await expect(page.locator("ski-searchbar")).toHaveJSProperty("state", "ready");
    const own = await page.evaluate(async () =>
      (await window.skiElements?.diagnose())?.findings.map(({ severity, code }) => ({ severity, code })),
    );
    const doctor = new Doctor(page.mainFrame());
    await doctor.open(seller);
    expect(own).toEqual(await doctor.listed());
  });

test("the library names a malformed attribute of a tag, with its element", async ({ page }) => {
  await page.goto(`${hostPagesOrigin}/modules`);
  const results = page.locator("ski-results");
  await expect(results).toHaveJSProperty("state", "ready");
  await results.evaluate((element) => element.setAttribute("page-size", "many"));
  const found = await page.evaluate(async () => {
    const { findings = [] } = (await window.skiElements?.diagnose()) ?? {};
    return findings
      .filter(({ severity }) => severity !== "info")
      .map(({ code, message, help, element }) => ({ code, message, help, name: element?.localName }));
  });
  expect(found).toEqual([
    {
      code: "setting-malformed",
      message: expect.stringMatching(
        /^<ski-results> keeps 20 for the attribute page-size "many", which is not a whole number from 1\. Give one\.$/,
      ),
      help: `${seller}/docs/guides/diagnosis#setting-malformed`,
      name: "ski-results",
    },
  ]);
});

test("the panel can be read and used by everyone, and leaves nothing behind", async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const note: unknown = Reflect.get(window, "noteViolation");
      if (typeof note === "function") note(`${effectiveDirective} ${blockedURI}`);
    }),
  );
  await page.goto(`${hostPagesOrigin}/planted/dead-box?name=Anna#place`);
  const doctor = new Doctor(page.mainFrame());
  await doctor.open(seller);
  await expect(doctor.panel).toHaveAccessibleName("Diagnosis of ski-elements");
  await expect(doctor.panel.getByRole("heading")).toBeFocused();
  await expect(doctor.panel.getByRole("status").first()).toContainText("2 warnings");
  await expect(doctor.panel.getByRole("link").first()).toHaveAttribute("href", `${seller}/docs/guides/diagnosis#inherited-style`);
  await expect(doctor.line).toHaveValue(
    /^ski-elements \d+\.\d+\.\d+ \| .*\/planted\/dead-box \| 1440x900 \| .* \| inherited-style \(warning\) x2 \| notes: consent$/,
  );
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await doctor.panel.getByRole("button", { name: "Copy the line for support" }).click();
  await expect(doctor.panel).toContainText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await doctor.line.inputValue());
  await loadAxe(page);
  expect((await violationsIn(page)).filter((violation) => violation.includes("panel"))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(doctor.panel).toHaveCount(0);
  await doctor.open(seller);
  await doctor.panel.getByRole("button", { name: "Close" }).click();
  await expect(doctor.panel).toHaveCount(0);
  expect(violations).toEqual([]);
});
