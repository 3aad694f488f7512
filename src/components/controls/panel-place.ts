/** What an open panel keeps to. */
interface PanelBounds {
  /** The box that the panel never leaves, read each time it is placed; null: the viewport. */
  within(): HTMLElement | null;
  /** The field stays with the viewport. */
  readonly fixed: boolean;
}

/** Keeps a panel under its field. Returns how to stop. */
export type FollowField = (panel: HTMLElement, field: HTMLElement, bounds: PanelBounds) => () => void;
