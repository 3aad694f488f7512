import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";

/** A page that failed to load, with a button to retry. */
export function LaterPageFailed({ onRetry }: { onRetry?(): void }) {
  const text = useText();
  const actions = useActions();
  return (
    <>
      <p role="alert">{text("results.more_failed")}</p>
      <Button
        part="retry"
        icon={RotateCw}
        onClick={() => {
          onRetry?.();
          actions.results.retry();
        }}
      >
        {text("results.retry")}
      </Button>
    </>
  );
}
