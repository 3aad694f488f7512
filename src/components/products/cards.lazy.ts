import rating from "../controls/rating.css" with { type: "css" };
import picture from "./card-picture.css" with { type: "css" };
import lines from "./price-lines.css" with { type: "css" };
import offers from "./offers.css" with { type: "css" };

export { Cards as View } from "./Cards.js";
export const sheets: readonly CSSStyleSheet[] = [rating, picture, lines, offers];
