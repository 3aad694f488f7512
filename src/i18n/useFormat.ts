import { useContext } from "react";
import { formatFor, formatOf, type Format } from "./format.js";
import { FormatLocaleContext, useTexts } from "./useText.js";

/** Formats money, days and numbers in the view's locale. */
export function useFormat(): Format {
  const texts = useTexts();
  const locale = useContext(FormatLocaleContext);
  return locale === null ? formatOf(texts) : formatFor(locale);
}
