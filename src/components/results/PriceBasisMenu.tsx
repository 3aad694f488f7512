import { memo } from "react";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { ListMenu } from "./ListMenu.js";

/** What the price in large type is for. */
export const PriceBasisMenu = memo(function PriceBasisMenu() {
  const text = useText();
  const actions = useActions();
  const basis = useSearch((search) => search.priceBasis);
  return (
    <ListMenu
      part="price-basis"
      title={text("results.prices")}
      value={basis}
      options={[
        { value: "stay", label: text("results.prices_stay") },
        { value: "person", label: text("results.prices_person") },
      ]}
      onChange={(chosen) => actions.results.showPricesFor(chosen)}
    />
  );
});
