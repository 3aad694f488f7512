import { useId } from "react";
import type { SchoolZone } from "../../domain/school-zones.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { SchoolZoneChoice } from "./useSchoolZone.js";

/** The zones of the school holidays, and the holidays of the chosen one in view. */
export function SchoolZones({ holidays, ...choice }: SchoolZoneChoice) {
  const text = useText();
  const format = useFormat();
  return (
    <div className="holidays">
      <ZoneRadios {...choice} />
      <ul className="holiday-names" part="holidays">
        {holidays.map((holiday) => (
          <li key={holiday.start}>
            <span>{text(`zones.holidays.${holiday.name}`)}</span>{" "}
            <span className="when">{format.dayRange(holiday.start, holiday.end, { year: false })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ZoneRadiosProps {
  readonly zones: readonly SchoolZone[];
  readonly zone: SchoolZone | null;
  choose(zone: SchoolZone | null): void;
}

/** A choice of one zone. A press on the chosen zone shows none again. */
export function ZoneRadios({ zones, zone: chosen, choose }: ZoneRadiosProps) {
  const text = useText();
  const name = useId();
  // One stop of the Tab key, which not every browser makes of radios of which none is chosen.
  const stop = zones.find((zone) => zone === chosen) ?? zones[0];
  return (
    <fieldset className="segments zones" part="zones">
      <legend className="sr">{text("zones.title")}</legend>
      {zones.map((zone) => (
        <label key={zone} className={`segment-choice zone zone-${zone}`} part="zone">
          <input
            className="sr"
            type="radio"
            name={name}
            value={zone}
            checked={zone === chosen}
            tabIndex={zone === stop ? 0 : -1}
            onChange={() => choose(zone)}
            onClick={() => zone === chosen && choose(null)}
          />
          <i aria-hidden="true" />
          <span>{text(`zones.${zone}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
