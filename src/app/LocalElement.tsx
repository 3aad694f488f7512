import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { knownLocale, nearestLocale, normaliseLocale } from "../domain/locale.js";
import type { OwnTextsByLocale } from "../domain/own-texts.js";
import type { ElementHost } from "../element/types/host.js";
import { FormatLocaleContext } from "../i18n/useText.js";
import { Language } from "./Language.js";
import { useElementTexts } from "./useElementTexts.js";
import { useOwnTexts } from "./useOwnTexts.js";

interface Props {
  readonly locale: string;
  /** The BCP 47 tag that days and numbers are formatted with; the texts come from the supported locale nearest to it. */
  readonly formatLocale?: string;
  readonly engineId: number;
  readonly ownTexts?: OwnTextsByLocale | undefined;
  readonly host: ElementHost;
  /** Everything the view needs apart from its texts has loaded. */
  readonly isLoaded?: boolean;
  readonly children: ReactNode;
}

/** The root of a view that needs no search and makes no call: only the texts of its locale are loaded. */
export function LocalElement({ locale, formatLocale, engineId, ownTexts, host, isLoaded = true, children }: Props) {
  const known = formatLocale === undefined ? normaliseLocale(locale) : nearestLocale(locale);
  const isProductLocale = knownLocale(locale)?.toLowerCase() === locale.trim().toLowerCase();
  const texts = useOwnTexts(useElementTexts(known, host), ownTexts);
  const ready = texts !== null && isLoaded;
  const isReported = useRef(false);
  // In the same frame as the view: the page's style sheet fades elements that are not ready.
  useLayoutEffect(() => {
    host.toggleState("ready", ready);
    return () => host.toggleState("ready", false);
  }, [host, ready]);
  useLayoutEffect(() => {
    if (!ready || isReported.current) return;
    isReported.current = true;
    host.dispatch("ski-ready", { locale: known, engineId });
  }, [host, ready, known, engineId]);
  if (!texts || !isLoaded) return <slot />;
  return (
    <Language texts={texts}>
      <FormatLocaleContext.Provider value={isProductLocale ? null : (formatLocale ?? null)}>{children}</FormatLocaleContext.Provider>
    </Language>
  );
}
