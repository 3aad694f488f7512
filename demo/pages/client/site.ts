import { defaultAges } from "../../../src/domain/participants.js";
import { followConsent } from "./consent.js";
import { cookieOf } from "./cookies.js";
import { readChoice } from "./stay/choice.js";

/** The demo site's own script: the language links keep the search, or the stay, that the address holds. */
document.querySelector(".languages")?.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link) link.hash = location.hash;
});

/** The way home takes along the party of the search, or of the stay. */
const brand = document.querySelector<HTMLAnchorElement>(".brand");
for (const press of ["click", "auxclick"])
  brand?.addEventListener(press, () => {
    const party = readChoice(location.hash, cookieOf("participants-ages")).ages?.join("-");
    brand.hash = party === undefined || party === defaultAges.join("-") ? "" : `capacity=${party}`;
  });

/** A link that stays on the page closes the menu that it was pressed in. */
const menu = document.querySelector<HTMLElement>("#menu");
menu?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
});

followConsent();
