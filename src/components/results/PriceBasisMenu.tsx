import { memo } from "react";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { ListMenu } from "./ListMenu.js";
import { priceBases } from "./price-bases.js";

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
      options={priceBases.map(({ value, key }) => ({ value, label: text(key) }))}
      onChange={(chosen) => actions.results.showPricesFor(chosen)}
    />
  );
});
