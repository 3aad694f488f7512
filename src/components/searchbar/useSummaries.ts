import { isFlightVariant } from "../../domain/settings.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { useOriginSummary } from "../origin/useOriginSummary.js";
import { usePackagesSummary } from "../packages/usePackagesSummary.js";
import { useParticipantsSummary } from "../participants/useParticipantsSummary.js";
import { usePlaceName } from "../place/usePlaceName.js";
import { fieldsOf, type FieldName } from "./fields.js";

/** A field as it reads while it is closed. */
export interface FieldSummary {
  readonly name: FieldName;
  readonly title: string;
  /** Null: the placeholder shows. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly disabled: boolean;
}

/** Every field of the module in its order, in words. */
export function useSummaries(): readonly FieldSummary[] {
  const text = useText();
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  const destination = usePlaceName();
  const dates = useDatesSummary();
  const participants = useParticipantsSummary().long;
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
    title: text(`search_bar.${name}`),
    value: values[name],
    placeholder: name === "participants" || name === "packages" ? "" : text(`search_bar.${name}_placeholder`),
    disabled: name === "origin" && origin.disabled,
  }));
}

/** The committed dates, or the first day of a range under way. */
export function useDatesSummary({ year = true }: { year?: boolean } = {}): string | null {
  const format = useFormat();
  const { start, end } = useSearch((search) => search.stayDates);
  const pickedStart = useSearch((search) => search.pickedStart);
  if (pickedStart) return `${format.day(pickedStart, "dayMonth")} –`;
  return start && end ? format.dayRange(start, end, { year }) : null;
}
