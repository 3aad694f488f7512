import { useRef, type ComponentType, type RefObject } from "react";
import { useText } from "../../i18n/useText.js";
import { Panel } from "../controls/Panel.js";
import { OriginPanel } from "../origin/OriginPanel.js";
import { PackagesPanel } from "../packages/PackagesPanel.js";
import { ParticipantsPanel } from "../participants/ParticipantsPanel.js";
import { StayDatesPanel } from "../stay-dates/StayDatesPanel.js";
import type { FieldExit, FieldName, FieldPanelProps } from "./fields.js";
import { Segment } from "./Segment.js";
import type { FieldSummary } from "./useSummaries.js";

const panels: Readonly<Record<Exclude<FieldName, "destination">, ComponentType<FieldPanelProps>>> = {
  origin: OriginPanel,
  dates: DatesPanel,
  participants: ParticipantsPanel,
  packages: PackagesPanel,
};

interface FieldSegmentProps {
  readonly field: FieldSummary & { readonly name: Exclude<FieldName, "destination"> };
  readonly open: boolean;
  readonly takesOver: boolean;
  readonly within: RefObject<HTMLElement | null>;
  readonly fixed: boolean;
  onShow(): void;
  onClose(exit: FieldExit): void;
}

/** A segment with its panel under it. */
export function FieldSegment({ field, open, takesOver, within, fixed, onShow, onClose }: FieldSegmentProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const FieldPanel = panels[field.name];
  return (
    <>
      <Segment field={field} open={open} takesOver={takesOver} anchor={anchor} onShow={onShow} onHide={() => onClose("outside")} />
      {open && <FieldPanel anchor={anchor} within={within} fixed={fixed} onClose={onClose} />}
    </>
  );
}

function DatesPanel({ onClose, ...place }: FieldPanelProps) {
  const text = useText();
  return (
    <Panel {...place} label={text("search_bar.dates")} className="dates-panel" onExit={onClose}>
      <StayDatesPanel onDone={() => onClose("done")} />
    </Panel>
  );
}
