import type { BuilderAnswer } from "../../../builder/answer.js";

/** Leaves a text as it is where nothing changes, so that it is not announced again. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function showFaults(form: HTMLFormElement, faults: BuilderAnswer["faults"]): void {
  const byField = new Map(Object.entries(faults));
  for (const note of form.querySelectorAll<HTMLElement>(".set-fault[data-field]")) {
    const field = note.dataset["field"] ?? "";
    const fault = byField.get(field) ?? "";
    setText(note, fault);
    const control = form.querySelector(`#choose-${field}`);
    if (fault) control?.setAttribute("aria-invalid", "true");
    else control?.removeAttribute("aria-invalid");
  }
}

function showBlocks(blocks: BuilderAnswer["blocks"]): void {
  document.querySelectorAll<HTMLElement>("[data-block]").forEach((place, index) => {
    const block = blocks[index];
    place.hidden = block === undefined;
    setText(place.querySelector("[data-title]"), block?.title ?? "");
    setText(place.querySelector("[data-note]"), block?.note ?? "");
    setText(place.querySelector("[data-text]"), block?.text ?? "");
  });
}

/** Shows the code of a choice, what could not be read of it, and where it is seen. */
export function showAnswer(form: HTMLFormElement, { query, faults, brand, blocks, usualResults }: BuilderAnswer): void {
  showFaults(form, faults);
  setText(form.querySelector("[data-brand]"), brand);
  form.querySelector("#choose-results")?.setAttribute("placeholder", usualResults);
  showBlocks(blocks);
  document.querySelector("[data-download]")?.setAttribute("href", `/partners/page?${query}`);
  document.querySelector("[data-open]")?.setAttribute("href", `/partners/preview?${query}`);
}
