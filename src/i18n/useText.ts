import { createContext, useContext, useSyncExternalStore } from "react";
import type { Text, Texts } from "./texts.js";

/** The texts of a view; set once at the root of each element's view. */
export const TextContext = createContext<Texts | null>(null);

/** The texts of the view's locale, for what is loaded with them. */
export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error("ski-elements: TextContext is missing.");
  return texts;
}

/** The text function of the view's locale: `text("participant.adults", { count: 2 })`. */
export function useText(): Text {
  const texts = useTexts();
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return texts.text;
}

/** The BCP 47 tag that days and numbers are formatted with, where it differs from the locale of the texts. */
export const FormatLocaleContext = createContext<string | null>(null);

/** The BCP 47 tag that the view formats days and numbers with. */
export function useFormatLocale(): string {
  const { locale } = useTexts();
  return useContext(FormatLocaleContext) ?? locale;
}

/** The language of days and numbers as a `lang`, undefined where it is the language of the texts. */
export function useFormatLanguage(): string | undefined {
  return useContext(FormatLocaleContext) ?? undefined;
}
