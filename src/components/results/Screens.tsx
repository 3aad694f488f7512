import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import type { ReactNode } from "react";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { choiceLabel } from "../criteria/labels.js";
import { removeChoice, useChoices } from "../criteria/useChoices.js";
import { LazyIllustration } from "./LazyIllustration.js";

interface ScreenProps {
  readonly illustration: "signpost" | "fog" | "skis";
  readonly title: string;
  readonly sentence: string;
  readonly part: string;
  readonly children: ReactNode;
}

/** An illustration, one sentence and the one useful action. */
function Screen({ illustration, title, sentence, part, children }: ScreenProps) {
  return (
    <div className="screen" part={`screen ${part}`}>
      <LazyIllustration kind={illustration} standIn={() => <span className="art" />} />
      <div className="say">
        <h3>{title}</h3>
        <p>{sentence}</p>
        <div className="acts">{children}</div>
      </div>
    </div>
  );
}

/** No stay matches: offers to remove the latest filter, or other dates when there is none. */
export function EmptyScreen() {
  const text = useText();
  const { money } = useFormat();
  const actions = useActions();
  const choices = useChoices();
  const budget = useSearch((search) => search.budget);
  const last = choices.at(-1);
  if (!last) {
    return (
      <Screen illustration="signpost" part="empty" title={text("results.no_matches")} sentence={text("results.none_for_search")}>
        <Button variant="primary" onClick={() => actions.stayDates.open(true)}>
          {text("results.change_dates")}
        </Button>
      </Screen>
    );
  }
  return (
    <Screen illustration="signpost" part="empty" title={text("results.no_matches")} sentence={text("results.none_match_criteria")}>
      <Button variant="primary" onClick={() => removeChoice(last, budget, actions)}>
        {text("results.remove", { choice: choiceLabel(last, budget, text, money) })}
      </Button>
      <TextButton part="reset" onClick={() => actions.criteria.reset()}>
        {text("results.reset")}
      </TextButton>
    </Screen>
  );
}

/** The request timed out; the page is reloaded, and its address keeps the choices. */
export function TimeoutScreen() {
  const text = useText();
  return (
    <Screen illustration="fog" part="timeout" title={text("results.timeout")} sentence={text("results.timeout_text")}>
      <TextButton part="reload" onClick={() => location.reload()}>
        <Icon icon={RotateCw} size={16} />
        {text("results.reload")}
      </TextButton>
    </Screen>
  );
}

/** The list failed to load. A file of the library that failed again may need a new page: some browsers keep the failure until then. */
export function FailedScreen() {
  const text = useText();
  const actions = useActions();
  const fileFailedAgain = useSearch((search) => search.products.fileFailures > 1);
  return (
    <Screen illustration="skis" part="failed" title={text("results.failed")} sentence={text("results.failed_text")}>
      <Button variant="primary" icon={RotateCw} part="retry" onClick={() => actions.results.retry()}>
        {text("results.retry")}
      </Button>
      {fileFailedAgain && (
        <TextButton part="reload-page" onClick={() => location.reload()}>
          {text("common.reload_page")}
        </TextButton>
      )}
    </Screen>
  );
}
