import ChevronUp from "lucide/dist/esm/icons/chevron-up.mjs";
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { CriteriaOption } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { filterOptions, firstOptions, type FilterState } from "../../models/filters.js";
import { TextButton } from "../controls/Button.js";
import { Checkbox } from "../controls/Checkbox.js";
import { Icon, type IconShape } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";

interface CheckRowsProps extends FilterState {
  readonly options: readonly CriteriaOption[];
  /** Number of rows shown at first; others are hidden behind a link, unless they are chosen. */
  readonly shownFirst?: number;
  label(option: CriteriaOption): string;
  icon?(option: CriteriaOption): IconShape;
  /** Memoised, so that a row renders again only when it changes. */
  onToggle(ids: readonly number[]): void;
}

/** Check rows with their counts. */
export function CheckRows({ options, chosen, counts, shownFirst = Infinity, label, icon, onToggle }: CheckRowsProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  // A row keeps the focus, whatever its press has changed.
  const [focused, setFocused] = useState<string | null>(null);
  const rows = filterOptions(options, { chosen, counts }, focused);
  const shown = all ? rows : firstOptions(rows, shownFirst, focused);
  const { foot, reveal } = useFocusOnRevealed(all);
  return (
    <>
      {shown.map(({ option, checked, count, disabled }) => (
        <CheckRow
          key={option.key}
          name={option.key}
          ids={option.ids}
          label={label(option)}
          icon={icon?.(option)}
          checked={checked}
          disabled={disabled}
          count={count}
          onToggle={onToggle}
          onFocused={setFocused}
        />
      ))}
      {options.length > shownFirst && (
        <p className="filters-more" ref={foot}>
          <TextButton
            aria-expanded={all}
            onClick={() => {
              if (!all) reveal(rows.findIndex((row) => !shown.includes(row)));
              setAll(!all);
            }}
          >
            <span>{text(all ? "filter.fewer_amenities" : "filter.all_amenities")}</span>
            <Icon icon={all ? ChevronUp : icons.chevronDown} size={16} />
          </TextButton>
        </p>
      )}
    </>
  );
}

/** The rows that appear push their button down: the first of them gets the focus. */
function useFocusOnRevealed(all: boolean) {
  const foot = useRef<HTMLParagraphElement>(null);
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!all || from.current === null) return;
    const boxes = [...(foot.current?.parentElement?.querySelectorAll("input") ?? [])];
    boxes
      .slice(from.current)
      .find(({ disabled }) => !disabled)
      ?.focus();
    from.current = null;
  }, [all]);
  return {
    foot,
    reveal(first: number) {
      from.current = first;
    },
  };
}

interface CheckRowProps extends Pick<CheckRowsProps, "onToggle"> {
  readonly name: string;
  readonly ids: readonly number[];
  readonly label: string;
  readonly icon: IconShape | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly count: number | null;
  onFocused(name: string | null): void;
}

const CheckRow = memo(function CheckRow({ name, ids, label, icon, checked, disabled, count, onToggle, onFocused }: CheckRowProps) {
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      count={count}
      onChange={() => onToggle(ids)}
      onFocus={() => onFocused(name)}
      onBlur={() => onFocused(null)}
    >
      {icon && <Icon icon={icon} size={16} />}
      <span>{label}</span>
    </Checkbox>
  );
});

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
        <span>{title}</span>
        {hint && <small>{hint}</small>}
      </h3>
      {children}
    </div>
  );
}
