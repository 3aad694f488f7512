import { Icon } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";
import { SelectList } from "../controls/SelectList.js";
import { useSelect, type SelectChoice } from "../controls/useSelect.js";

interface ListMenuProps<Value extends string> extends SelectChoice<Value> {
  readonly title: string;
  readonly part: string;
}

/** A choice over the list, in one line until it is opened. */
export function ListMenu<Value extends string>({ title, part, ...choice }: ListMenuProps<Value>) {
  const { root, ids, label, list, buttonProps } = useSelect(choice);
  return (
    <div className="list-menu-box" ref={root}>
      <button type="button" {...buttonProps} className="list-menu" part={part}>
        <span className="title" id={ids.title}>
          {title}
        </span>
        <b id={ids.value}>{label}</b>
        <Icon icon={icons.chevronDown} size={16} />
      </button>
      {list && <SelectList title={title} list={list} />}
    </div>
  );
}
