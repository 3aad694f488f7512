import { isSupportedBrowser } from "../../element/browser-support.js";
import type { PageFacts } from "../facts.js";
import { isConsentGiven } from "./copies.js";
import { valueAt } from "./text-of.js";

/** Names on `window` of the standards for consent, and of tools that are in wide use. */
const consentTools = [
  "__tcfapi",
  "__gpp",
  "__cmp",
  "OneTrust",
  "Didomi",
  "tarteaucitron",
  "Cookiebot",
  "CookieConsent",
  "axeptioSDK",
  "UC_UI",
  "klaro",
  "Osano",
  "_iub",
];

export function readPage(tags: readonly Element[]): PageFacts {
  const { documentElement } = document;
  return {
    protocol: location.protocol,
    origin: location.origin,
    hash: location.hash,
    base: document.querySelector("base[href]") ? document.baseURI : null,
    language: documentElement.lang.trim() || null,
    isFramed: window !== window.parent,
    windowHeight: window.innerHeight,
    isFittedFrame: documentElement.dataset["skiFrame"] === "fitted",
    hasStorage: hasStorage(),
    isQuirky: document.compatMode === "BackCompat",
    viewport: document.querySelector<HTMLMetaElement>('meta[name="viewport" i]')?.content ?? null,
    isSupported: isSupportedBrowser(),
    consentTool: consentTools.find((name) => Object.hasOwn(window, name) && Boolean(valueAt(window, name))) ?? null,
    consentGiven: isConsentGiven(),
    clipboardAllowed: clipboardAllowed(),
    failedPictures: tags.reduce((sum, tag) => sum + (tag.shadowRoot?.querySelectorAll('img[data-state="error"]').length ?? 0), 0),
  };
}

function hasStorage(): boolean {
  try {
    return localStorage.length >= 0 && document.cookie.length >= 0;
  } catch {
    return false;
  }
}

/** Only Chromium reports it. */
function clipboardAllowed(): boolean | null {
  const policy = valueAt(document, "featurePolicy");
  const allows = valueAt(policy, "allowsFeature");
  if (typeof allows !== "function") return null;
  return Boolean(Reflect.apply(allows, policy, ["clipboard-write"]));
}
