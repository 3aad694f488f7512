import { keptOffer, type KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { useProductLink } from "../products/useProductLink.js";

/** The name of a kept stay, as a link to its page with the dates and the package that it was kept with. */
export function StayLink({ stay }: { readonly stay: KeptStay }) {
  const text = useText();
  const { product, stayDates, origin } = stay;
  const linkTo = useProductLink(product, { ...useCardSettings(0), stayDates, origin }, keptOffer(stay));
  return (
    <a className="kept-name" part="kept-link" {...linkTo(null)}>
      <span>{product.name}</span>
      <span className="sr">{` (${text("card.new_tab")})`}</span>
    </a>
  );
}
