import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useState } from "react";
import { shortlistMaximum } from "../../domain/defaults.js";
import type { Product } from "../../domain/products.js";
import { isKept } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";

interface KeepButtonProps {
  readonly product: Product;
  /** The package whose price the card shows; null where it shows all, or none. */
  readonly packageCode: string | null;
}

/** Keeps a stay in the shortlist, or removes it; shows a message if the shortlist is full. */
export function KeepButton({ product, packageCode }: KeepButtonProps) {
  const text = useText();
  const actions = useActions();
  const kept = useSearch(({ shortlist }) => isKept(shortlist.stays, product.id));
  const full = useSearch(({ shortlist }) => shortlist.stays.length >= shortlistMaximum) && !kept;
  const [refused, setRefused] = useState(false);
  const press = () => {
    setRefused(full);
    if (!full) actions.shortlist.toggle(product.id, packageCode);
  };
  return (
    <>
      <button
        type="button"
        className="keep"
        part={kept ? "keep keep-on" : "keep"}
        aria-pressed={kept}
        aria-label={text("shortlist.keep", { name: product.name })}
        onClick={press}
      >
        <Icon icon={Heart} filled={kept} />
      </button>
      {refused && full && (
        <p className="keep-note" part="keep-note" role="alert">
          {text("shortlist.full", { count: shortlistMaximum })}
        </p>
      )}
    </>
  );
}
