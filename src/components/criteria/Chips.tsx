import X from "lucide/dist/esm/icons/x.mjs";
import { memo } from "react";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { useLasting } from "../controls/useLasting.js";
import { removeChoice, useChoiceLabel, useChoices } from "./useChoices.js";
import { useSheet } from "../controls/useSheet.js";
import chipSheet from "../controls/chip.css" with { type: "css" };
import criteriaSheet from "./criteria.css" with { type: "css" };

/** The active choices, each removable, and a button that removes them all. Grey while counts load. */
export const Chips = memo(function Chips() {
  useSheet(chipSheet);
  useSheet(criteriaSheet);
  const text = useText();
  const actions = useActions();
  const choices = useChoices();
  const labelOf = useChoiceLabel();
  const budget = useSearch((search) => search.budget);
  const waiting = useLasting(useSearch((search) => search.counts.status === "loading"));
  if (choices.length === 0) return null;
  return (
    <div className={waiting ? "chips is-waiting" : "chips"} part="chips" role="group" aria-label={text("filter.active")} data-next-focus="">
      {choices.map((choice) => {
        const label = labelOf(choice);
        return (
          <button
            type="button"
            className="chip"
            part="chip"
            key={`${choice.group}-${choice.key}`}
            aria-label={text("filter.remove", { choice: label })}
            onClick={() => removeChoice(choice, budget, actions)}
          >
            <span>{label}</span>
            <Icon icon={X} size={16} />
          </button>
        );
      })}
      <TextButton part="reset" onClick={() => actions.criteria.reset()}>
        {text("results.reset")}
      </TextButton>
    </div>
  );
});
