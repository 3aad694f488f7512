import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { drawPicker, recordReports } from "./testing/date-picker.driver.js";
import { clear, put, record } from "./testing/element.driver.js";
import { painted } from "../test/fixtures/painted.js";

// Loaded by import() as a warning loads it: a test waits for the warning alone.
before(() => import("../src/element/faults.js"));

afterEach(clear);

const months = (picker: HTMLElement) =>
  [...(picker.shadowRoot?.querySelectorAll('[part~="month-name"]') ?? [])].map(({ textContent }) => textContent?.trim());

describe("a value of a standalone picker that is malformed", () => {
  it("never throws into the page, even if the object contains itself or throws when it is read", async () => {
    const { picker } = await drawPicker('range value="2027-02-06/2027-02-07"');
    const itself: { start?: unknown } = {};
    itself.start = itself;
    const failing = {
      get start(): Date {
        throw new Error("no start");
      },
    };
    const reports = recordReports();
    for (const value of [itself, failing]) Reflect.set(picker, "value", value);
    await painted();
    reports.stop();
    expect(picker.value).to.equal("2027-02-06/2027-02-07");
    expect(reports.warnings).to.have.length(2);
    expect(reports.errors.map(({ code }) => code)).to.deep.equal(["attribute", "attribute"]);
  });

  const refused: readonly (readonly [string, string, unknown])[] = [
    ["a text that is no day", "", "tomorrow"],
    ["a day that does not exist", "", "2027-02-30"],
    ["a range without range", "", "2027-02-06/2027-02-13"],
    ["a pair of dates without range", "", { start: new Date(), end: new Date() }],
    ["a time in mode date", "", "17:30"],
    ["an invalid date", "", new Date(Number.NaN)],
    ["half a range", "range", "2027-02-06/"],
  ];
  for (const [name, markup, value] of refused) {
    for (const how of typeof value === "string" ? ["property", "attribute"] : ["property"]) {
      it(`keeps the former one, with one warning and one error: ${name}, as ${how === "property" ? "a property" : "an attribute"}`, async () => {
        const { picker, sent } = await drawPicker(`${markup} value="2027-02-06"`);
        const former = [picker.value, sent()];
        const reports = recordReports();
        if (how === "property") Reflect.set(picker, "value", value);
        else picker.setAttribute("value", String(value));
        expect([picker.value, sent()]).to.deep.equal(former);
        await painted();
        reports.stop();
        expect([picker.value, sent()]).to.deep.equal(former);
        expect(reports.errors.map(({ code }) => code)).to.deep.equal(["attribute"]);
        expect(reports.warnings).to.have.length(1);
        expect(reports.warnings[0]).to.match(
          /^ski-elements: <ski-date-picker> keeps "2027-02-06.*" for the (property|attribute) value .*, which is no day.*\. Give a day such as 2027-02-06/,
        );
      });
    }
  }

  it("is none where range, mode and value are set in any order in one task", async () => {
    const { picker, sent } = await drawPicker('value="2027-02-06/2027-02-13" range');
    expect(sent()).to.equal("2027-02-06/2027-02-13");
    const reports = recordReports();
    picker.value = "17:30/19:00";
    picker.mode = "time";
    expect(sent()).to.equal("17:30/19:00");
    await painted();
    reports.stop();
    expect(reports.warnings).to.deep.equal([]);
  });
});

describe("a time of a standalone picker", () => {
  it("fires one input for a time that the visitor chooses from a list, and none of the list's own", async () => {
    const { form, picker } = await drawPicker('inline mode="datetime" page="2027-02" value="2027-02-06T10:00"');
    const fired: unknown[] = [];
    form.addEventListener("input", ({ isTrusted }) => fired.push([isTrusted, picker.value]));
    const hours = () => picker.shadowRoot?.querySelector<HTMLSelectElement>('[part~="time-field"]');
    await waitUntil(hours, "no list of hours");
    hours()?.focus();
    await sendKeys({ press: "ArrowDown" });
    await painted();
    expect(fired).to.deep.equal([[false, "2027-02-06T11:00"]]);
  });
});

