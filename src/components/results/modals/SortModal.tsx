import { sortOrders } from "../../../domain/sort.js";
import { useText } from "../../../i18n/useText.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { Modal } from "../../controls/Modal.js";
import { RadioGroup } from "../../controls/RadioGroup.js";
import { sortTexts } from "../sort-texts.js";

/** The three orders; choosing one closes the screen. */
export function SortModal({ onClose }: { onClose(): void }) {
  const text = useText();
  const actions = useActions();
  const sort = useSearch((search) => search.sort);
  return (
    <Modal
      title={text("sort.title")}
      closeLabel={text("results.close")}
      className="results-modal"
      part="modal sort-modal"
      onClose={onClose}
    >
      <div className="choices">
        <RadioGroup
          legend={text("sort.title")}
          legendHidden
          value={sort}
          options={sortOrders.map((order) => ({ value: order, label: text(sortTexts[order]) }))}
          onChange={(order) => {
            actions.sort.choose(order);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
