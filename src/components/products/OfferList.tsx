import ChevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import { useState } from "react";
import type { Prestation } from "../../domain/products.js";
import { useText } from "../../i18n/useText.js";
import { TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import type { CardSettings } from "../../models/card-settings.js";
import type { CardState } from "../../models/card.js";
import type { ProductLink } from "./useProductLink.js";
import { OfferRow } from "./OfferRow.js";
import { icons } from "../controls/icons.js";

interface OfferListProps {
  readonly name: string;
  readonly state: CardState;
  /** Cheapest first. */
  readonly offers: readonly Prestation[];
  /** The offers that were shown before their prices were confirmed: their space is kept. */
  readonly listedOffers: readonly Prestation[];
  readonly settings: CardSettings;
  linkTo(offer: Prestation | null): ProductLink;
}

/** The offers of one tab: the first ones, and the others after a press. */
export function OfferList({ name, state, offers, listedOffers, settings, linkTo }: OfferListProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const before = listedOffers.slice(0, settings.offersShown);
  const missing = before.filter(({ id }) => !offers.some((offer) => offer.id === id));
  // A replacement for a removed offer might have a longer name, and move the content below.
  const first = offers.slice(0, Math.max(1, settings.offersShown - missing.length));
  const shown = all ? offers : first;
  const gone = missing.slice(missing.length - Math.max(0, before.length - shown.length));
  const more = offers.length - first.length;
  const listedOf = ({ id }: Prestation) => listedOffers.find((offer) => offer.id === id) ?? null;
  return (
    <>
      <ul className="offers" part="offers" aria-label={text("card.offers", { name })}>
        {shown.map((offer) => (
          <li key={offer.id}>
            <OfferRow offer={offer} listed={listedOf(offer)} state={state} settings={settings} link={linkTo(offer)} />
          </li>
        ))}
        {gone.map((offer) => (
          <li key={offer.id} className="gone" aria-hidden="true">
            <OfferRow offer={offer} listed={listedOf(offer)} state={state} settings={settings} link={linkTo(offer)} />
          </li>
        ))}
      </ul>
      {Math.max(offers.length, listedOffers.length) > settings.offersShown && (
        <p className="offers-more">
          {more > 0 && (
            <TextButton part="offers-more" aria-expanded={all} onClick={() => setAll(!all)}>
              <span>{all ? text("card.fewer_offers") : text("card.more_offers", { count: more })}</span>
              <span className="sr">{`, ${name}`}</span>
              <Icon icon={all ? ChevronUp : icons.chevronDown} size={16} />
            </TextButton>
          )}
        </p>
      )}
    </>
  );
}
