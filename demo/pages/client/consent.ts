import { consentCookie, consentDays, consentNames, readChoices, writeChoices, type ConsentChoices } from "../consent-choices.js";
import { searchCookie } from "../kept-search.js";
import { shortlistCookie } from "../kept-stays.js";
import { cookieOf, setCookie } from "./cookies.js";

/** Passes on the choices once the library has loaded, which the definition of a tag shows; a page without tags passes nothing. */
async function passOn(choices: ConsentChoices): Promise<void> {
  const tags = [...new Set([...document.querySelectorAll(":not(:defined)")].map(({ localName }) => localName))];
  if (!window.skiElements) await Promise.race(tags.map((tag) => customElements.whenDefined(tag)));
  window.skiElements?.setConsent(choices);
}

/** Removes what the demo keeps of preferences, and what the page shows of it. */
function forget(): void {
  for (const name of [searchCookie, shortlistCookie]) setCookie(name, null);
  for (const part of document.querySelectorAll("[data-preference]")) part.remove();
}

/** Passes on the choices of an earlier page, and takes new ones from the banner, which the link in the footer opens again. */
export function followConsent(): void {
  const banner = document.querySelector<HTMLElement>("[data-consent]");
  const form = banner?.querySelector("form");
  const open = document.querySelector<HTMLElement>("[data-consent-open]");
  const status = document.querySelector<HTMLElement>("[data-consent-status]");
  if (!banner || !form || !open || !status) return;
  const boxes = consentNames.flatMap((name) => {
    const box = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    return box ? [{ name, box }] : [];
  });
  let isOpenedAgain = false;

  function take(choices: ConsentChoices): void {
    for (const { name, box } of boxes) box.checked = choices[name];
    void passOn(choices);
  }

  /** A page that comes from a cache, by the Back button, has the banner of its time. */
  function follow(): void {
    const choices = readChoices(cookieOf(consentCookie));
    if (!banner || choices === null) return;
    if (!isOpenedAgain) banner.hidden = true;
    take(choices);
  }

  function answer(agrees: (box: HTMLInputElement) => boolean): void {
    if (!banner || !open || !status) return;
    const agreed = Object.fromEntries(boxes.map(({ name, box }) => [name, agrees(box)]));
    const choices: ConsentChoices = { preferences: false, experiments: false, ...agreed };
    setCookie(consentCookie, writeChoices(choices), consentDays);
    if (!choices.preferences) forget();
    status.textContent = status.dataset["saved"] ?? "";
    banner.hidden = true;
    if (isOpenedAgain) open.focus();
    else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    isOpenedAgain = false;
    take(choices);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer((box) => box.checked);
  });
  form.querySelector("[data-refuse]")?.addEventListener("click", () => answer(() => false));
  form.querySelector("[data-accept]")?.addEventListener("click", () => answer(() => true));
  open.addEventListener("click", () => {
    isOpenedAgain = true;
    status.textContent = "";
    banner.hidden = false;
    form.querySelector("details")?.setAttribute("open", "");
    banner.focus();
  });
  follow();
  window.addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
