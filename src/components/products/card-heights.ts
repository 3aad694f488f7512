import type { CSSProperties } from "react";
import { returnTrip } from "../../domain/journeys.js";
import { activeTab, showsPrice, type OfferTab } from "../../domain/offers.js";
import type { Product } from "../../domain/products.js";
import type { CardSettings } from "../../models/card-settings.js";
import { listedTabs } from "../../models/card.js";

/** px of the tab list of a card, of the name of its only package, of one offer on one line, of the button for the other offers, and of the journey. */
const trayHeight = 66;
const loneHeight = 32;
const rowHeight = 44;
const moreHeight = 28;
const journeyHeight = 44;

/** px of the first offers of a tab, with names on one line, and of the journey and the tab list over them. */
export function offersHeight(
  tab: OfferTab,
  tabs: readonly OfferTab[],
  settings: Pick<CardSettings, "offersShown" | "flags" | "stayDates">,
): number {
  const { offersShown: shown, flags, stayDates } = settings;
  const head = tab.code === null ? 4 : tabs.length > 1 ? trayHeight : loneHeight;
  const isDated = showsPrice({ flags, endDate: stayDates.end });
  const journey = isDated && returnTrip(tab.cheapest) ? journeyHeight : 0;
  return head + journey + Math.min(tab.offers.length, shown) * rowHeight + (tab.offers.length > shown ? moreHeight : 0);
}

/** The style of a card that was not drawn before: in `--offers` the expected px of its offers, from which the sheet works out its height. */
export function expectedSize(product: Product, settings: CardSettings): CSSProperties {
  const tabs = listedTabs(product, settings);
  const tab = activeTab(tabs, settings.packages);
  return { "--offers": `${tab ? offersHeight(tab, tabs, settings) : 0}px` } as CSSProperties;
}
