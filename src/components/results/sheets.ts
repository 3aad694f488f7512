import criteria from "../criteria/criteria.css" with { type: "css" };
import offers from "../offers/offers.css" with { type: "css" };
import card from "../products/product-card.css" with { type: "css" };
import results from "./results.css" with { type: "css" };

/** What the results page adopts besides tokens, reset and controls. */
export const sheets: readonly CSSStyleSheet[] = [results, criteria, card, offers];
