import { expect, test } from "@playwright/test";
import { consentOf } from "../drivers/consent.js";
import { contributionRule, visitorOf } from "../drivers/council.js";

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18";

test(
  "nothing that leaves the page or stays on the device has the band, its rate or an amount of the share",
  { tag: "@wide" },
  async ({ page, baseURL }) => {
    await page.route("**/company?*", (route) => route.fulfill({ json: { catalog: { engineId: 35 }, contribution: contributionRule } }));
    const sent: string[] = [];
    page.on("console", (message) => sent.push(`console ${message.text()}`));
    page
      .context()
      .on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`));
    await page.addInitScript(() => {
      const details: string[] = [];
      Object.assign(window, { details, dataLayer: [] });
      for (const name of ["ready", "change", "search", "results-change", "product-click", "open", "close", "error", "date-change"])
        document.addEventListener(`ski-${name}`, (event) => details.push(JSON.stringify((event as CustomEvent<unknown>).detail)));
    });
    const demo = await visitorOf(page, "valmont", baseURL);
    await demo.openResults(dated);
    await consentOf(page, "fr-FR-CSE").accept.click();
    await demo.openSheet(0);
    await demo.band(/^Quotient 7315/).check();
    const line = await demo.lines.first().textContent();
    const amounts = [...(line ?? "").matchAll(/environ([\d\s]+)€/g)].map(([, amount = ""]) => amount.replaceAll(/\s/g, ""));
    expect(amounts).toHaveLength(2);
    const whole = await demo.sheet.locator("css=[part~=contribution-sum] dd").allTextContents();
    const exact = whole.slice(-2).map((amount) => amount.replaceAll(/[^\d,]/g, "").replace(",", "."));
    await page.keyboard.press("Escape");
    await demo.cards
      .first()
      .getByRole("button", { name: new RegExp(`^${demo.words.shortlist.keep.split(" ")[0]} `) })
      .click();
    await demo.filter(demo.words.criteria.wifi).first().check();
    await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
    await expect(demo.lines.first()).toContainText("Reste à payer");
    const most = demo.results.getByRole("textbox", { name: demo.words.contribution.at_most });
    await most.fill("1937");
    await most.press("Enter");
    await expect.poll(async () => (await demo.search())["budget"]).not.toEqual({ min: null, max: null });
    await expect(demo.lines.first()).toContainText("Reste à payer");
    const [stay] = await Promise.all([page.context().waitForEvent("page"), demo.stayLinks.first().click()]);
    await stay.close();
    await demo.searchButton.first().click();
    await expect(demo.lines.first()).toContainText("Reste à payer");
    // Of a rule that cannot be read, and of two that differ.
    const giveBar = (text: string) => demo.bar.evaluate((bar, given) => bar.setAttribute("contribution", given), text);
    const warnings = () => sent.filter((text) => /^console ski-elements: .*contribution/.test(text)).length;
    await giveBar(`${JSON.stringify(contributionRule)},`);
    await expect.poll(warnings).toBe(1);
    await giveBar(JSON.stringify(contributionRule));
    await demo.results.evaluate((results) => {
      const second = document.createElement("ski-results");
      second.setAttribute("contribution", '{"label":"CSE","rate":0.2741}');
      results.after(second);
    });
    await expect.poll(warnings).toBeGreaterThan(1);
    const found = await page.evaluate(async () => {
      const { findings = [] } = (await window.skiElements?.diagnose()) ?? {};
      return findings.map(({ code, message, help }) => `${code}: ${message} ${help}`).join("\n");
    });
    expect(found).toContain("setting-conflict: ");
    sent.push(found);
    const kept = await page.evaluate(() =>
      [
        document.cookie,
        location.href,
        JSON.stringify(history.state),
        JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== "ski-elements.contribution-band")),
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(Reflect.get(window, "dataLayer")),
        ...(Reflect.get(window, "details") as string[]),
        JSON.stringify(window.skiElements?.getSearch().snapshot()),
      ].join("\n"),
    );
    const texts = [...sent, kept];
    expect(sent.length).toBeGreaterThan(10);
    for (const secret of ["7315", "8426", "2741", "27.41", "9537", "1937", ...exact])
      expect(
        texts.filter((text) => decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, "")).includes(secret)),
        secret,
      ).toEqual([]);
  },
);
