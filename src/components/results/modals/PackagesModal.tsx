import { availablePackages, visiblePackages } from "../../../domain/packages.js";
import { countOf, isDisabled } from "../../../domain/criteria.js";
import { useText } from "../../../i18n/useText.js";
import { useActions, useFlags, useSearch } from "../../../store/useSearch.js";
import { Checkbox } from "../../controls/Checkbox.js";
import { Modal } from "../../controls/Modal.js";
import { ShowResults } from "./FiltersModal.js";

/** What the stay includes, over the whole screen. */
export function PackagesModal({ onClose }: { onClose(): void }) {
  const text = useText();
  const actions = useActions();
  const locale = useSearch((search) => search.settings.locale);
  const flags = useFlags();
  const transfer = useSearch((search) => search.transfer);
  const origin = useSearch((search) => search.origin);
  const endDate = useSearch((search) => search.stayDates.end);
  const chosen = useSearch((search) => search.packages);
  const counts = useSearch((search) => search.counts.answer?.packages ?? null);
  const waiting = useSearch((search) => search.counts.status === "loading");
  const codes = visiblePackages(availablePackages({ locale, flags, transfer, origin }), { hideShortStays: flags.hideShortStays, endDate });
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
        {codes.map((code) => {
          const checked = chosen.includes(code);
          const count = countOf(counts, [code]);
          return (
            <Checkbox
              key={code}
              checked={checked}
              disabled={isDisabled(count, checked)}
              count={count}
              countWaits={waiting}
              onChange={() => actions.packages.toggle(code)}
            >
              {text(`package.${code}`)}
            </Checkbox>
          );
        })}
      </div>
    </Modal>
  );
}
