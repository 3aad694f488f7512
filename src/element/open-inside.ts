import type { ElementHost } from "./types/host.js";

/**
 * Presses the control of the view that opens something (`data-opens`), as a visitor would, once the view is drawn; one that has opened it
 * already is left alone.
 */
export function openInside({ element, readiness }: ElementHost): void {
  void readiness.ready.then(() => {
    const control = element.shadowRoot?.querySelector<HTMLElement>("[data-opens]");
    if (control && control.ariaExpanded !== "true") control.click();
  });
}
