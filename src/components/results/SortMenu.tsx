import { memo } from "react";
import { sortOrders } from "../../domain/sort.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { sortTexts } from "./sort-texts.js";
import { icons } from "../controls/icons.js";

/** A styled native select: the list it opens is that of the system. */
export const SortMenu = memo(function SortMenu() {
  const text = useText();
  const actions = useActions();
  const sort = useSearch((search) => search.sort);
  const choose = (value: string) => {
    const order = sortOrders.find((candidate) => candidate === value);
    if (order) actions.sort.choose(order);
  };
  return (
    <label className="sort" part="sort">
      <span className="title">{text("sort.title")}</span>
      <b aria-hidden="true">{text(sortTexts[sort])}</b>
      <Icon icon={icons.chevronDown} size={16} />
      <select value={sort} onChange={(event) => choose(event.currentTarget.value)}>
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {text(sortTexts[order])}
          </option>
        ))}
      </select>
    </label>
  );
});
