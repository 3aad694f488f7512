import { useEffect, useState } from "react";
import type { ElementHost } from "../element/types.js";
import type { Locale } from "../domain/locale.js";
import { loadTexts } from "../i18n/texts.js";
import type { Texts } from "../i18n/texts.js";

/**
 * The texts of a locale, null until they are loaded. While those of another locale are loading the former stay.
 * A locale file that cannot be loaded is reported as `ski-error`.
 */
export function useElementTexts(locale: Locale | null, host: ElementHost): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    if (!locale) return;
    let wanted = true;
    loadTexts(locale).then(
      (loaded) => wanted && setTexts(loaded),
      (error: unknown) => wanted && host.report({ code: "texts", message: `The words of ${locale} could not be loaded. ${String(error)}` }),
    );
    return () => void (wanted = false);
  }, [locale, host]);
  return texts;
}
