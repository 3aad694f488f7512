import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { PickerPage } from "../drivers/picker-page.js";

async function opened(page: Page): Promise<PickerPage> {
  const docs = new PickerPage(page);
  await docs.open();
  return docs;
}

test("every section of the date picker's page shows its pickers, and nothing is reported", async ({ page }) => {
  const docs = await opened(page);
  const names = await page.locator(".contents a").allTextContents();
  expect(names).toEqual([
    "A day",
    "A range",
    "Date and time",
    "Monthly, weekly, daily",
    "Months in view",
    "Closed days",
    "Marks",
    "What opens it",
    "Locales",
    "In a form",
    "Values in a script",
    "The dates of a search",
    "Reference",
  ]);
  for (const name of names) await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const pickers = page.locator("ski-date-picker");
  expect(await pickers.count()).toBeGreaterThan(40);
  const heights = await pickers.evaluateAll((all) => all.map((picker) => picker.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(40);
  await expect(page.locator("#reference").getByRole("rowheader", { name: "disabled-dates" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(docs.problems).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the samples are the markup that runs next to them", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const pairs = await docs.examples.evaluateAll((examples) =>
    examples.map((example) => {
      const template = document.createElement("template");
      template.innerHTML = example.querySelector("[data-code=markup]")?.textContent ?? "";
      return { sample: template.innerHTML.trim(), live: example.querySelector("[data-live]")?.innerHTML.trim() };
    }),
  );
  // What a script prints is no part of the markup.
  const unprinted = (html = "") => html.replace(/(<output[^>]*>)[^<]*/g, "$1");
  expect(pairs.length).toBeGreaterThan(25);
  for (const { sample, live } of pairs) {
    expect(sample).toContain("<ski-date-picker");
    expect(unprinted(live)).toBe(sample);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("axe finds nothing on the date picker's page, closed and open", async ({ page }) => {
      const docs = await opened(page);
      await loadAxe(page);
      expect(await violationsIn(page)).toEqual([]);

      const single = docs.picker("A single day");
      await single.getByRole("button", { name: "Choose a date" }).click();
      await expect(docs.day("A single day", "2027-02-06")).toBeFocused();
      expect(await violationsIn(page, "#day")).toEqual([]);
      await page.keyboard.press("Escape");

      await docs.picker("A month").getByRole("button", { name: "February 2027", exact: true }).click();
      await expect(docs.picker("A month").getByRole("button", { name: "June" })).toBeVisible();
      expect(await violationsIn(page, "#views")).toEqual([]);
      await page.keyboard.press("Escape");

      await docs.picker("A range with times").getByRole("button", { name: "Choose dates" }).click();
      await expect(docs.picker("A range with times").getByLabel("Hours").first()).toBeVisible();
      expect(await violationsIn(page, "#time")).toEqual([]);
      await page.keyboard.press("Escape");
    });
  });
}

test("CAL-26 a range is chosen by keyboard alone", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const title = "Three to ten nights";
  await docs.picker("Between two days").getByRole("button", { name: "Choose a date" }).focus();
  await page.keyboard.press("Tab");
  await expect(docs.picker(title).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(docs.day(title, "2027-02-01")).toBeFocused();
  for (const key of ["ArrowDown", "ArrowRight", "Enter", "ArrowRight"]) await page.keyboard.press(key);
  // Two nights at most: the least is three.
  await page.keyboard.press("Enter");
  await expect(docs.log(title)).toHaveText("No event yet");
  for (const key of ["PageDown", "PageUp", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(docs.log(title)).toHaveText('ski-date-change {"value":"2027-02-09/2027-02-17"}');
  await expect(docs.picker(title).getByRole("textbox")).toBeFocused();
  await expect(docs.picker(title).getByRole("textbox")).toHaveValue("09/02/2027 – 17/02/2027");
});

test("a form posts the values of its pickers, and not before they are valid", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const form = docs.example("A form that posts");
  const send = form.getByRole("button", { name: "Send" });
  await send.click();
  await expect(form.getByText("Choose a date.").first()).toBeVisible();
  await expect(page.locator("[data-posted]")).toHaveCount(0);

  await form.getByRole("textbox", { name: "Arrival" }).fill("6.3.27");
  const request = page.waitForRequest((one) => one.method() === "POST");
  await send.click();
  expect((await request).postData()).toBe("arrival=2027-03-06&stay=2027-02-06%2F2027-02-13&breakfast=08%3A00");
  await expect(page.locator("[data-posted]")).toHaveText("arrival=2027-03-06&stay=2027-02-06%2F2027-02-13&breakfast=08%3A00");
  await docs.drawn();

  await form.getByRole("textbox", { name: "Breakfast" }).fill("9:15");
  await form.getByRole("textbox", { name: "Breakfast" }).press("Tab");
  await expect(form.getByRole("textbox", { name: "Breakfast" })).toHaveValue("09:15");
  await form.getByRole("button", { name: "Reset" }).click();
  await expect(form.getByRole("textbox", { name: "Breakfast" })).toHaveValue("08:00");
  await expect(form.getByRole("textbox", { name: "Summer stay" })).toBeDisabled();
  expect(docs.problems).toEqual([]);
});

test("CAL-27 values keep the kind in which a script set them", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const example = docs.example("What the property returns");
  const outputs = example.locator("output");
  await expect(outputs).toHaveText([
    "string 2027-02-06",
    "Date Sat Feb 06 2027",
    `number ${Date.UTC(2027, 1, 5, 23)}`,
    "{ start: Date Sat Feb 06 2027, end: Date Sat Feb 13 2027 }",
  ]);
  for (const name of ["Text", "Date", "Timestamp"]) {
    await example.getByRole("textbox", { name, exact: true }).fill("7.2.27");
    await example.getByRole("textbox", { name, exact: true }).press("Enter");
  }
  await expect(outputs).toHaveText([
    "string 2027-02-07",
    "Date Sun Feb 07 2027",
    `number ${Date.UTC(2027, 1, 6, 23)}`,
    "{ start: Date Sat Feb 06 2027, end: Date Sat Feb 13 2027 }",
  ]);
});

test("CAL-55 a value that cannot be read is reported once, and the former one stays", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const title = "A value that cannot be read";
  await docs.example(title).getByRole("button", { name: /^Set/ }).click();
  await expect(docs.log(title)).toContainText("ski-error");
  await expect(docs.picker(title).getByRole("textbox")).toHaveValue("06/02/2027");
  expect(docs.problems).toHaveLength(1);
  expect(docs.problems[0]).toContain("31 February");
});

test("methods show another month, and remove the value", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const title = "Another page by script";
  const button = (name: string) => docs.example(title).getByRole("button", { name, exact: true });
  await button("Show April").click();
  await expect.poll(() => docs.months(title)).toEqual(["April 2027"]);
  await expect(docs.log(title)).toHaveText('ski-page-change {"page":"2027-04"}');
  await button("Show January 2028").click();
  await expect.poll(() => docs.months(title)).toEqual(["January 2028"]);
  await button("Clear").click();
  expect(await docs.picker(title).evaluate((picker) => Reflect.get(picker, "value") as unknown)).toBe(null);
});

test("another locale changes the picker and its sample", { tag: "@wide" }, async ({ page }) => {
  const docs = await opened(page);
  const title = "Another locale at any time";
  expect((await docs.months(title))[0]).toBe("février 2027");
  await docs.example(title).getByLabel("Locale").selectOption("ar");
  await expect.poll(async () => (await docs.months(title))[0]).toMatch(/^فبراير/);
  await expect(docs.example(title).locator("[data-code=markup]")).toContainText('locale="ar"');
  const middle = async (day: string) => (await docs.day(title, day).boundingBox())?.x ?? 0;
  expect(await middle("2027-02-08")).toBeGreaterThan(await middle("2027-02-09"));
});

test("the table of contents stays beside the text on a wide screen and names the section in view", { tag: "@wide" }, async ({ page }) => {
  await opened(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Marks" }).click();
  await expect(contents.getByRole("link", { name: "Marks" })).toHaveAttribute("aria-current", "true");
  await expect(contents.getByRole("link", { name: "Reference" })).toBeInViewport();
});
