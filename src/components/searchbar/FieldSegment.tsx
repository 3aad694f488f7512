import { useRef, type RefObject } from "react";
import { DatesPanel, FieldPanels } from "./deferred.js";
import type { FieldExit } from "../controls/field-panel.js";
import { useTexts } from "../../i18n/useText.js";
import { Panel } from "../controls/Panel.js";
import type { MissingView } from "../controls/deferredView.js";
import { DeferredState } from "../controls/DeferredState.js";
import type { PressedField } from "./fields.js";
import { preloadField } from "./preload-panels.js";
import { Segment } from "./Segment.js";
import type { FieldSummary } from "./useSummaries.js";

interface FieldSegmentProps {
  readonly field: FieldSummary & { readonly name: PressedField };
  readonly open: boolean;
  readonly within: RefObject<HTMLElement | null>;
  readonly fixed: boolean;
  onShow(): void;
  onClose(exit: FieldExit): void;
}

/** A segment with its panel under it. */
export function FieldSegment({ field, open, within, fixed, onShow, onClose }: FieldSegmentProps) {
  const { name, title } = field;
  const texts = useTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const place = { anchor, within, fixed };
  // The key remounts the panel when loading fails, so that its retry button gets the focus.
  const standIn = (missing: MissingView) => (
    <Panel key={String(missing.failed)} {...place} label={title} className={`waits ${name}`} onExit={onClose}>
      <DeferredState {...missing} />
    </Panel>
  );
  const shared = { ...place, onClose, standIn };
  return (
    <>
      <Segment
        field={field}
        open={open}
        anchor={anchor}
        onNear={open ? undefined : () => preloadField(name, texts)}
        onShow={onShow}
        onHide={() => onClose("outside")}
      />
      {open && (name === "dates" ? <DatesPanel {...shared} /> : <FieldPanels name={name} {...shared} />)}
    </>
  );
}
