import { useCallback } from "react";
import { daysBetween } from "../../../calendar/day.js";
import type { Refusal } from "../../../calendar/limits.js";
import type { Moment, PickerValue } from "../../../calendar/moment.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import type { PickerProps } from "../picker-props.js";

/** The sentence on why a day or a range cannot be chosen. */
export function useRefusalText({ min, max }: Pick<PickerProps, "min" | "max">): (refusal: Refusal | null) => string {
  const text = useText();
  const format = useFormat();
  return useCallback(
    (refusal) => {
      if (refusal === "before-min" && min !== null) return text("calendar.before_min", { day: format.day(min, "long") });
      if (refusal === "after-max" && max !== null) return text("calendar.after_max", { day: format.day(max, "long") });
      if (refusal === "crosses") return text("calendar.crosses");
      if (refusal === "too-short") return text("calendar.too_short");
      return text(refusal === "too-long" ? "calendar.too_long" : "calendar.closed");
    },
    [text, format, min, max],
  );
}

/** What is announced of a value that the visitor chose; empty for no value. */
export function useValueText(): (value: PickerValue) => string {
  const text = useText();
  const format = useFormat();
  const wordsOf = ({ day, time }: Moment) => [day === null ? "" : format.day(day, "long"), time ?? ""].filter(Boolean).join(" ");
  return ({ start, end }) => {
    if (start === null) return text("calendar.cleared");
    if (end === null) return wordsOf(start);
    const range = text("calendar.months", { first: wordsOf(start), last: wordsOf(end) });
    if (start.day === null || end.day === null) return range;
    return `${range}, ${text("dates.nights", { count: daysBetween(start.day, end.day) })}`;
  };
}
