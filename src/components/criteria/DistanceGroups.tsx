import type { NumericIdCount } from "../../api/contract.js";
import { countOf, idsOfGroup, isChosen, isDisabled } from "../../domain/criteria.js";
import { criteriaGroups, type CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Select } from "../controls/Select.js";
import { CheckRows } from "./CheckRows.js";
import { groupTitle, optionLabel } from "./labels.js";

/** In the order in which people ask: the slopes first. */
const distanceKeys = ["distanceSlopes", "distanceCityCentre", "distanceSkiSchool", "distanceShops"];
const distanceGroups = distanceKeys.flatMap((key) => criteriaGroups.filter((group) => group.key === key));

interface DistanceGroupsProps {
  readonly chosen: readonly number[];
  readonly counts: readonly NumericIdCount[] | null;
  readonly waiting: boolean;
}

/** How far things are: check rows by kind, or one dropdown a kind, by flag. Each kind holds one choice at most. */
export function DistanceGroups(props: DistanceGroupsProps) {
  const rows = useSearch((search) => search.flags.checkboxDistance);
  const text = useText();
  if (!rows) {
    return (
      <div className="distance-rows">
        {distanceGroups.map((group) => (
          <DistanceSelect key={group.key} group={group} {...props} />
        ))}
      </div>
    );
  }
  return distanceGroups.map((group) => (
    <div key={group.key} role="group" aria-label={groupTitle(group.key, text)} part="distance">
      <h4 className="sub">{groupTitle(group.key, text)}</h4>
      <DistanceRows group={group} {...props} />
    </div>
  ));
}

function DistanceRows({ group, chosen, counts, waiting }: DistanceGroupsProps & { readonly group: CriteriaGroup }) {
  const text = useText();
  const actions = useActions();
  return (
    <CheckRows
      options={group.options}
      chosen={chosen}
      counts={counts}
      waiting={waiting}
      label={(option) => optionLabel(group.key, option, text)}
      onToggle={(option) => actions.criteria.replace(idsOfGroup(group), option.ids[0] ?? 0)}
    />
  );
}

const any = 0;

function DistanceSelect({ group, chosen, counts }: DistanceGroupsProps & { readonly group: CriteriaGroup }) {
  const text = useText();
  const actions = useActions();
  const value = group.options.find((option) => isChosen(chosen, option.ids))?.ids[0] ?? any;
  const offered = group.options.filter((option) => !isDisabled(countOf(counts, option.ids), isChosen(chosen, option.ids)));
  const choose = (id: number) => actions.criteria.replace(idsOfGroup(group), id === any ? value : id);
  return (
    <Select
      title={groupTitle(group.key, text)}
      value={value}
      options={[
        { value: any, label: text("filter.distance_any") },
        ...offered.map((option) => ({ value: option.ids[0] ?? any, label: optionLabel(group.key, option, text) })),
      ]}
      onChange={choose}
    />
  );
}
