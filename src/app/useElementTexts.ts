import { useLayoutEffect, useState } from "react";
import type { ElementHost } from "../element/types/host.js";
import type { Locale } from "../domain/locale.js";
import { loadedTexts, loadTexts } from "../i18n/texts.js";
import type { Texts } from "../i18n/texts.js";

/** ms until a locale file that could not be loaded is requested again. */
const retryDelay = 2000;

/**
 * The texts of a locale, null until they are loaded. When the locale changes, the former texts stay until the next are loaded.
 * A locale file that cannot be loaded is reported once as `ski-error`. It is requested again once after a delay, and each time
 * that the browser is online again.
 */
export function useElementTexts(locale: Locale | null, host: ElementHost): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  // An effect after the paint would request the words a frame later.
  useLayoutEffect(() => {
    if (!locale) return;
    let wanted = true;
    const load = () => loadTexts(locale).then((loaded) => wanted && setTexts(loaded));
    const retry = () => {
      if (wanted) load().catch(() => {});
    };
    load().catch((error: unknown) => {
      if (!wanted) return;
      host.report({ code: "texts", message: `The words of ${locale} could not be loaded. ${String(error)}` });
      setTimeout(retry, retryDelay);
      window.addEventListener("online", retry);
    });
    return () => {
      wanted = false;
      window.removeEventListener("online", retry);
    };
  }, [locale, host]);
  return (locale && loadedTexts(locale)) ?? texts;
}
