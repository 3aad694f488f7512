import counters from "../controls/counters.css" with { type: "css" };
import form from "../controls/form.css" with { type: "css" };
import origin from "../origin/origin.css" with { type: "css" };
import packages from "../packages/packages.css" with { type: "css" };
import participants from "../participants/participants.css" with { type: "css" };
import place from "../place/place.css" with { type: "css" };

/** The sheets of the fields of origin, destination, participants and packages, after the sheets of the bar. */
export const sheets: readonly CSSStyleSheet[] = [form, counters, place, origin, participants, packages];
