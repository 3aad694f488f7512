import { startStay } from "./stay/page.js";

/** The product page's own script. A lodging without an address of its own is shown at the one that the link's hash names. */
const prefix = document.querySelector<HTMLElement>("[data-prefix]")?.dataset["prefix"];
const lodging = new URLSearchParams(location.hash.slice(1)).get("lihe_id");
if (prefix === undefined) startStay();
else if (lodging) location.replace(`${prefix}/stay/lodging-${lodging}${location.search}${location.hash}`);
