import ChevronUp from "lucide-react/icons/chevron-up";
import { useState, type ReactNode } from "react";
import { countOf, isChosen, isDisabled } from "../../../domain/criteria.js";
import type { CriteriaOption } from "../../../domain/criteria-table.js";
import type { NumericIdCount } from "../../../api/contract.js";
import { useText } from "../../../i18n/useText.js";
import { TextButton } from "../../controls/Button.js";
import { Checkbox } from "../../controls/Checkbox.js";
import { Icon } from "../../controls/Icon.js";
import { icons } from "../../controls/icons.js";

interface CheckRowsProps {
  readonly options: readonly CriteriaOption[];
  readonly chosen: readonly number[];
  readonly counts: readonly NumericIdCount[] | null;
  readonly waiting: boolean;
  /** The others are hidden behind a link, unless they are chosen. */
  readonly shownFirst?: number;
  label(option: CriteriaOption): ReactNode;
  onToggle(option: CriteriaOption): void;
}

/** Check rows with their counts. */
export function CheckRows({ options, chosen, counts, waiting, shownFirst = Infinity, label, onToggle }: CheckRowsProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, index) => index < shownFirst || isChosen(chosen, option.ids));
  return (
    <>
      {shown.map((option) => {
        const checked = isChosen(chosen, option.ids);
        const count = countOf(counts, option.ids);
        return (
          <Checkbox
            key={option.key}
            checked={checked}
            disabled={isDisabled(count, checked)}
            count={count}
            countWaits={waiting}
            onChange={() => onToggle(option)}
          >
            {label(option)}
          </Checkbox>
        );
      })}
      {options.length > shownFirst && (
        <p className="filters-more">
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {text(all ? "filter.fewer_amenities" : "filter.all_amenities")}
            <Icon icon={all ? ChevronUp : icons.chevronDown} size={16} />
          </TextButton>
        </p>
      )}
    </>
  );
}

interface FilterProps {
  readonly title: string;
  readonly hint?: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** One block of the sidebar. */
export function Filter({ title, hint, part = "filter", children }: FilterProps) {
  return (
    <div className="filter" part={part} role="group" aria-label={title}>
      <h3 className="filter-title">
        {title}
        {hint && <small>{hint}</small>}
      </h3>
      {children}
    </div>
  );
}
