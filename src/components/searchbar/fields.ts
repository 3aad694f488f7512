import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Navigation from "lucide/dist/esm/icons/navigation.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import type { IconShape } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";

/** The fields of the search module, by the names of their surfaces in `ski-open` and `ski-close`. */
export type FieldName = "origin" | "destination" | "dates" | "participants" | "packages";

/** A field that is a button with a panel; the destination is an input. */
export type PressedField = Exclude<FieldName, "destination">;

/** What is open: a field, the index of the mobile flow, or nothing. */
export type OpenSurface = FieldName | "index" | null;

const standardFields: readonly FieldName[] = ["destination", "dates", "participants", "packages"];

/** The fields in their order; only the flight variant has an origin. */
export function fieldsOf(flightVariant: boolean): readonly FieldName[] {
  return flightVariant ? ["origin", ...standardFields] : standardFields;
}

/** The keys of the fields' titles. */
export const fieldTitles = {
  origin: "search_bar.origin",
  destination: "search_bar.destination",
  dates: "search_bar.dates",
  participants: "search_bar.participants",
  packages: "search_bar.packages",
} as const satisfies Readonly<Record<FieldName, string>>;

export const fieldIcons: Readonly<Record<FieldName, IconShape>> = {
  origin: Navigation,
  destination: icons.mapPin,
  dates: CalendarDays,
  participants: Users,
  packages: icons.skiPass,
};

/** The field that gets the focus after a choice; null where the focus stays. */
export function nextField(field: FieldName, fields: readonly FieldName[]): FieldName | null {
  const hasNext = field === "origin" || field === "destination" || field === "dates";
  return hasNext ? (fields[fields.indexOf(field) + 1] ?? null) : null;
}
