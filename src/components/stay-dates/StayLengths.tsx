import { useId } from "react";
import type { StayLength } from "../../domain/stay-length.js";
import { useText } from "../../i18n/useText.js";
import { stayLengthsModel, stayLengthsParts } from "../../models/stay-lengths.js";
import { useActions, useModel } from "../../store/useSearch.js";

interface StayLengthsProps {
  /** A phone has no room for the numbers of stays: only screen readers read them. */
  readonly brief: boolean;
}

/** The lengths of stay that are sold, one of which the days are priced for. An empty row of its height until they are known. */
export function StayLengths({ brief }: StayLengthsProps) {
  const text = useText();
  const name = useId();
  const { lengths, chosen } = useModel(stayLengthsParts, stayLengthsModel);
  if (lengths === null) return <div className="lengths" />;
  return (
    <fieldset className="lengths" part="lengths">
      <legend className="sr">{text("dates.lengths")}</legend>
      {lengths.map(({ nights, count }) => (
        <LengthChoice key={nights} group={name} length={nights} stays={count} brief={brief} isChosen={nights === chosen} />
      ))}
      <LengthChoice group={name} length="any" stays={null} brief={brief} isChosen={chosen === "any"} />
    </fieldset>
  );
}

interface LengthChoiceProps extends StayLengthsProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly length: StayLength;
  /** Null where they are not counted. */
  readonly stays: number | null;
  readonly isChosen: boolean;
}

function LengthChoice({ group, length, stays, brief, isChosen }: LengthChoiceProps) {
  const text = useText();
  const actions = useActions();
  return (
    <label className="length" part={isChosen ? "length length-on" : "length"}>
      <input
        className="sr"
        type="radio"
        name={group}
        value={length}
        checked={isChosen}
        onChange={() => actions.stayDates.chooseLength(length)}
      />
      <span>{length === "any" ? text("dates.any_length") : text("dates.nights", { count: length })}</span>
      {stays !== null && <small className={brief ? "sr" : "num"}>{` ${text("search_bar.stays", { count: stays })}`}</small>}
    </label>
  );
}
