import type { Limits, Refusal } from "../../calendar/limits.js";
import type { Format } from "../../i18n/format.js";
import type { Text } from "../../i18n/texts.js";

/** The sentence that explains why a day or a range cannot be chosen, and what can be. */
export function refusalText(refusal: Refusal | null, limits: Limits, text: Text, format: Format): string {
  const { min, max, minNights, maxNights } = limits;
  if (refusal === "before-min" && min !== null) return text("calendar.before_min", { day: format.day(min, "long") });
  if (refusal === "after-max" && max !== null) return text("calendar.after_max", { day: format.day(max, "long") });
  if (refusal === "crosses") return text("calendar.crosses");
  if (refusal === "too-short" && minNights !== null) return text("calendar.too_short", { count: minNights });
  if (refusal === "too-long" && maxNights !== null) return text("calendar.too_long", { count: maxNights });
  return text("calendar.closed");
}
