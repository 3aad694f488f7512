import Check from "lucide/dist/esm/icons/check.mjs";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import type { SideBySide } from "./useSideBySide.js";
import { useStayName } from "./useStayName.js";

interface ColumnChoiceProps extends Pick<SideBySide, "shown"> {
  readonly compared: readonly KeptStay[];
  onToggle(key: string): void;
}

/** Which of the compared stays have a column, where not all have room. */
export function ColumnChoice({ compared, shown, onToggle }: ColumnChoiceProps) {
  const text = useText();
  const nameOf = useStayName(compared);
  return (
    <div className="column-choice" part="column-choice" role="group" aria-label={text("shortlist.side_by_side", { count: shown.length })}>
      {compared.map((stay) => {
        const isShown = shown.includes(stay);
        return (
          <button
            key={stayKey(stay)}
            type="button"
            className="column-stay"
            part={isShown ? "column-stay column-stay-on" : "column-stay"}
            aria-pressed={isShown}
            onClick={() => onToggle(stayKey(stay))}
          >
            {isShown && <Icon icon={Check} size={16} />}
            <span>{nameOf(stay)}</span>
          </button>
        );
      })}
    </div>
  );
}
