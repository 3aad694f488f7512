import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { RoundButton } from "../controls/Button.js";

interface StepsProps {
  /** Accessible names. */
  readonly before: string;
  readonly after: string;
  /** Null where there is no page before or after. */
  readonly onBefore: (() => void) | null;
  readonly onAfter: (() => void) | null;
}

/** A button at either end of the pages in view. */
export function Steps({ before, after, onBefore, onAfter }: StepsProps) {
  // Unlike disabled, aria-disabled keeps the focus at the last step.
  return (
    <>
      <RoundButton
        icon={ChevronLeft}
        mirrors
        className="step previous"
        part="step previous"
        label={before}
        aria-disabled={onBefore ? undefined : true}
        onClick={() => onBefore?.()}
      />
      <RoundButton
        icon={ChevronRight}
        mirrors
        className="step next"
        part="step next"
        label={after}
        aria-disabled={onAfter ? undefined : true}
        onClick={() => onAfter?.()}
      />
    </>
  );
}
