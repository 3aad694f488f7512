import { useText } from "../../i18n/useText.js";
import { listedStays } from "../../models/stays.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { Modal } from "../controls/Modal.js";
import { Filters } from "../criteria/Filters.js";
import { useChoices } from "../criteria/useChoices.js";
import { useSheet } from "../controls/useSheet.js";
import modalsSheet from "./modals.css" with { type: "css" };

/** The filters over the whole screen; its foot shows how many stays match. */
export function FiltersModal({ onClose }: { onClose(): void }) {
  useSheet(modalsSheet);
  const text = useText();
  return (
    <Modal
      title={text("results.filters")}
      closeLabel={text("filter.close")}
      className="results-modal"
      part="modal filters-modal"
      tallFoot
      foot={<Foot onClose={onClose} />}
      onClose={onClose}
    >
      <Filters />
    </Modal>
  );
}

function Foot({ onClose }: { onClose(): void }) {
  const text = useText();
  const actions = useActions();
  const count = useChoices().length;
  return (
    <div className="modal-foot">
      <TextButton
        part="reset"
        disabled={count === 0}
        onClick={({ currentTarget }) => {
          // The button is disabled by the press.
          currentTarget.closest("dialog")?.querySelector<HTMLElement>('[part~="filters"]')?.focus({ preventScroll: true });
          actions.criteria.reset();
        }}
      >
        {count === 0 ? text("results.reset") : text("results.reset_count", { count })}
      </TextButton>
      <ShowResults onClose={onClose} />
    </div>
  );
}

/** The screen's one action: back to the list, with the number of stays that it will have, where that is known. */
export function ShowResults({ onClose }: { onClose(): void }) {
  const text = useText();
  const stays = useSearch(listedStays);
  const loading = useSearch((search) => search.products.status === "loading");
  const label =
    stays === null
      ? text("results.show_list")
      : stays === 0
        ? text("results.show_no_results")
        : text("results.show_results", { count: stays });
  return (
    <Button variant="primary" className="wide" part="show-results" aria-busy={loading || undefined} onClick={onClose}>
      {label}
    </Button>
  );
}
