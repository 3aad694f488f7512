/** Focuses what the screen of a dialog begins with: the element that is marked for it, else the title. */
export function focusScreen(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>("[data-first-focus]") ?? container?.querySelector<HTMLElement>(".sheet-title");
  first?.focus();
}
