/** An experiment that the tool runs on the page for this visitor. */
export interface ActiveExperiment {
  readonly id: number;
  /** The variation that the visitor sees; null when the tool chose none. */
  readonly variationId: number | null;
}

/** What A/B tests need of a page's experiment tool. */
export interface ExperimentTool {
  activeExperiments(): readonly ActiveExperiment[];
  /** Cancels the conversion of a goal, since the page is about to reload. */
  cancelConversion(goalId: number): void;
}

/** Finds the tool on the page; null until it is loaded. */
export type FindTool = () => ExperimentTool | null;
