import { Icon } from "./Icon.js";
import { icons } from "./icons.js";
import { SelectList } from "./SelectList.js";
import { useSelect, type SelectChoice } from "./useSelect.js";
import { useSheet } from "./useSheet.js";
import formSheet from "./form.css" with { type: "css" };

interface SelectProps<Value extends string | number> extends SelectChoice<Value> {
  /** Floats over the chosen value. */
  readonly title: string;
  readonly part?: string;
}

/** A field with a list to choose one from, 200 px tall at most. */
export function Select<Value extends string | number>({ title, part = "select", ...choice }: SelectProps<Value>) {
  useSheet(formSheet);
  const { root, ids, label, list, buttonProps } = useSelect(choice);
  return (
    <div className="select" ref={root}>
      <button type="button" {...buttonProps} className="field" part={part}>
        <span className="field-title" id={ids.title}>
          {title}
        </span>
        <span className="field-value" id={ids.value}>
          {label}
        </span>
        <Icon icon={icons.chevronDown} />
      </button>
      {list && <SelectList title={title} list={list} />}
    </div>
  );
}
