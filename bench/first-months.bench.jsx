/** The first render of two months: our calendar and react-day-picker's. */
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { DayPicker } from "react-day-picker";
import { Calendar } from "../src/components/calendar/Calendar.js";
import { TextContext } from "../src/i18n/useText.js";

const texts = { locale: "en-GB", text: (key) => key, subscribe: () => () => {}, version: () => 0 };

function timeToRender(view) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const started = performance.now();
  flushSync(() => root.render(view));
  place.getBoundingClientRect();
  const time = performance.now() - started;
  root.unmount();
  place.remove();
  return time;
}

const calendar = () =>
  createElement(
    TextContext,
    { value: texts },
    createElement(Calendar, {
      months: ["2027-01", "2027-02"],
      layout: "columns",
      firstWeekday: 1,
      today: "2027-01-04",
      start: null,
      end: null,
      selectable: () => true,
      range: true,
      startName: "start",
      endName: "end",
      onPick: () => {},
      onShow: () => {},
    }),
  );

export const ours = () => timeToRender(calendar());

export const peer = () => timeToRender(createElement(DayPicker, { mode: "range", numberOfMonths: 2, month: new Date(2027, 0, 1) }));