describe("the limits and marks of a standalone picker", () => {
  const malformed = [
    ["disabled-dates", '{"repeat":{"weeks":[1,9]}}', "repeat.weeks[1] is 9"],
    ["disabled-dates", '["2027-02-06",{"repeat":{"every":[0,"days"]},"start":"2027-02-06"}]', "[1].repeat.every[0] is 0"],
    ["disabled-ends", '{"begin":"2027-02-06"}', 'begin is "2027-02-06"'],
    ["marks", '[{"key":"fair","dates":"2027-02-06","dot":true,"colour":"red"}]', '[0].colour is "red"'],
  ] as const;
  for (const [name, given, component] of malformed) {
    it(`CAL-53 keep the former ${name}, with one warning and one error that name the component ${component}`, async () => {
      const { picker } = await drawPicker(`inline page="2027-02" disabled-dates='"2027-02-09"'`);
      const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
      const former: unknown = Reflect.get(picker, property);
      const reports = recordReports();
      picker.setAttribute(name, given);
      await painted();
      reports.stop();
      expect(Reflect.get(picker, property) === former).to.equal(true);
      expect(reports.warnings).to.have.length(1);
      expect(reports.warnings[0])
        .to.contain(component)
        .and.to.match(/^ski-elements: <ski-date-picker> keeps .* for the attribute .* Give a value such as /);
      expect(reports.errors.map(({ code, message }) => [code, message.includes(component)])).to.deep.equal([["attribute", true]]);
    });
  }

  const closed = (picker: HTMLElement, day: string) =>
    picker.shadowRoot?.querySelector(`[data-day="${day}"]`)?.getAttribute("aria-disabled") === "true";

  it("CAL-43 CAL-44 close days as attributes and as properties", async () => {
    const { picker } = await drawPicker(
      'inline page="2027-02" min="2027-02-03" max="2027-02-20" disabled-dates=\'{"repeat":{"weekdays":2}}\'',
    );
    const days = ["2027-02-02", "2027-02-03", "2027-02-08", "2027-02-20", "2027-02-21"];
    expect(days.map((day) => closed(picker, day))).to.deep.equal([true, false, true, false, true]);
    picker.disabledDates = (day: string) => day === "2027-02-03";
    picker.removeAttribute("min");
    await painted();
    expect(days.map((day) => closed(picker, day))).to.deep.equal([false, true, false, false, true]);
  });

  it("report a function that throws once, and its days are closed", async () => {
    const { picker } = await drawPicker('inline page="2027-02"');
    const reports = recordReports();
    picker.disabledDates = () => {
      throw new Error("no days today");
    };
    await painted();
    picker.value = "2027-02-06";
    await painted();
    reports.stop();
    expect([closed(picker, "2027-02-09"), picker.validity.badInput]).to.deep.equal([true, true]);
    expect(reports.errors).to.have.length(1);
    expect(reports.errors[0]?.message).to.contain("no days today");
  });

  for (const [name, markup, ignored] of [
    ["min after max", 'min="2027-02-20" max="2027-02-06"', "takes neither min 2027-02-20 nor max 2027-02-06"],
    ["min-nights over max-nights", 'range min-nights="7" max-nights="3"', "takes neither min-nights 7 nor max-nights 3"],
  ] as const) {
    it(`report ${name} once, and ignore both`, async () => {
      const reports = recordReports();
      const { picker } = await drawPicker(markup);
      picker.value = picker.range ? "2027-02-01/2027-02-02" : "2027-02-01";
      await painted();
      reports.stop();
      expect(reports.warnings).to.have.length(1);
      expect(reports.warnings[0])
        .to.contain(ignored)
        .and.to.match(/because .*\. Give /);
      expect(reports.errors.map(({ code }) => code)).to.deep.equal(["attribute"]);
      expect(picker.validity.valid).to.equal(true);
    });
  }

  for (const [first, second] of [
    ["min", "2027-02-25"],
    ["max", "2027-02-01"],
  ] as const) {
    it(`keep the former pair where a later ${first} contradicts the other limit`, async () => {
      const reports = recordReports();
      const { picker } = await drawPicker('min="2027-02-10" max="2027-02-20" inline page="2027-02"');
      picker[first] = second;
      await painted();
      const closedDays = ["2027-02-09", "2027-02-10", "2027-02-20", "2027-02-21"].map((day) => closed(picker, day));
      picker.value = "2027-02-21";
      await painted();
      reports.stop();
      expect(closedDays).to.deep.equal([true, false, false, true]);
      expect(picker.validity.rangeOverflow).to.equal(true);
      expect(reports.errors.map(({ code }) => code)).to.deep.equal(["attribute"]);
      picker.min = "2027-02-01";
      picker.max = "2027-02-25";
      await painted();
      expect([closed(picker, "2027-02-09"), closed(picker, "2027-02-21"), picker.validity.valid]).to.deep.equal([false, false, true]);
    });
  }

  it("lead to every month where min is after max", async () => {
    const { picker, input } = await drawPicker('min="2027-02-20" max="2027-02-06" page="2027-02"');
    input().click();
    await painted();
    for (const step of picker.shadowRoot?.querySelectorAll('[part~="step"]') ?? [])
      expect(step.getAttribute("aria-disabled")).to.equal(null);
  });

  for (const nights of ["-1", "2.5", "many"]) {
    it(`refuse ${nights} nights`, async () => {
      const { picker } = await drawPicker("range");
      const reports = recordReports();
      picker.setAttribute("min-nights", nights);
      await painted();
      reports.stop();
      expect(picker.minNights).to.equal(null);
      expect(reports.warnings).to.have.length(1);
      expect(reports.warnings[0]).to.contain("which is not a whole number from 0");
    });
  }
});

