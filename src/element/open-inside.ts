import type { ElementHost } from "./types/host.js";

/**
 * Presses the control of the view that opens something (`data-opens`), as a visitor would, once the view is drawn. A button whose
 * `aria-expanded` is true has opened it, and is left alone: a press would close it, or leave the step that is shown.
 */
export function openInside({ element, readiness }: ElementHost): void {
  void readiness.ready.then(() => {
    const control = element.shadowRoot?.querySelector<HTMLElement>("[data-opens]");
    if (control && control.ariaExpanded !== "true") control.click();
  });
}
