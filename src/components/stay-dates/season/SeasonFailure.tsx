import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { useText } from "../../../i18n/useText.js";
import { TextButton } from "../../controls/Button.js";
import { Icon } from "../../controls/Icon.js";

/** What replaces prices that could not be loaded. */
export function SeasonFailure({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <div className="note bad dates-failure" part="dates-failure" role="alert">
      <Icon icon={TriangleAlert} />
      <span className="grow">{text("season.failed")}</span>
      <TextButton part="retry" onClick={onRetry}>
        {text("dates.retry")}
      </TextButton>
    </div>
  );
}
