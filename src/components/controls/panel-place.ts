/** What an open panel keeps to. */
export interface PanelBounds {
  /** The panel never leaves this box; null: the viewport. */
  readonly within: HTMLElement | null;
  /** The field stays with the viewport. */
  readonly fixed: boolean;
}

/** Keeps a panel under its field. Returns how to stop. */
export type FollowField = (panel: HTMLElement, field: HTMLElement, bounds: PanelBounds) => () => void;
