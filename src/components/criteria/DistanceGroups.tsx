import ChevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import { useCallback, useId, useState } from "react";
import { isChosen } from "../../domain/chosen-ids.js";
import { idsOfGroup } from "../../domain/criteria.js";
import { criteriaGroupsByKey, type CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useFlags } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { Select } from "../controls/Select.js";
import { CheckRows } from "./CheckRows.js";
import { groupTitle, optionLabel } from "../../models/filter-labels.js";
import { filterOptions, selectableOptions, type FilterState } from "../../models/filters.js";
import { icons } from "../controls/icons.js";

/** In the order of interest: the slopes first. */
const distanceGroups = (["distanceSlopes", "distanceCityCentre", "distanceSkiSchool", "distanceShops"] as const).map(
  (key) => criteriaGroupsByKey[key],
);

/** Distances: check rows by kind, or one dropdown per kind, by flag. Each kind has one choice at most. */
export function DistanceGroups(props: FilterState) {
  const { checkboxDistance: rows } = useFlags();
  if (!rows) {
    return (
      <div className="distance-rows">
        {distanceGroups.map((group) => (
          <DistanceSelect key={group.key} group={group} {...props} />
        ))}
      </div>
    );
  }
  return distanceGroups.map((group, index) => <DistanceRows key={group.key} group={group} unfolded={index === 0} {...props} />);
}

interface DistanceRowsProps extends FilterState {
  readonly group: CriteriaGroup;
  /** Open at first; a kind with a choice always is. */
  readonly unfolded: boolean;
}

function DistanceRows({ group, unfolded, chosen, counts }: DistanceRowsProps) {
  const text = useText();
  const actions = useActions();
  const toggle = useCallback(([id = 0]: readonly number[]) => actions.criteria.replace(idsOfGroup(group), id), [actions, group]);
  const id = useId();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const open = pressed ?? (unfolded || isChosen(chosen, idsOfGroup(group)));
  return (
    <div className="distance" role="group" aria-labelledby={`${id}-title`} part="distance">
      <h4>
        <button
          type="button"
          className="fold"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-rows`}
          onClick={() => setPressed(!open)}
        >
          <span>{groupTitle(group.key, text)}</span>
          <Icon icon={open ? ChevronUp : icons.chevronDown} size={16} />
        </button>
      </h4>
      <div id={`${id}-rows`} hidden={!open}>
        <CheckRows
          options={group.options}
          chosen={chosen}
          counts={counts}
          label={(option) => optionLabel(group.key, option, text)}
          onToggle={toggle}
        />
      </div>
    </div>
  );
}

const any = 0;

function DistanceSelect({ group, ...state }: FilterState & { readonly group: CriteriaGroup }) {
  const text = useText();
  const actions = useActions();
  const { value, options } = selectableOptions(filterOptions(group.options, state, null));
  // Choosing the group's chosen id again deselects it.
  const choose = (id: number) => actions.criteria.replace(idsOfGroup(group), id === any ? (value ?? any) : id);
  return (
    <Select
      title={groupTitle(group.key, text)}
      value={value ?? any}
      options={[
        { value: any, label: text("filter.distance_any") },
        ...options.map(({ option }) => ({ value: option.ids[0] ?? any, label: optionLabel(group.key, option, text) })),
      ]}
      onChange={choose}
      onAgain={choose}
    />
  );
}
