import { sortOrders } from "../../../domain/sort.js";
import { useText } from "../../../i18n/useText.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { Checkbox } from "../../controls/Checkbox.js";
import { Modal } from "../../controls/Modal.js";
import { RadioGroup } from "../../controls/RadioGroup.js";
import { sortTexts } from "../sort-texts.js";

/** The three orders in a sheet over the lower part of the list, which choosing one closes; and whether prices are a person. */
export function SortModal({ onClose }: { onClose(): void }) {
  const text = useText();
  const actions = useActions();
  const sort = useSearch((search) => search.sort);
  const basis = useSearch((search) => search.priceBasis);
  return (
    <Modal title={text("sort.title")} closeLabel={text("results.close")} className="bottom-sheet" part="modal sort-modal" onClose={onClose}>
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
        <p className="hint">{text("sort.best_seller_hint")}</p>
        <Checkbox
          checked={basis === "person"}
          part="price-basis"
          onChange={(person) => actions.results.showPricesFor(person ? "person" : "stay")}
        >
          {text("results.prices_per_person")}
        </Checkbox>
      </div>
    </Modal>
  );
}
