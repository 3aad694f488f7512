import { expect } from "chai";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { formatFor } from "../../i18n/format.js";
import { TextContext } from "../../i18n/useText.js";
import type { Text } from "../../i18n/texts.js";
import { createLoading } from "../../platform/loading.js";
import { browserNumberFormat } from "../../i18n/number-format.js";
import { Calendar } from "../calendar/Calendar.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { HostContext, type Host } from "../controls/host.js";
import { StandalonePicker } from "./StandalonePicker.js";

const text: Text = (key) => key;
const panels = createLoading(async () => undefined);
const texts = {
  locale: "en-GB",
  text,
  numbers: browserNumberFormat("en-GB"),
  panels,
  subscribe: () => () => {},
  version: () => 0,
} as const;
/** Nothing that a server renders reads its element. */
const host = { dispatch: () => true } as unknown as Host;
const calendar = createElement(Calendar, {
  months: ["2027-02"],
  layout: "columns",
  firstWeekday: 2,
  today: "2027-02-03",
  start: null,
  end: null,
  selectable: () => true,
  startName: "start",
  endName: "end",
  closedNews: "closed",
  onPick: () => undefined,
  onShow: () => undefined,
});

describe("the contexts of the calendar and the picker", () => {
  it("CAL-69 the calendar throws outside the texts of its element", () => {
    const inElement = createElement(HostContext, { value: host }, calendar);
    expect(() => renderToString(inElement)).to.throw("TextContext is missing");
    expect(renderToString(createElement(TextContext, { value: texts }, inElement))).to.contain(formatFor("en-GB").month("2027-02"));
  });

  it("CAL-70 the picker throws outside its element", () => {
    const props: Partial<PickerProps> = { locale: "en-GB", mode: "date", inline: false };
    const picker = createElement(StandalonePicker, props as PickerProps);
    expect(() => renderToString(createElement(TextContext, { value: texts }, picker))).to.throw("HostContext is missing");
  });
});
