import { useId } from "react";
import { useText } from "../../../i18n/useText.js";

const zones = ["a", "b", "c"] as const;

/** The zones of the French school holidays. A choice here changes neither the search nor its calls. */
export function SchoolZones() {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="zones" part="zones">
      <legend className="sr">{text("zones.title")}</legend>
      {zones.map((zone) => (
        <label key={zone} className={`zone zone-${zone}`} part="zone">
          <input className="sr" type="radio" name={name} value={zone} />
          <i aria-hidden="true" />
          {text(`zones.${zone}`)}
        </label>
      ))}
    </fieldset>
  );
}
