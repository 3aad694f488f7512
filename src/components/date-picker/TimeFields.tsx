import { useId } from "react";
import type { Moment, TimeAccuracy } from "../../calendar/moment.js";
import { partsOf, timeFrom, timeOptions } from "../../calendar/time.js";
import type { TimeParts } from "../../calendar/time.js";
import { useText } from "../../i18n/useText.js";
import { useCalendarFormat } from "../calendar/calendar-format.js";
import { useSheet } from "../controls/useSheet.js";
import timeFieldsSheet from "./time-fields.css" with { type: "css" };

export interface TimeFieldsProps {
  readonly title: string;
  readonly moment: Moment;
  readonly accuracy: TimeAccuracy;
  readonly disabled: boolean;
  readonly onChange: (moment: Moment) => void;
}

const parts = ["hours", "minutes", "seconds", "milliseconds"] as const;
/** More choices are typed, not listed. */
const listMaximum = 60;

/** One field for each part of a time of day: lists of hours, minutes and seconds, as many as the accuracy has. */
export function TimeFields({ title, moment, accuracy, disabled, onChange }: TimeFieldsProps) {
  useSheet(timeFieldsSheet);
  const text = useText();
  const format = useCalendarFormat();
  const id = useId();
  const values = partsOf(moment.time ?? "");
  const change = (index: number, value: number) => {
    const [hours, minutes, seconds, milliseconds] = values.map((own, at) => (at === index ? value : own));
    const changed: TimeParts = [hours ?? 0, minutes ?? 0, seconds ?? 0, milliseconds ?? 0];
    const time = timeFrom(changed, accuracy);
    if (time !== null) onChange({ ...moment, time });
  };

  return (
    <fieldset className="time" part="time" disabled={disabled}>
      <legend>{title}</legend>
      {timeOptions(accuracy).map((options, index) => {
        const name = parts[index] ?? "hours";
        return (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span className="sr">{text(`calendar.${name}`)}</span>
            {options.length > listMaximum ? (
              <input
                id={`${id}-${name}`}
                part="time-field"
                type="number"
                min={0}
                max={options.length - 1}
                value={moment.time === null ? "" : values[index]}
                onChange={(event) => change(index, event.currentTarget.valueAsNumber)}
              />
            ) : (
              <select
                id={`${id}-${name}`}
                part="time-field"
                value={moment.time === null ? "" : values[index]}
                onChange={(event) => change(index, Number(event.currentTarget.value))}
              >
                {moment.time === null && (
                  <option value="" hidden>
                    --
                  </option>
                )}
                {options.map((value) => (
                  <option key={value} value={value}>
                    {name === "hours" ? format.hour(value) : format.twoDigits(value)}
                  </option>
                ))}
              </select>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
