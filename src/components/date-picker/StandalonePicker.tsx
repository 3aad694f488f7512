import { useCallback, useState } from "react";
import { PickerChoice } from "./deferred.js";
import { runsRightToLeft } from "../../calendar/locales.js";
import type { PickerValue } from "../../calendar/moment.js";
import { useText } from "../../i18n/useText.js";
import { DeferredState } from "../controls/DeferredState.js";
import { PickerField } from "./PickerField.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { useValueText } from "./usePickerTexts.js";
import { useSheet } from "../controls/useSheet.js";
import dateFieldSheet from "../calendar/date-field.css" with { type: "css" };
import { useInert } from "../controls/useInert.js";

/** A general date picker, without a search: a day, a time, both, or a range of them; in a field or on the page. */
export function StandalonePicker(props: PickerProps) {
  useSheet(dateFieldSheet);
  const { mode, label, inline, disabled, error, locale, onCommit } = props;
  const text = useText();
  const textOf = useValueText();
  const [news, setNews] = useState("");
  const commit = useCallback(
    (value: PickerValue) => {
      setNews(textOf(value));
      onCommit(value);
    },
    [textOf, onCommit],
  );
  const reachable = useInert(disabled);
  return (
    <div className="date-picker" part="date-picker" dir={runsRightToLeft(locale) ? "rtl" : undefined}>
      {inline ? (
        <>
          <div
            className="date-inline"
            role="group"
            aria-label={label || text(mode === "time" ? "calendar.time" : "calendar.date")}
            aria-disabled={disabled || undefined}
            ref={reachable}
          >
            <PickerChoice {...props} onCommit={commit} onAnnounce={setNews} standIn={(missing) => <DeferredState {...missing} />} />
          </div>
          {error && (
            <p className="inline-error" part="error" role="alert">
              {error}
            </p>
          )}
        </>
      ) : (
        <PickerField {...props} onCommit={commit} onAnnounce={setNews} />
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </div>
  );
}
