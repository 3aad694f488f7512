/** Gives the focus to the heading of the list, which is within `around`. */
export function focusHeading(around: ParentNode | null, options?: FocusOptions): void {
  around?.querySelector<HTMLElement>("h2[tabindex]")?.focus(options);
}
