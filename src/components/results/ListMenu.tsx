import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";

interface ListMenuProps<Value extends string> {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** An explanation of the chosen option, shown below while the menu is pointed at or has the focus of the keyboard, until Escape. */
  readonly hint?: string;
  readonly part: string;
  onChange(value: Value): void;
}

/** A styled native select over the list, with the system's own popup. */
export function ListMenu<Value extends string>({ title, value, options, hint, part, onChange }: ListMenuProps<Value>) {
  const id = useId();
  const { box, dismissed, restore } = useDismissal(hint !== undefined);
  return (
    <div ref={box} className={dismissed ? "list-menu-box" : "list-menu-box explains"} onPointerLeave={restore} onBlur={restore}>
      <label className="list-menu" part={part}>
        <span className="title">{title}</span>
        <b aria-hidden="true">{options.find((option) => option.value === value)?.label}</b>
        <Icon icon={icons.chevronDown} size={16} />
        <select
          value={value}
          aria-describedby={hint ? id : undefined}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {hint && (
        <p className="menu-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Whether Escape has hidden the hint. It may be pressed anywhere: the menu is pointed at while something else has the focus. */
function useDismissal(hasHint: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!hasHint) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && box.current?.matches(":is(:hover, :has(:focus-visible))")) setDismissed(true);
    };
    window.addEventListener("keydown", dismiss);
    return () => window.removeEventListener("keydown", dismiss);
  }, [hasHint]);
  return { box, dismissed, restore: () => setDismissed(false) };
}
