import Check from "lucide/dist/esm/icons/check.mjs";
import { Icon } from "./Icon.js";
import type { useSelect } from "./useSelect.js";
import { useSheet } from "./useSheet.js";
import listboxSheet from "./listbox.css" with { type: "css" };

type OpenList = NonNullable<ReturnType<typeof useSelect>["list"]>;

/** The open list of a select, below its button. */
export function SelectList({ title, list: { ids, options, at, chosen, onChoose } }: { readonly title: string; readonly list: OpenList }) {
  useSheet(listboxSheet);
  return (
    <ul className="listbox" part="listbox" role="listbox" id={ids.list} aria-label={title}>
      {options.map(({ value, label, hint }, index) => (
        <li
          key={value}
          id={ids.option(index)}
          role="option"
          aria-selected={index === chosen}
          className={index === at ? "is-at" : ""}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span>
            <span>{label}</span>
            {hint !== undefined && <small>{hint}</small>}
          </span>
          {index === chosen && <Icon icon={Check} size={16} />}
        </li>
      ))}
    </ul>
  );
}
