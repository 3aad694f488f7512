import { useEffect, useRef } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { daysValue, writeValue } from "../../calendar/value.js";
import { useSearch } from "../../store/useSearch.js";
import { DateField } from "../calendar/DateField.js";
import { useNarrow } from "../calendar/useNarrow.js";
import { useHost } from "../controls/host.js";
import { useDatesOpen } from "./useDatesOpen.js";
import { StayDatesPanel } from "./StayDatesPanel.js";
import { useSheet } from "../controls/useSheet.js";
import dateFieldSheet from "../calendar/date-field.css" with { type: "css" };

export interface StayDatesPickerProps {
  /** The months are always shown, without a field that opens them. */
  readonly inline?: boolean;
}

/** The search's dates on their own: a field that opens the months, or the months inline. */
export function StayDatesPicker({ inline = false }: StayDatesPickerProps) {
  useSheet(dateFieldSheet);
  const text = useText();
  const format = useFormat();
  const [open, setOpen] = useDatesOpen("picker");
  const { start, end } = useSearch((search) => search.stayDates);
  const layout = useNarrow() ? "list" : "columns";
  useDateChange();

  if (inline) {
    return (
      <div className="date-inline">
        <StayDatesPanel layout={layout} onDone={() => undefined} inPlace />
      </div>
    );
  }
  return (
    <DateField
      title={text("dates.title")}
      placeholder={text("dates.placeholder")}
      value={start !== null && end !== null ? format.dayRange(start, end) : ""}
      open={open}
      onOpenChange={setOpen}
    >
      <StayDatesPanel layout={layout} onDone={() => setOpen(false)} />
    </DateField>
  );
}

/** Fires `ski-date-change` for each range that the search commits after the first render. */
function useDateChange(): void {
  const host = useHost();
  const value = writeValue(daysValue(useSearch((search) => search.stayDates)));
  const reported = useRef(value);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    host.dispatch("ski-date-change", { value });
  }, [host, value]);
}
