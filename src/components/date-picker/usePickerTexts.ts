import { useCallback } from "react";
import { daysBetween } from "../../calendar/day.js";
import type { Limits, Refusal } from "../../calendar/limits.js";
import type { Moment, PickerValue } from "../../calendar/moment.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { refusalText } from "../calendar/refusal-text.js";

/** The sentence that explains why a day or a range cannot be chosen. */
export function useRefusalText(limits: Limits): (refusal: Refusal | null) => string {
  const text = useText();
  const format = useFormat();
  return useCallback((refusal) => refusalText(refusal, limits, text, format), [text, format, limits]);
}

/** The announcement of a value that the visitor chose; empty for no value. */
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
