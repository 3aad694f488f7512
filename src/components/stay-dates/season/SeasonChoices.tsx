import { useId } from "react";
import { markets } from "../../../domain/markets.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { maximaOf, type Narrowing } from "../../../models/season.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { Select } from "../../controls/Select.js";
import { ZoneRadios } from "../SchoolZones.js";
import { useHolidayName } from "./useHolidayName.js";
import type { Season } from "./useSeason.js";

/** What narrows the starts: months, holidays, the zone of the holidays, and a maximum total. */
export function SeasonChoices({ model, narrow }: Pick<Season, "model" | "narrow">) {
  const text = useText();
  const name = useId();
  const [holidays, months] = [model.narrowings.filter(isOfHoliday), model.narrowings.filter((one) => !isOfHoliday(one))];
  return (
    <div className="season-choices">
      <fieldset className="narrowings" part="narrowings">
        <legend className="sr">{text("season.when")}</legend>
        {[months, holidays].map(
          (row, index) =>
            row.length > 0 && (
              <div key={index} className="narrowing-row">
                {row.map((one) => (
                  <NarrowingChoice key={one.id} group={name} narrowing={one} isChosen={one === model.narrowing} narrow={narrow} />
                ))}
              </div>
            ),
        )}
      </fieldset>
      <div className="season-limits">
        <Zones model={model} />
        <Maximum model={model} />
      </div>
    </div>
  );
}

const isOfHoliday = ({ kind }: Narrowing) => kind === "holiday";

interface NarrowingChoiceProps extends Pick<Season, "narrow"> {
  /** Name of the radio group. */
  readonly group: string;
  readonly narrowing: Narrowing;
  readonly isChosen: boolean;
}

function NarrowingChoice({ group, narrowing: { id, ...narrowing }, isChosen, narrow }: NarrowingChoiceProps) {
  const text = useText();
  const format = useFormat();
  const holidayName = useHolidayName();
  const label =
    narrowing.kind === "holiday"
      ? holidayName(narrowing.holiday)
      : narrowing.kind === "month"
        ? format.monthName(id)
        : text("season.any_date");
  return (
    <label className="length" part={isChosen ? "narrowing narrowing-on" : "narrowing"}>
      <input className="sr" type="radio" name={group} value={id} checked={isChosen} onChange={() => narrow(id)} />
      <span className="capital">{label}</span>
    </label>
  );
}

function Zones({ model: { zones } }: Pick<Season, "model">) {
  const text = useText();
  const actions = useActions();
  const { schoolZones } = markets[useSearch((search) => search.settings.locale)];
  if (schoolZones.length === 0) return null;
  const [zone, ...others] = zones;
  return (
    <div className="season-zones">
      <span aria-hidden="true">{text("zones.title")}</span>
      <ZoneRadios
        zones={schoolZones}
        zone={zone !== undefined && others.length === 0 ? zone : null}
        choose={(next) => actions.stayDates.chooseZone(next)}
      />
    </div>
  );
}

/** The maximum of the search's budget, which the results have too. */
function Maximum({ model: { stays } }: Pick<Season, "model">) {
  const text = useText();
  const format = useFormat();
  const actions = useActions();
  const { max } = useSearch((search) => search.budget);
  const currency = useSearch((search) => search.settings.currency);
  const none = 0;
  const amounts = maximaOf(stays, max).map((value) => ({ value, label: text("season.up_to", { price: format.money(value, currency) }) }));
  return (
    <Select
      title={text("season.max")}
      part="season-max"
      value={max ?? none}
      options={[{ value: none, label: text("season.no_max") }, ...amounts]}
      onChange={(value) => (value === none ? actions.budget.clear("max") : actions.budget.set({ max: value }))}
    />
  );
}
