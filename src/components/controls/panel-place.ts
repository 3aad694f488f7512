/** px between a field and its panel, and between a panel and the edges of the viewport. */
export const panelGap = 12;
export const panelEdge = 8;

/** The constraints of an open panel. */
interface PanelBounds {
  /** The box that the panel never leaves, read each time it is positioned; null means the viewport. */
  within(): HTMLElement | null;
  /** The field is positioned in the viewport. */
  readonly fixed: boolean;
}

/** Why a panel closes: Escape, a press elsewhere, or focus leaving it by keyboard. */
export type PanelExit = "escape" | "outside" | "tab";

/** Keeps a panel beside its field. Returns a function that stops it. */
export type FollowField = (panel: HTMLElement, field: HTMLElement, bounds: PanelBounds) => () => void;
