import type { Day } from "../../calendar/day.js";
import type { Refusal } from "../../calendar/limits.js";
import type { Format } from "../../i18n/format.js";
import type { Text } from "../../i18n/texts.js";

/** The sentence on why a day or a range cannot be chosen. */
export function refusalText(refusal: Refusal | null, min: Day | null, max: Day | null, text: Text, format: Format): string {
  if (refusal === "before-min" && min !== null) return text("calendar.before_min", { day: format.day(min, "long") });
  if (refusal === "after-max" && max !== null) return text("calendar.after_max", { day: format.day(max, "long") });
  if (refusal === "crosses") return text("calendar.crosses");
  if (refusal === "too-short") return text("calendar.too_short");
  return text(refusal === "too-long" ? "calendar.too_long" : "calendar.closed");
}
