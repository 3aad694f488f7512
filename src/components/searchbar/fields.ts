import CalendarDays from "lucide-react/icons/calendar-days";
import MapPin from "lucide-react/icons/map-pin";
import Navigation from "lucide-react/icons/navigation";
import Users from "lucide-react/icons/users";
import type { IconShape } from "../controls/Icon.js";
import { SkiPass } from "../controls/glyphs.js";

/** The pieces of the search module, by the names their surfaces have in `ski-open` and `ski-close`. */
export type FieldName = "origin" | "destination" | "dates" | "participants" | "packages";

/** A field that is a button with a panel of its own; the destination is typed in place. */
export type PressedField = Exclude<FieldName, "destination">;

/** What is open: a field, the index of the mobile flow, or nothing. */
export type OpenSurface = FieldName | "index" | null;

const standardFields: readonly FieldName[] = ["destination", "dates", "participants", "packages"];

/** The fields in their order; the origin belongs to the flight variant. */
export function fieldsOf(flightVariant: boolean): readonly FieldName[] {
  return flightVariant ? ["origin", ...standardFields] : standardFields;
}

export const fieldIcons: Readonly<Record<FieldName, IconShape>> = {
  origin: Navigation,
  destination: MapPin,
  dates: CalendarDays,
  participants: Users,
  packages: SkiPass,
};

/** The field that a choice leads on to; null when the choice ends where it was made. */
export function nextField(field: FieldName, fields: readonly FieldName[]): FieldName | null {
  const leadsOn = field === "origin" || field === "destination" || field === "dates";
  return leadsOn ? (fields[fields.indexOf(field) + 1] ?? null) : null;
}
