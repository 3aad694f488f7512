import { sharedPage } from "../platform/shared-page.js";
import type { SharedSearch } from "../store/shared-search.js";
import { version } from "../store/version.js";
import { maskedAddress } from "./personal.js";
import type { Recording } from "./recording.js";

/** Settings without which a tag would ask for them. */
const startSettings = ["engineId", "locale", "currency", "menuDomain"] as const;

export function isSearch(search: object): search is SharedSearch {
  return "snapshot" in search && "listen" in search;
}

/** The script of the page that loads the library; the query may hold anything. */
function ownScript(): string | null {
  const script = [...document.scripts].find(({ src }) => /\/(?:ski-[\w-]+|autoloader)(?:\.light)?(?:\.min)?\.js(?:[?#]|$)/.test(src));
  return script ? new URL(script.src).pathname : null;
}

function searches(): Recording["searches"] {
  const ready = [...sharedPage().searches.values()].filter(isSearch).filter((search) => search.snapshot().status === "ready");
  return ready.map((search) => {
    const { settings, flags } = search.snapshot();
    return { store: search.name, settings: Object.fromEntries(startSettings.map((name) => [name, settings[name]])), flags: { ...flags } };
  });
}

/** What a page is when its recording begins. */
export function startOf(): Pick<Recording, "build" | "page" | "searches" | "consent"> {
  return {
    build: { version, script: ownScript() },
    page: {
      address: maskedAddress(location.href),
      language: document.documentElement.lang,
      browserLanguage: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      width: innerWidth,
      height: innerHeight,
      touch: matchMedia("(pointer: coarse)").matches,
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
    },
    searches: searches(),
    consent: sharedPage().consent ? [...(sharedPage().consent ?? [])] : null,
  };
}
