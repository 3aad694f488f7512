import { useText } from "../../i18n/useText.js";
import { Button } from "../controls/Button.js";
import type { FieldPanelProps } from "../controls/field-panel.js";
import { Panel } from "../controls/Panel.js";
import { PackagesFields, StaysTotal } from "./PackagesFields.js";
import { usePackages } from "./usePackages.js";

/** What the stay includes, under its segment; each row commits at once. */
export function PackagesPanel({ onClose, ...place }: FieldPanelProps) {
  const text = useText();
  const packages = usePackages();
  return (
    <Panel {...place} label={text("search_bar.packages")} className="packs" onExit={onClose}>
      <div className="panel-body flush">
        <PackagesFields packages={packages} />
      </div>
      <div className="panel-foot">
        <StaysTotal packages={packages} />
        <Button size="md" className="validate" part="validate" onClick={() => onClose("done")}>
          {text("search_bar.validate")}
        </Button>
      </div>
    </Panel>
  );
}
