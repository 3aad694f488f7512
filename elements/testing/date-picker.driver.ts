import "../ski-date-picker.js";
import type { SkiDatePicker } from "../ski-date-picker.js";
import { next } from "./element.driver.js";
import { painted } from "../../test/fixtures/painted.js";

/** A standalone picker in a form of the page, as a test uses it. */
interface DrawnPicker {
  readonly form: HTMLFormElement;
  readonly picker: SkiDatePicker;
  /** What the form would send for the name `when`. */
  sent(): FormDataEntryValue | null;
  day(day: string): HTMLElement;
  input(): HTMLInputElement;
}

/** Puts a form with a standalone picker named `when` into the page, and waits until the picker is ready. */
export async function drawPicker(markup = "", around: (picker: string) => string = (picker) => picker): Promise<DrawnPicker> {
  const place = document.createElement("div");
  place.className = "test-place";
  document.body.append(place);
  place.innerHTML = `<form>${around(`<ski-date-picker standalone locale="en-GB" name="when" ${markup}></ski-date-picker>`)}</form>`;
  const form = place.querySelector("form");
  const picker = place.querySelector("ski-date-picker");
  if (!form || !picker) throw new Error("the form was not made");
  await next(picker, "ski-ready");
  await painted();
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = picker.shadowRoot?.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector} in the picker`);
    return found;
  };
  return {
    form,
    picker,
    sent: () => new FormData(form).get("when"),
    day: (day) => find(`[data-day="${day}"]`),
    input: () => find<HTMLInputElement>("input"),
  };
}

/** Warnings of the library, and errors that reach the document, until `stop`. */
export function recordReports() {
  const { warn } = console;
  const warnings: string[] = [];
  const errors: { readonly code: string; readonly message: string }[] = [];
  const onError = ({ detail }: CustomEvent) => void errors.push(detail);
  console.warn = (text: unknown) => void warnings.push(String(text));
  document.addEventListener("ski-error", onError);
  return {
    warnings,
    errors,
    stop() {
      console.warn = warn;
      document.removeEventListener("ski-error", onError);
    },
  };
}
