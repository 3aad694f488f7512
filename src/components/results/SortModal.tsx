import { useRef } from "react";
import { sortOrders } from "../../domain/sort.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Checkbox } from "../controls/Checkbox.js";
import { Modal } from "../controls/Modal.js";
import { RadioGroup } from "../controls/RadioGroup.js";
import { sortTexts } from "./sort-texts.js";
import { useSheet } from "../controls/useSheet.js";
import dockSheet from "./dock.css" with { type: "css" };
import modalsSheet from "./modals.css" with { type: "css" };

/**
 * The three orders in a sheet over the lower part of the list, which a press on one closes; and whether prices are a person. The
 * keyboard moves from one order to the next and past them.
 */
export function SortModal({ onClose }: { onClose(): void }) {
  useSheet(dockSheet);
  useSheet(modalsSheet);
  const text = useText();
  const actions = useActions();
  const sort = useSearch((search) => search.sort);
  const moves = useRef(false);
  const basis = useSearch((search) => search.priceBasis);
  return (
    <Modal title={text("sort.title")} closeLabel={text("results.close")} className="bottom-sheet" part="modal sort-modal" onClose={onClose}>
      <div
        className="choices"
        onKeyDown={({ key }) => {
          moves.current = key.startsWith("Arrow");
        }}
        onKeyUp={() => {
          moves.current = false;
        }}
      >
        <RadioGroup
          legend={text("sort.title")}
          legendHidden
          value={sort}
          options={sortOrders.map((order) => ({ value: order, label: text(sortTexts[order]) }))}
          onChange={(order) => {
            actions.sort.choose(order);
            if (!moves.current) onClose();
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
