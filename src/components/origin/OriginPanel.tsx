import { useText } from "../../i18n/useText.js";
import type { FieldPanelProps } from "../controls/field-panel.js";
import { Panel } from "../controls/Panel.js";
import { NoTransport, OriginFields } from "./OriginFields.js";
import { useOriginSearch } from "./useOrigin.js";

/** Where the trip starts, under its segment. */
export function OriginPanel({ onClose, ...place }: FieldPanelProps) {
  const text = useText();
  const search = useOriginSearch(() => onClose("done"));
  return (
    <Panel {...place} label={text("search_bar.origin")} className="origin-panel" onExit={onClose}>
      <div className="origins-box">
        <OriginFields search={search} />
        <NoTransport search={search} />
      </div>
    </Panel>
  );
}
