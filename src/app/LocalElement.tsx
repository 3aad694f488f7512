import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { normaliseLocale } from "../domain/locale.js";
import type { ElementHost } from "../element/types.js";
import { TextContext } from "../i18n/useText.js";
import { useElementTexts } from "./useElementTexts.js";

interface Props {
  readonly locale: string;
  readonly engineId: number;
  readonly host: ElementHost;
  readonly children: ReactNode;
}

/** The root of a view that needs no search, and therefore no call: only the texts of its locale. */
export function LocalElement({ locale, engineId, host, children }: Props) {
  const known = normaliseLocale(locale);
  const texts = useElementTexts(known, host);
  const ready = texts !== null;
  const isReported = useRef(false);
  useEffect(() => {
    host.toggleState("ready", ready);
    if (!ready || isReported.current) return;
    isReported.current = true;
    host.dispatch("ski-ready", { locale: known, engineId });
  }, [host, ready, known, engineId]);
  return texts ? <TextContext value={texts}>{children}</TextContext> : <slot />;
}