describe("the months of a standalone picker", () => {
  it("are shown by showPage(month) and by the attribute, and each change is announced by ski-page-change", async () => {
    const { picker } = await drawPicker('inline page="2027-02"');
    const pages = record(picker, "ski-page-change");
    picker.showPage("2027-05");
    await painted();
    expect([picker.page, months(picker)]).to.deep.equal(["2027-05", ["May 2027"]]);
    const [, forth] = picker.shadowRoot?.querySelectorAll<HTMLElement>(".step") ?? [];
    forth?.click();
    await painted();
    expect([picker.page, months(picker), pages.at(-1)]).to.deep.equal(["2027-06", ["June 2027"], { page: "2027-06" }]);
    picker.showPage("2027-05");
    await painted();
    expect(months(picker), "the page that was set before").to.deep.equal(["May 2027"]);
  });

  it("stay where showPage is given no month", async () => {
    const { picker } = await drawPicker('inline page="2027-02"');
    const reports = recordReports();
    picker.showPage("May");
    await painted();
    reports.stop();
    expect(picker.page).to.equal("2027-02");
    expect(reports.warnings).to.have.length(1);
  });

  it("are columns times rows, with weeks that begin on first-day-of-week", async () => {
    const { picker } = await drawPicker('inline page="2027-02" columns="2" rows="2" first-day-of-week="7"');
    expect(months(picker)).to.have.length(4);
    expect(picker.shadowRoot?.querySelector('[role="columnheader"], th')?.textContent).to.match(/^Sa/);
  });
});

describe("the locale of a date picker", () => {
  it("is any BCP 47 tag when it is standalone", async () => {
    const reports = recordReports();
    const { picker, input } = await drawPicker('value="2027-02-06"');
    picker.locale = "fi-FI";
    await painted();
    expect([picker.locale, input().value]).to.deep.equal(["fi-FI", "06.02.2027"]);
    expect(picker.shadowRoot?.querySelector('[part~="toggle"]')?.ariaLabel, "words of the nearest locale").to.equal("Choose a date");
    picker.inline = true;
    await painted();
    expect(months(picker)).to.deep.equal(["helmikuu 2027"]);
    picker.inline = false;
    picker.locale = "no such locale";
    await painted();
    expect(picker.locale).to.equal("fi-FI");
    await waitUntil(() => reports.warnings.length > 0, "the warning, whose text is loaded");
    reports.stop();
    expect(reports.warnings).to.have.length(1);
  });

  it("has the words of its language where the product has them, whatever the country", async () => {
    const { picker, input } = await drawPicker('value="2027-02-06"');
    picker.locale = "de-AT";
    await waitUntil(() => picker.shadowRoot?.querySelector('[part~="toggle"]')?.ariaLabel === "Datum wählen", "no German words");
    expect(input().value).to.equal("06.02.2027");
    picker.inline = true;
    await painted();
    expect(months(picker)).to.deep.equal(["Februar 2027"]);
  });

  it("is one of the product's where it shows the dates of a search", async () => {
    const reports = recordReports();
    const picker = put("ski-date-picker", 'locale="eo" store="locale-test"');
    await waitUntil(() => reports.warnings.some((text) => text.includes('for the attribute locale "eo", which is not one of fr-FR')));
    reports.stop();
    expect(picker.locale).to.equal("fr-FR");
  });
});
