/** The constraints of an open panel. */
interface PanelBounds {
  /** The box that the panel never leaves, read each time it is positioned; null means the viewport. */
  within(): HTMLElement | null;
  /** The field is positioned in the viewport. */
  readonly fixed: boolean;
}

/** Why a panel closes: Escape, a press elsewhere, or focus leaving it by keyboard. */
export type PanelExit = "escape" | "outside" | "tab";

/** A panel that is kept under its field. */
interface FollowedField {
  /** Called when the visitor leaves the panel, not when a choice closes it. */
  leave(exit: PanelExit): void;
  stop(): void;
}

/** Keeps a panel under its field. */
export type FollowField = (panel: HTMLElement, field: HTMLElement, bounds: PanelBounds) => FollowedField;
