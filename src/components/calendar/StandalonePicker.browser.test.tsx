import { expect } from "@open-wc/testing";
import { useState } from "react";
import { draw } from "../stay-dates/search.driver.js";
import { painted } from "../../../test/fixtures/painted.js";
import type { Drawn } from "../stay-dates/search.driver.js";
import { sheets } from "./sheets.js";
import { StandalonePicker } from "./StandalonePicker.js";
import type { StandalonePickerProps } from "./StandalonePicker.js";

describe("StandalonePicker", () => {
  let drawn: Drawn;
  let commits: string[];
  beforeEach(() => {
    commits = [];
  });
  afterEach(() => drawn.remove());

  function Held(props: Partial<StandalonePickerProps>) {
    const [value, setValue] = useState(props.value ?? "");
    const commit = (next: string) => {
      commits.push(next);
      setValue(next);
    };
    return <StandalonePicker locale="en-GB" today="2027-02-03" {...props} value={value} onCommit={commit} />;
  }
  const shown = async (props: Partial<StandalonePickerProps> = {}) => {
    drawn = await draw(<Held {...props} />, { sheets, locale: "en-GB" });
  };
  const part = (name: string) => drawn.root.querySelector<HTMLElement>(`[part~="${name}"]`);
  const press = async (element: HTMLElement | null) => {
    element?.click();
    await painted();
  };
  const day = (name: string) => drawn.root.querySelector<HTMLElement>(`[data-day="${name}"]`);

  it("CAL-01 CAL-25 commits one day, needs no search, and closes", async () => {
    await shown();
    await press(part("field"));
    await press(day("2027-02-13"));
    expect(commits).to.deep.equal(["2027-02-13"]);
    expect(part("calendar")).to.not.exist;
    expect(part("field-value")?.textContent).to.equal("13 Feb 2027");
  });

  it("CAL-26 CAL-42 commits a range in order, whichever end is pressed first", async () => {
    await shown({ range: true, inline: true });
    await press(day("2027-02-13"));
    expect(commits).to.deep.equal([]);
    await press(day("2027-02-06"));
    expect(commits).to.deep.equal(["2027-02-06/2027-02-13"]);
  });

  it("CAL-43 says that a closed day cannot be chosen, and keeps the value", async () => {
    await shown({ inline: true, min: "2027-02-05" });
    await press(day("2027-02-04"));
    const said = [...drawn.root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join("");
    expect(said).to.equal("That day can’t be chosen.");
    expect(commits).to.deep.equal([]);
  });

  it("CAL-43..44 closes the days before the minimum and after the maximum", async () => {
    await shown({ inline: true, min: "2027-02-05", max: "2027-02-20" });
    await press(day("2027-02-04"));
    await press(day("2027-02-21"));
    expect(commits).to.deep.equal([]);
    await press(day("2027-02-20"));
    expect(commits).to.deep.equal(["2027-02-20"]);
    for (const step of drawn.root.querySelectorAll(".step")) expect(step.getAttribute("aria-disabled")).to.equal("true");
  });

  it("does not open when disabled", async () => {
    await shown({ disabled: true });
    await press(part("field"));
    expect(part("calendar")).to.not.exist;
  });

  it("is accessible in the field and inline", async () => {
    await shown({ value: "2027-02-13" });
    await press(part("field"));
    await drawn.accessible();
    drawn.remove();
    await shown({ inline: true, range: true, value: "2027-02-06/2027-02-13" });
    await drawn.accessible();
  });
});
