/** The dates panel in its surface. */
export interface StayDatesPanelProps {
  /** `columns`: two months side by side. `list`: one column that grows, for touch. */
  readonly layout?: "columns" | "list";
  /** The range is complete, or the visitor has finished: close, and move to the next field. */
  readonly onDone: () => void;
  /** The months are always on the page. */
  readonly inPlace?: boolean;
}
