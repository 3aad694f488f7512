import type { RefObject } from "react";
import type { PanelExit } from "./panel-place.js";

/** Why a field closes: a choice was made, after which the next field may be wanted open, or the visitor left it. */
export type FieldExit = PanelExit | "done" | "next";

/** Where the panel of a field is placed, and how it reports that it is left. */
export interface FieldPanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly within: RefObject<HTMLElement | null>;
  readonly fixed: boolean;
  onClose(exit: FieldExit): void;
}
