import { keptOffer } from "../../domain/compared-stays.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { useProductLink } from "../products/useProductLink.js";

function useStayLink(stay: KeptStay) {
  const { product, stayDates, origin } = stay;
  return useProductLink(product, { ...useCardSettings(0), stayDates, origin }, keptOffer(stay))(null);
}

/** The name of a kept stay, as a link to its page with the dates and the package that it was kept with. */
export function StayLink({ stay }: { readonly stay: KeptStay }) {
  const text = useText();
  return (
    <a className="kept-name" part="kept-link" {...useStayLink(stay)}>
      <span>{stay.product.name}</span>
      <span className="sr">{` (${text("card.new_tab")})`}</span>
    </a>
  );
}

/** The same link, as the button of a column. */
export function SeeStay({ stay }: { readonly stay: KeptStay }) {
  const text = useText();
  const { name } = stay.product;
  return (
    <a className="button solid see-kept" part="see-stay" {...useStayLink(stay)} aria-label={text("card.see_stay_label", { name })}>
      {text("card.see_stay")}
    </a>
  );
}
