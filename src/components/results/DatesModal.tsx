import { useText } from "../../i18n/useText.js";
import { useNarrow } from "../calendar/useNarrow.js";
import { Modal } from "../controls/Modal.js";
import { StayDatesPanel } from "../stay-dates/StayDatesPanel.js";
import { useSheet } from "../controls/useSheet.js";
import datesSheet from "./dates.css" with { type: "css" };

/** The dates of the search over the results, where no search bar and no picker show them. */
export function DatesModal({ onClose }: { onClose(): void }) {
  useSheet(datesSheet);
  const text = useText();
  const layout = useNarrow() ? "list" : "columns";
  return (
    <Modal
      title={text("dates.title")}
      closeLabel={text("results.close")}
      className="dates-modal"
      part="modal dates-modal"
      bare
      onClose={onClose}
    >
      <StayDatesPanel layout={layout} onDone={onClose} />
    </Modal>
  );
}
