import { followConsent } from "./consent.js";

/** The demo site's own script: the language links keep the search, or the stay, that the address holds. */
document.querySelector(".languages")?.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link) link.hash = location.hash;
});

/** A link that stays on the page closes the menu that it was pressed in. */
const menu = document.querySelector<HTMLElement>("#menu");
menu?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
});

followConsent();
