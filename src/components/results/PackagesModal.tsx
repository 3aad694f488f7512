import { useText } from "../../i18n/useText.js";
import { Modal } from "../controls/Modal.js";
import { PackagesFields } from "../packages/PackagesFields.js";
import { usePackages } from "../packages/usePackages.js";
import { ShowResults } from "./FiltersModal.js";
import { useSheet } from "../controls/useSheet.js";
import modalsSheet from "./modals.css" with { type: "css" };

/** What the stay includes, over the whole screen. */
export function PackagesModal({ onClose }: { onClose(): void }) {
  useSheet(modalsSheet);
  const text = useText();
  const packages = usePackages();
  return (
    <Modal
      title={text("results.packages")}
      closeLabel={text("results.close")}
      className="results-modal"
      part="modal packages-modal"
      foot={<ShowResults onClose={onClose} />}
      onClose={onClose}
    >
      <PackagesFields packages={packages} />
    </Modal>
  );
}
