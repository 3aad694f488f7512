import { useId } from "react";
import { Icon, type IconShape } from "./Icon.js";
import { useSheet } from "./useSheet.js";
import segmentsSheet from "./segments.css" with { type: "css" };

interface ViewOption<Name extends string> {
  readonly name: Name;
  readonly icon?: IconShape;
  readonly label: string;
  /** How much the view has. */
  readonly count?: number;
}

interface ViewsProps<Name extends string> {
  readonly legend: string;
  readonly options: readonly ViewOption<Name>[];
  readonly chosen: Name;
  /** Of the group and of one view: the chosen one has `-on` behind it too. */
  readonly parts: readonly [group: string, view: string];
  onChange(name: Name): void;
}

/** The views of one panel, of which one is shown. */
export function Views<Name extends string>({ legend, options, chosen, parts: [group, view], onChange }: ViewsProps<Name>) {
  useSheet(segmentsSheet);
  const radio = useId();
  return (
    <fieldset className="segments views" part={group}>
      <legend className="sr">{legend}</legend>
      {options.map(({ name, icon, label, count }) => (
        <label key={name} className="segment-choice" part={name === chosen ? `${view} ${view}-on` : view}>
          <input className="sr" type="radio" name={radio} value={name} checked={name === chosen} onChange={() => onChange(name)} />
          {icon && <Icon icon={icon} />}
          <span>{label}</span>
          {count !== undefined && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
