import { memo, useCallback, useId, useState } from "react";
import type { NumericIdCount } from "../../api/shapes.js";
import { countOf, idsOfGroup, isChosen, isDisabled } from "../../domain/criteria.js";
import type { CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { Count } from "../controls/Count.js";
import { Stars } from "../controls/Rating.js";
import { optionLabel } from "./labels.js";

interface RankingGroupProps {
  readonly group: CriteriaGroup;
  readonly chosen: readonly number[];
  readonly counts: readonly NumericIdCount[] | null;
}

/** Radios by class stars; unlike with native ones, pressing the chosen one deselects it. */
export function RankingGroup({ group, chosen, counts }: RankingGroupProps) {
  const text = useText();
  const actions = useActions();
  const name = useId();
  const [focused, setFocused] = useState<number | null>(null);
  const toggle = useCallback((id: number) => actions.criteria.replace(idsOfGroup(group), id), [actions, group]);
  return (
    <div role="radiogroup" aria-label={text("filter.ranking")} part="ranking">
      {group.options.map((option) => (
        <RankingRow
          key={option.key}
          name={name}
          id={option.ids[0] ?? 0}
          stars={Number(option.key)}
          label={optionLabel("ranking", option, text)}
          checked={isChosen(chosen, option.ids)}
          focused={focused !== null && option.ids.includes(focused)}
          count={countOf(counts, option.ids)}
          onToggle={toggle}
          onFocused={setFocused}
        />
      ))}
    </div>
  );
}

interface RankingRowProps {
  readonly name: string;
  readonly id: number;
  readonly stars: number;
  readonly label: string;
  readonly checked: boolean;
  /** It is not disabled before it is left. */
  readonly focused: boolean;
  readonly count: number | null;
  onToggle(id: number): void;
  onFocused(id: number | null): void;
}

const RankingRow = memo(function RankingRow({ name, id, stars, label, checked, focused, count, onToggle, onFocused }: RankingRowProps) {
  return (
    <label className="pick" part="radio">
      <span className="check radio">
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={isDisabled(count, checked || focused)}
          onFocus={() => onFocused(id)}
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
