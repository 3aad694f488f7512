/** What an open panel keeps to. */
interface PanelBounds {
  /** The box that the panel never leaves, read each time it is placed; null: the viewport. */
  within(): HTMLElement | null;
  /** The field stays with the viewport. */
  readonly fixed: boolean;
}

/** Why a panel closes: Escape, a press elsewhere, or the keyboard leaving it. */
export type PanelExit = "escape" | "outside" | "tab";

/** A panel that is kept under its field. */
interface FollowedField {
  /** The visitor leaves the panel; a choice closes it without that. */
  leave(exit: PanelExit): void;
  stop(): void;
}

/** Keeps a panel under its field. */
export type FollowField = (panel: HTMLElement, field: HTMLElement, bounds: PanelBounds) => FollowedField;
