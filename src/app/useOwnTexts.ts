import { useLayoutEffect, useMemo, useState } from "react";
import type { OwnTextsByLocale } from "../domain/own-texts.js";
import type { withOwnTexts } from "../i18n/own-texts.js";
import type { Texts } from "../i18n/texts.js";
import { loadFile } from "../platform/missing-file.js";

type Replace = typeof withOwnTexts;

/** What replaces texts, loaded for pages that give some of their own. Without it the texts stay as they are; the failure is logged. */
async function loadReplace(): Promise<Replace> {
  try {
    return (await loadFile(() => import("../i18n/own-texts.js"))).withOwnTexts;
  } catch {
    return (texts) => texts;
  }
}

/** The texts with the page's own for their locale; null until both are loaded. */
export function useOwnTexts(texts: Texts | null, given: OwnTextsByLocale | undefined): Texts | null {
  const [replace, setReplace] = useState<Replace | null>(null);
  const own = texts && given?.[texts.locale];
  const isNeeded = own !== undefined && own !== null;
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    void loadReplace().then((loaded) => isWanted && setReplace(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return useMemo(() => (texts && own ? (replace?.(texts, own) ?? null) : texts), [texts, own, replace]);
}
