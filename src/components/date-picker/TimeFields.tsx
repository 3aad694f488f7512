import { useId, useState } from "react";
import type { Moment, TimeAccuracy } from "../../calendar/moment.js";
import { partsOf, timeFrom, timeOptions } from "../../calendar/time.js";
import type { TimeParts } from "../../calendar/time.js";
import { useText } from "../../i18n/useText.js";
import { useCalendarFormat } from "../calendar/calendar-format.js";
import { FieldMessage } from "../controls/FieldMessage.js";
import { useFieldMessage } from "../controls/useFieldMessage.js";
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
        const value = moment.time === null ? null : (values[index] ?? null);
        return options.length > listMaximum ? (
          <NumberField
            key={name}
            name={text(`calendar.${name}`)}
            value={value}
            maximum={options.length - 1}
            onChange={(next) => change(index, next)}
          />
        ) : (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span className="sr">{text(`calendar.${name}`)}</span>
            <select
              id={`${id}-${name}`}
              part="time-field"
              value={value ?? ""}
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
          </label>
        );
      })}
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly value: number | null;
  readonly maximum: number;
  onChange(value: number): void;
}

/** A part of a time that is typed. What cannot be a value is put back when the field is left, with a message. */
function NumberField({ name, value, maximum, onChange }: NumberFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const [refused, setRefused] = useState(false);
  const said = text("calendar.whole_number", { field: name, maximum, ...(value === null ? { context: "none" } : { value }) });
  const { describedBy, ...messageProps } = useFieldMessage(refused ? said : null);
  const fits = (number: number) => Number.isInteger(number) && number >= 0 && number <= maximum;
  return (
    <>
      <label>
        <span className="sr">{name}</span>
        <input
          part="time-field"
          type="number"
          min={0}
          max={maximum}
          value={draft ?? value ?? ""}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setRefused(false);
            if (fits(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber);
          }}
          onFocus={() => {
            messageProps.onFocus();
            setBefore(value);
          }}
          onBlur={({ currentTarget }) => {
            messageProps.onBlur();
            const isBlank = value === null && currentTarget.value === "" && !currentTarget.validity.badInput;
            const isRefused = draft !== null && !isBlank && !fits(currentTarget.valueAsNumber);
            if (isRefused && before !== null) onChange(before);
            setRefused(isRefused);
            setDraft(null);
          }}
        />
      </label>
      <FieldMessage {...messageProps} />
    </>
  );
}
