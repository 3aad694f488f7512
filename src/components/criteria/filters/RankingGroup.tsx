import { useId } from "react";
import type { NumericIdCount } from "../../../api/contract.js";
import { countOf, idsOfGroup, isChosen, isDisabled } from "../../../domain/criteria.js";
import type { CriteriaGroup } from "../../../domain/criteria-table.js";
import { useText } from "../../../i18n/useText.js";
import { useActions } from "../../../store/useSearch.js";
import { Count } from "../../controls/Count.js";
import { Stars } from "../../controls/Rating.js";
import { optionLabel } from "../labels.js";

interface RankingGroupProps {
  readonly group: CriteriaGroup;
  readonly chosen: readonly number[];
  readonly counts: readonly NumericIdCount[] | null;
  readonly waiting: boolean;
}

/** Radios by class stars; unlike with native ones, pressing the chosen one deselects it. */
export function RankingGroup({ group, chosen, counts, waiting }: RankingGroupProps) {
  const text = useText();
  const actions = useActions();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={text("filter.ranking")} part="ranking">
      {group.options.map((option) => {
        const checked = isChosen(chosen, option.ids);
        const count = countOf(counts, option.ids);
        return (
          <label className="pick" part="radio" key={option.key}>
            <span className="check radio">
              <input
                type="radio"
                name={name}
                checked={checked}
                disabled={isDisabled(count, checked)}
                onChange={() => undefined}
                onClick={() => actions.criteria.replace(idsOfGroup(group), option.ids[0] ?? 0)}
              />
            </span>
            <span className="grow">
              <Stars count={Number(option.key)} label={optionLabel("ranking", option, text)} />
            </span>
            <Count count={count} waits={waiting} />
          </label>
        );
      })}
    </div>
  );
}
