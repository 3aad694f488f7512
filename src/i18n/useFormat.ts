import { formatFor, type Format } from "./format.js";
import { useFormatLocale } from "./useText.js";

/** Formats money, days and numbers in the view's locale. */
export function useFormat(): Format {
  return formatFor(useFormatLocale());
}
