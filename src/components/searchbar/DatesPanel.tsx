import { useText } from "../../i18n/useText.js";
import type { FieldPanelProps } from "../controls/field-panel.js";
import { Panel } from "../controls/Panel.js";
import { StayDatesPanel } from "../stay-dates/StayDatesPanel.js";

/** The dates under their segment. */
export function DatesPanel({ onClose, ...place }: FieldPanelProps) {
  const text = useText();
  return (
    <Panel {...place} label={text("search_bar.dates")} className="dates-panel" onExit={onClose}>
      <StayDatesPanel onDone={() => onClose("done")} />
    </Panel>
  );
}
