import { memo } from "react";
import { sortOrders } from "../../domain/sort.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { ListMenu } from "./ListMenu.js";
import { sortTexts } from "./sort-texts.js";

export const SortMenu = memo(function SortMenu() {
  const text = useText();
  const actions = useActions();
  const sort = useSearch((search) => search.sort);
  return (
    <ListMenu
      part="sort"
      title={text("sort.title")}
      value={sort}
      options={sortOrders.map((order) => ({
        value: order,
        label: text(sortTexts[order]),
        ...(order === "best-seller" && { hint: text("sort.best_seller_hint") }),
      }))}
      onChange={(order) => actions.sort.choose(order)}
    />
  );
});
