import { useState } from "react";
import type { NumericIdCount } from "../../api/shapes.js";
import { countOf, idsOfGroup, isChosen, isDisabled } from "../../domain/criteria.js";
import type { CriteriaGroup } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";

interface RoomsGroupProps {
  readonly group: CriteriaGroup;
  readonly chosen: readonly number[];
  readonly counts: readonly NumericIdCount[] | null;
}

/** Pills, one at most pressed; pressing it again deselects it. */
export function RoomsGroup({ group, chosen, counts }: RoomsGroupProps) {
  const text = useText();
  const actions = useActions();
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <div className="rooms" part="rooms">
      {group.options.map((option) => {
        const pressed = isChosen(chosen, option.ids);
        const count = countOf(counts, option.ids);
        const rooms = text("filter.room_count", { count: Number(option.key) });
        return (
          <button
            type="button"
            key={option.key}
            part="room"
            className={pressed ? "is-on" : ""}
            aria-pressed={pressed}
            aria-label={count === null ? rooms : text("filter.room_count_available", { rooms, count })}
            disabled={isDisabled(count, pressed || option.key === focused)}
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
