import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { localeOf } from "../calendar/locales.js";
import { knownLocale, nearestLocale, normaliseLocale } from "../domain/locale.js";
import type { ElementHost } from "../element/types.js";
import { FormatLocaleContext, TextContext } from "../i18n/useText.js";
import { useElementTexts } from "./useElementTexts.js";

interface Props {
  readonly locale: string;
  /** Days and numbers are written in any BCP 47 locale, with the words of the nearest supported one. */
  readonly anyLocale?: boolean;
  readonly engineId: number;
  readonly host: ElementHost;
  readonly children: ReactNode;
}

/** The root of a view that needs no search, and therefore no call: only the texts of its locale. */
export function LocalElement({ locale, anyLocale = false, engineId, host, children }: Props) {
  const known = anyLocale ? nearestLocale(locale) : normaliseLocale(locale);
  const isProductLocale = knownLocale(locale)?.toLowerCase() === locale.trim().toLowerCase();
  const texts = useElementTexts(known, host);
  const ready = texts !== null;
  const isReported = useRef(false);
  useEffect(() => {
    host.toggleState("ready", ready);
    if (!ready || isReported.current) return;
    isReported.current = true;
    host.dispatch("ski-ready", { locale: known, engineId });
  }, [host, ready, known, engineId]);
  if (!texts) return <slot />;
  return (
    <TextContext value={texts}>
      <FormatLocaleContext value={anyLocale && !isProductLocale ? localeOf(locale).toString() : null}>{children}</FormatLocaleContext>
    </TextContext>
  );
}
