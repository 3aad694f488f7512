import { colourOf, hexOf } from "../../../builder/colour.js";

/** Connects the browser's picker of a colour with its text; a text without a colour leaves the picker at the usual one. */
export function startSwatches(form: HTMLFormElement): void {
  for (const swatch of form.querySelectorAll<HTMLInputElement>("[data-swatch]")) {
    const text = form.querySelector<HTMLInputElement>(`#${swatch.dataset["swatch"]}`);
    if (!text) continue;
    swatch.addEventListener("input", () => {
      text.value = swatch.value;
    });
    text.addEventListener("input", () => {
      const colour = colourOf(text.value.trim());
      swatch.value = colour ? hexOf(colour) : (swatch.dataset["usual"] ?? "");
    });
  }
}
