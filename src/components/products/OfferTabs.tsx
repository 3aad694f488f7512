import { useId } from "react";
import type { OfferTab } from "../../domain/offers.js";
import type { Prestation } from "../../domain/products.js";
import { useText } from "../../i18n/useText.js";
import { Skeleton } from "../controls/Skeleton.js";
import type { CardSettings } from "../../models/card-settings.js";
import type { CardState } from "../../models/card.js";
import type { ProductLink } from "./useProductLink.js";
import { OfferJourney } from "./OfferJourney.js";
import { OfferList } from "./OfferList.js";
import { TabSteps } from "./TabSteps.js";
import { useTabKeys } from "./useTabKeys.js";
import { usePriceTexts } from "./usePriceTexts.js";
import { useSheet } from "../controls/useSheet.js";
import offersSheet from "./offers.css" with { type: "css" };

interface OfferTabsProps {
  readonly name: string;
  readonly state: CardState;
  readonly active: OfferTab | null;
  /** The offers that the open tab had in the list. */
  readonly listedOffers: readonly Prestation[];
  readonly settings: CardSettings;
  onChoose(code: string | null): void;
  linkTo(offer: Prestation | null): ProductLink;
}

/** Tabs by package, each with its cheapest price, over the offers of the open one. */
export function OfferTabs({ name, state, active, listedOffers, settings, onChoose, linkTo }: OfferTabsProps) {
  useSheet(offersSheet);
  const id = useId();
  const text = useText();
  const priceTexts = usePriceTexts(settings);
  const { tabs, priced, underWay } = state;
  const { ref: list, onKeyDown } = useTabKeys(tabs, (tab) => onChoose(tab.code));
  if (!active) return null;
  const offers = (
    <>
      {priced && <OfferJourney offer={active.cheapest} />}
      <OfferList
        key={active.code}
        name={name}
        state={state}
        offers={active.offers}
        listedOffers={listedOffers}
        settings={settings}
        linkTo={linkTo}
      />
    </>
  );
  if (active.code === null) return offers;
  if (tabs.length === 1 && state.listedTabs.length <= 1) {
    return (
      <>
        <p className="lone-package" part="lone-package">
          {text(`package.${active.code}`) || active.code}
        </p>
        {offers}
      </>
    );
  }
  return (
    <>
      <div className="tabs-tray" part="tabs">
        <div className="tabs" role="tablist" aria-label={text("card.packages", { name })} ref={list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              type="button"
              role="tab"
              key={tab.code}
              id={`${id}-${tab.code}`}
              part={tab === active ? "tab tab-on" : "tab"}
              className={tab === active ? "tab is-on" : "tab"}
              aria-selected={tab === active}
              aria-controls={`${id}-panel`}
              tabIndex={tab === active ? 0 : -1}
              onClick={() => onChoose(tab.code)}
            >
              <span>{text(`card.tab_${tab.code}`) || tab.code}</span>
              {priced && (
                <small>
                  {underWay ? (
                    <Skeleton width={56} height={8} />
                  ) : (
                    text("card.from_price", { price: priceTexts.namedPrice(tab.cheapest.price) })
                  )}
                </small>
              )}
            </button>
          ))}
        </div>
        <TabSteps name={name} list={list} count={tabs.length} code={active.code} />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active.code}`} className="tab-panel">
        {offers}
      </div>
    </>
  );
}
