import { useText } from "../../../i18n/useText.js";
import { Checkbox } from "../../controls/Checkbox.js";
import { Modal } from "../../controls/Modal.js";
import { usePackages } from "../../packages/panel/usePackages.js";
import { ShowResults } from "./FiltersModal.js";

/** What the stay includes, over the whole screen. */
export function PackagesModal({ onClose }: { onClose(): void }) {
  const text = useText();
  const { rows, waits, toggle } = usePackages();
  return (
    <Modal
      title={text("results.packages")}
      closeLabel={text("results.close")}
      className="results-modal"
      part="modal packages-modal"
      foot={<ShowResults onClose={onClose} />}
      onClose={onClose}
    >
      <div className="choices" role="group" aria-label={text("results.packages")}>
        {rows.map(({ code, checked, count, disabled }) => (
          <Checkbox key={code} checked={checked} disabled={disabled} count={count} countWaits={waits} onChange={() => toggle(code)}>
            {text(`package.${code}`)}
          </Checkbox>
        ))}
      </div>
    </Modal>
  );
}
