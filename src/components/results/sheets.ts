import criteria from "../criteria/criteria.css" with { type: "css" };
import price from "../products/price.css" with { type: "css" };
import card from "../products/product-card.css" with { type: "css" };
import dock from "./dock.css" with { type: "css" };
import results from "./results.css" with { type: "css" };

/** What the results page adopts besides tokens, reset and controls. */
export const sheets: readonly CSSStyleSheet[] = [results, dock, criteria, card, price];
