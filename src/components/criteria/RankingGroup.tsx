import { memo, useCallback, useId, useState } from "react";
import { idsOfGroup } from "../../domain/criteria.js";
import type { CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { Count } from "../controls/Count.js";
import { Stars } from "../controls/Rating.js";
import { optionLabel } from "../../models/filter-labels.js";
import { filterOptions, type FilterState } from "../../models/filters.js";

interface RankingGroupProps extends FilterState {
  readonly group: CriteriaGroup;
}

/** Radios by class stars; unlike with native ones, pressing the chosen one deselects it. */
export function RankingGroup({ group, ...state }: RankingGroupProps) {
  const text = useText();
  const actions = useActions();
  const name = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const toggle = useCallback((id: number) => actions.criteria.replace(idsOfGroup(group), id), [actions, group]);
  const options = filterOptions(group.options, state, focused);
  // One stop of the Tab key, which not every browser makes of radios of which none is chosen.
  const stop =
    options.find(({ option, checked }) => (focused === null ? checked : option.key === focused)) ??
    options.find(({ disabled }) => !disabled);
  return (
    <div role="radiogroup" aria-label={text("filter.ranking")} part="ranking">
      {options.map(({ option, checked, count, disabled }) => (
        <RankingRow
          key={option.key}
          name={name}
          option={option.key}
          id={option.ids[0] ?? 0}
          stars={Number(option.key)}
          label={optionLabel("ranking", option, text)}
          checked={checked}
          disabled={disabled}
          count={count}
          isStop={option === stop?.option}
          onToggle={toggle}
          onFocused={setFocused}
        />
      ))}
    </div>
  );
}

interface RankingRowProps {
  readonly name: string;
  /** Key of the option. */
  readonly option: string;
  readonly id: number;
  readonly stars: number;
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly count: number | null;
  readonly isStop: boolean;
  onToggle(id: number): void;
  onFocused(option: string | null): void;
}

const RankingRow = memo(function RankingRow({
  name,
  option,
  id,
  stars,
  label,
  checked,
  disabled,
  count,
  isStop,
  onToggle,
  onFocused,
}: RankingRowProps) {
  return (
    <label className="pick" part="radio">
      <span className="check radio">
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          tabIndex={isStop ? 0 : -1}
          onFocus={() => onFocused(option)}
          onBlur={() => onFocused(null)}
          onChange={() => undefined}
          onClick={() => onToggle(id)}
          // Space presses only a radio that is not chosen yet.
          onKeyDown={(event) => {
            if (event.key !== " " || !checked) return;
            event.preventDefault();
            onToggle(id);
          }}
        />
      </span>
      <span className="grow">
        <Stars count={stars} label={label} />
      </span>
      <Count count={count} />
    </label>
  );
});
