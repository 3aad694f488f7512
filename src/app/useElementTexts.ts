import { useLayoutEffect, useState } from "react";
import type { ElementHost } from "../element/types/host.js";
import { useLatest } from "../components/controls/useLatest.js";
import type { Locale } from "../domain/locale.js";
import { loadedTexts, loadTexts } from "../i18n/texts.js";
import type { Texts } from "../i18n/texts.js";
import { loadUntilThere } from "../platform/load-until-there.js";

/**
 * The texts of a locale, null until they are loaded. When the locale changes, the former texts stay until the next are loaded, with
 * the words of panels where the former have them: a panel may be open.
 * A locale file that cannot be loaded is reported once as `ski-error`. It is requested again once after a delay, and each time
 * that the browser is online again.
 */
export function useElementTexts(locale: Locale | null, host: ElementHost): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  const former = useLatest(texts);
  // An effect after the paint would request the words a frame later.
  useLayoutEffect(() => {
    if (!locale) return;
    let wanted = true;
    const load = async () => {
      const loaded = await loadNext(locale, former.current);
      if (wanted) setTexts(loaded);
    };
    const end = loadUntilThere(load, (error) =>
      host.report({ code: "texts", message: `The words of ${locale} could not be loaded. ${String(error)}` }),
    );
    return () => {
      wanted = false;
      end();
    };
  }, [locale, host, former]);
  const next = locale && loadedTexts(locale);
  return next && !lacksPanels(next, texts) ? next : texts;
}

/** Whether texts lack words of a panel that may be drawn with the former texts. */
function lacksPanels(next: Texts, former: Texts | null): boolean {
  return former?.panels.status() === "ready" && next.panels.status() !== "ready";
}

async function loadNext(locale: Locale, former: Texts | null): Promise<Texts> {
  const next = await loadTexts(locale);
  if (lacksPanels(next, former) && !(await next.panels.load())) throw new Error("The words of its panels are missing.");
  return next;
}
