import { keepResults } from "./last-results.js";

/** The results page's own script: keeps its search for the stays that are opened from it. */
const keep = () => keepResults(location.href);

document.addEventListener("ski-product-click", keep);
document.addEventListener("visibilitychange", keep);
window.addEventListener("pagehide", keep);
