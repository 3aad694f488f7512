import type { MouseEvent } from "react";
import { productUrl } from "../../domain/product-link.js";
import type { Prestation, Product } from "../../domain/products.js";
import type { ProductClick } from "../../store/events.js";
import { useActions } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import type { CardSettings } from "../../models/card-settings.js";

/** The properties of an `<a>` to a product page. */
export interface ProductLink {
  readonly href: string;
  readonly target: "_blank";
  readonly rel: string;
  readonly "aria-disabled"?: true;
  onClick(event: MouseEvent): void;
  onAuxClick(event: MouseEvent): void;
}

/** The same link while its price is being checked: it keeps the focus, and a press leads nowhere. */
export function awaitedLink(link: ProductLink): ProductLink {
  const stay = (event: MouseEvent) => event.preventDefault();
  return { ...link, "aria-disabled": true, onClick: stay, onAuxClick: stay };
}

/** Links to the page of a product, or to one of its offers. */
export type LinkTo = (offer: Prestation | null, from?: "picture") => ProductLink;

const middleButton = 1;

/**
 * Links to the page of one product, or to one of its offers. Each fires `ski-product-click` first;
 * a listener that prevents it keeps the visitor on the page. `shown` is the offer whose package and price the card shows.
 */
export function useProductLink(product: Product, settings: CardSettings, shown: Prestation | null): LinkTo {
  const host = useHost();
  const actions = useActions();
  const { stayDates, origin, locale, menuDomain, forwarded, rel, productPath } = settings;
  return (offer, from) => {
    const href = productUrl({ product, offer, shown, stayDates, origin, locale, menuDomain, forwarded, productPath });
    const report = (event: MouseEvent) => {
      actions.results.openProduct(product, offer);
      const detail: ProductClick = structuredClone({ product, offer, url: href, picture: from === "picture" });
      if (!host.dispatch("ski-product-click", detail, { cancelable: true })) event.preventDefault();
    };
    return {
      href,
      target: "_blank",
      rel,
      onClick: report,
      onAuxClick: (event) => {
        if (event.button === middleButton) report(event);
      },
    };
  };
}
