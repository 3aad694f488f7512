import { useState } from "react";
import { idsOfGroup } from "../../domain/criteria.js";
import type { CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { filterOptions, type FilterState } from "../../models/filters.js";
import { useActions } from "../../store/useSearch.js";

interface RoomsGroupProps extends FilterState {
  readonly group: CriteriaGroup;
}

/** Pills, one at most pressed; pressing it again deselects it. */
export function RoomsGroup({ group, ...state }: RoomsGroupProps) {
  const text = useText();
  const actions = useActions();
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <div className="rooms" part="rooms">
      {filterOptions(group.options, state, focused).map(({ option, checked, count, disabled }) => {
        const rooms = text("filter.room_count", { count: Number(option.key) });
        return (
          <button
            type="button"
            key={option.key}
            part="room"
            className={checked ? "is-on" : ""}
            aria-pressed={checked}
            aria-label={count === null ? rooms : text("filter.room_count_available", { rooms, count })}
            disabled={disabled}
            onFocus={() => setFocused(option.key)}
            onBlur={() => setFocused(null)}
            onClick={() => actions.criteria.replace(idsOfGroup(group), option.ids[0] ?? 0)}
          >
            {option.key}
          </button>
        );
      })}
    </div>
  );
}
