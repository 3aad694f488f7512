import { consentCookie, consentDays, consentNames, readChoices, writeChoices, type ConsentChoices } from "../consent-choices.js";
import { cookieOf, setCookie } from "./cookies.js";

/** Passes on the choices once the library has loaded, which the definition of a tag shows; a page without tags passes nothing. */
async function passOn(choices: ConsentChoices): Promise<void> {
  const tags = [...new Set([...document.querySelectorAll(":not(:defined)")].map(({ localName }) => localName))];
  if (!window.skiElements) await Promise.race(tags.map((tag) => customElements.whenDefined(tag)));
  window.skiElements?.setConsent(choices);
}

/** Passes on the choices of an earlier page, and takes new ones from the banner, which the link in the footer opens again. */
export function followConsent(): void {
  const banner = document.querySelector<HTMLElement>("[data-consent]");
  const form = banner?.querySelector("form");
  const open = document.querySelector<HTMLElement>("[data-consent-open]");
  const status = document.querySelector<HTMLElement>("[data-consent-status]");
  if (!banner || !form || !open || !status) return;
  let isOpenedAgain = false;
  const boxes = consentNames.flatMap((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? []);

  /** A page that comes from a cache, by the Back button, has the banner of its time. */
  function follow(): void {
    const choices = readChoices(cookieOf(consentCookie));
    if (!choices || !banner) return;
    if (!isOpenedAgain) banner.hidden = true;
    for (const box of boxes) box.checked = choices[box.name === "preferences" ? "preferences" : "experiments"];
    void passOn(choices);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = event.submitter?.getAttribute("value");
    const isAgreed = (name: string) => answer === "all" || (answer === "chosen" && boxes.some((box) => box.name === name && box.checked));
    const choices: ConsentChoices = { preferences: isAgreed("preferences"), experiments: isAgreed("experiments") };
    setCookie(consentCookie, writeChoices(choices), consentDays);
    status.textContent = status.dataset["saved"] ?? "";
    for (const box of boxes) box.checked = isAgreed(box.name);
    banner.hidden = true;
    if (isOpenedAgain) open.focus();
    else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    isOpenedAgain = false;
    void passOn(choices);
  });
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
