import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useEffect, type ReactNode } from "react";
import { useText } from "../../i18n/useText.js";
import { onOnline } from "../../platform/page-lifecycle.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { failureTexts } from "./failure-texts.js";
import { Illustration } from "./Illustration.js";
import { useFailureCause } from "./useFailureCause.js";

interface ScreenProps {
  readonly illustration: "signpost" | "fog" | "skis";
  readonly title: string;
  readonly sentence: ReactNode;
  readonly part: string;
  readonly children: ReactNode;
}

/** An illustration, one sentence and the one useful action. */
export function Screen({ illustration, title, sentence, part, children }: ScreenProps) {
  return (
    <div className="screen" part={`screen ${part}`}>
      <Illustration kind={illustration} />
      <div className="say">
        <h3>{title}</h3>
        <p>{sentence}</p>
        <div className="acts">{children}</div>
      </div>
    </div>
  );
}

/** The request timed out: it is sent again in place, or the page is reloaded, whose address keeps the choices. */
export function TimeoutScreen() {
  const text = useText();
  const actions = useActions();
  const { title, sentence } = failureTexts.timeout;
  return (
    <Screen illustration="fog" part="timeout" title={text(title)} sentence={text(sentence)}>
      <Button variant="primary" icon={RotateCw} part="retry" onClick={() => actions.results.retry()}>
        {text("results.retry")}
      </Button>
      <TextButton part="reload" onClick={() => location.reload()}>
        {text("common.reload_page")}
      </TextButton>
    </Screen>
  );
}

/** The list failed to load: without a connection, it is requested again once there is one. A file of the library that failed again may need a new page: some browsers keep the failure until then. */
export function FailedScreen() {
  const text = useText();
  const actions = useActions();
  const fileFailedAgain = useSearch((search) => search.products.fileFailures > 1);
  useEffect(() => onOnline(() => actions.results.retry()), [actions]);
  const cause = useFailureCause();
  const { title, sentence } = failureTexts[cause];
  return (
    <Screen illustration="skis" part={cause === "failed" ? cause : "failed offline"} title={text(title)} sentence={text(sentence)}>
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
