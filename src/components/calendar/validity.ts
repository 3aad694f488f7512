import { localeOf } from "../../calendar/locales.js";
import type { Refusal } from "../../calendar/limits.js";
import { knownLocale, nearestLocale } from "../../domain/locale.js";
import { formatFor, formatOf, type Format } from "../../i18n/format.js";
import { loadedTexts, type Texts } from "../../i18n/texts.js";
import type { PickerProps } from "./picker-props.js";
import { refusalText } from "./refusal-text.js";

const flags = {
  "before-min": "rangeUnderflow",
  "after-max": "rangeOverflow",
  closed: "badInput",
  "closed-end": "badInput",
  crosses: "badInput",
  "too-short": "tooShort",
  "too-long": "tooLong",
} as const satisfies Record<Refusal, keyof ValidityStateFlags>;

/**
 * Which flag of a form control's validity is set for a value, and the message; null for a valid value. Until the words of the
 * locale are loaded the message is in English.
 */
export function invalidityOf({
  value: { start, end },
  required,
  limits,
  locale,
}: Pick<PickerProps, "value" | "required" | "limits" | "locale">) {
  const texts = loadedTexts(nearestLocale(locale));
  if (start === null) {
    return required ? { flag: "valueMissing" as const, message: texts?.text("calendar.missing") ?? "Choose a date." } : null;
  }
  const refusal = start.day === null ? null : limits.refusalOf(start.day, end?.day ?? null);
  if (refusal === null) return null;
  const message = texts ? refusalText(refusal, limits, texts.text, formatIn(locale, texts)) : "This date can’t be chosen.";
  return { flag: flags[refusal], message };
}

/** Days are formatted in the picker's own locale, or in the locale of the texts if that is a product locale. */
function formatIn(locale: string, texts: Texts): Format {
  return knownLocale(locale)?.toLowerCase() === locale.trim().toLowerCase() ? formatOf(texts) : formatFor(localeOf(locale).toString());
}
