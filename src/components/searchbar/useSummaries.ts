import { isFlightVariant } from "../../domain/settings.js";
import { nights } from "../../domain/stay-dates.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { useOriginSummary } from "../origin/useOriginSummary.js";
import { usePackagesSummary } from "../packages/usePackagesSummary.js";
import { useParticipantsSummary } from "../participants/useParticipantsSummary.js";
import { usePlaceName } from "../place/usePlaceName.js";
import { fieldTitles, fieldsOf, type FieldName } from "./fields.js";

/** The text of a field while it is closed. */
export interface FieldSummary {
  readonly name: FieldName;
  readonly title: string;
  /** Null: the placeholder shows. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** No search is possible with this value; the title explains why. */
  readonly wrong: boolean;
}

/** The text of every field of the module, in their order. */
export function useSummaries(datesForm?: DatesForm): readonly FieldSummary[] {
  const text = useText();
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  const destination = usePlaceName();
  const dates = useDatesSummary(datesForm);
  const { long: participants, exceeded } = useParticipantsSummary();
  const packages = usePackagesSummary();
  const origin = useOriginSummary();
  const values: Record<FieldName, string | null> = {
    origin: origin.value,
    destination,
    dates,
    participants,
    packages: packages ?? text("search_bar.packages_placeholder"),
  };
  return fieldsOf(flightVariant).map((name) => ({
    name,
    title: [text(fieldTitles[name]), ...(name === "participants" && exceeded ? [exceeded] : [])].join(" · "),
    value: values[name],
    placeholder: name === "participants" || name === "packages" ? "" : text(`search_bar.${name}_placeholder`),
    disabled: name === "origin" && origin.disabled,
    wrong: name === "participants" && exceeded !== null,
  }));
}

interface DatesForm {
  readonly year?: boolean;
  /** With the number of nights. */
  readonly length?: boolean;
}

/** The committed dates, or the first day of an incomplete range. */
export function useDatesSummary({ year = true, length = false }: DatesForm = {}): string | null {
  const text = useText();
  const format = useFormat();
  const { start, end } = useSearch((search) => search.stayDates);
  const pickedStart = useSearch((search) => search.pickedStart);
  if (pickedStart) return `${format.day(pickedStart, "dayMonth")} –`;
  if (!start || !end) return null;
  const range = format.dayRange(start, end, { year });
  return length ? `${range} · ${text("dates.nights", { count: nights(start, end) })}` : range;
}
