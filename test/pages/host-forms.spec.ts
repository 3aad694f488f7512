import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { HostPage } from "../drivers/host-page.js";
import { hostPagesOrigin } from "../drivers/ports.js";

test.use({ trace: "off" });

async function open(page: Page, path: string): Promise<HostPage> {
  const host = new HostPage(page);
  await host.open(`${hostPagesOrigin}/${path}`);
  await expect(page.locator("ski-date-picker:state(ready)").first()).toBeAttached();
  return host;
}
const picker = (page: Page, name: string) => page.locator(`ski-date-picker[name="${name}"]`);
const day = (page: Page, name: string) => page.locator(`[data-day="${name}"]`);
const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();

test("a plain form is not sent while a picker is invalid, then posts the values of its pickers in ISO 8601", async ({ page }) => {
  const posted: (string | null)[] = [];
  await page.route("**/received", (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Received</title>" });
  });
  const host = await open(page, "plain-form");
  const arrival = picker(page, "arrival").getByRole("textbox");
  await send(page);
  await expect(arrival).toBeFocused();
  await expect(picker(page, "arrival").and(page.locator(":state(user-invalid)"))).toBeAttached();
  expect(posted).toEqual([]);

  await arrival.fill("04/02/2027");
  await arrival.press("Enter");
  await expect(picker(page, "arrival")).toHaveJSProperty("value", null);
  await arrival.fill("09/02/2027");
  await arrival.press("Tab");
  await expect(picker(page, "arrival")).toHaveJSProperty("value", "2027-02-09");
  await expect(page.locator(":state(user-invalid)")).toHaveCount(0);
  await host.expectUntouched();
  await arrival.press("Enter");
  await expect(page).toHaveTitle("Received");
  expect(posted.map((body) => [...new URLSearchParams(body ?? "")])).toEqual([
    [
      ["arrival", "2027-02-09"],
      ["stay", "2027-02-06/2027-02-13"],
      ["note", "two beds"],
    ],
  ]);
});

test("a plain form gives its labels' clicks to the pickers, resets them, and has them again by the back button", async ({ page }) => {
  await page.route("**/received", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Received</title>" }));
  await open(page, "plain-form");
  const arrival = page.getByLabel("Arrival").and(page.getByRole("textbox"));
  await page.locator("form > label").click({ position: { x: 3, y: 3 } });
  await expect(arrival).toBeFocused();
  await page.keyboard.type("09/02/2027");
  await page.keyboard.press("Tab");
  await expect(picker(page, "arrival")).toHaveJSProperty("value", "2027-02-09");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(picker(page, "arrival")).toHaveJSProperty("value", null);
  await expect(picker(page, "stay")).toHaveJSProperty("value", "2027-02-06/2027-02-13");

  await arrival.fill("11/02/2027");
  await arrival.press("Enter");
  await expect(page).toHaveTitle("Received");
  await page.goBack();
  await expect(picker(page, "arrival")).toHaveJSProperty("value", "2027-02-11");
});

test("a form of React 19 reads the picker by change events and by its action, and resets it", async ({ page }) => {
  const host = await open(page, "react-19-form");
  await send(page);
  await expect(page.locator("output[name=sent]")).toHaveText("");
  await expect(day(page, "2027-02-10")).toHaveAttribute("aria-disabled", "true");
  await day(page, "2027-02-09").click();
  await expect(page.locator("output[name=arrival-seen]")).toHaveText("2027-02-09");
  await send(page);
  await expect(page.locator("output[name=sent]")).toHaveText('[["arrival","2027-02-09"]]');
  await expect(picker(page, "arrival")).toHaveJSProperty("value", null);
  await host.expectUntouched();
});

test("a form of Vue gives the picker a date and is given one back", async ({ page }) => {
  const host = await open(page, "vue-form");
  await expect(day(page, "2027-02-04")).toHaveAttribute("aria-disabled", "true");
  await day(page, "2027-02-09").click();
  await expect(page.locator("output[name=arrival-seen]")).toHaveText("Tue Feb 09 2027");
  await send(page);
  await expect(page.locator("output[name=sent]")).toHaveText('[["arrival","2027-02-09"]]');
  await host.expectUntouched(["__VUE__", "__VUE_INSTANCE_SETTERS__", "__VUE_SSR_SETTERS__"]);
});
