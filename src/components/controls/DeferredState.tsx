import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useText } from "../../i18n/useText.js";
import { Button, TextButton } from "./Button.js";
import type { MissingView } from "./deferredView.js";
import { Skeleton } from "./Skeleton.js";

/** Replaces a deferred view: a skeleton while its file loads, and a button to load it again after a failure. */
export function DeferredState({ failed, retried, onRetry }: MissingView) {
  const text = useText();
  if (!failed) {
    return (
      <div className="lazy-state" part="loading" role="status">
        <Skeleton width="60%" height={24} />
        <Skeleton />
        <Skeleton width="80%" />
        <span className="sr">{text("common.loading")}</span>
      </div>
    );
  }
  return (
    <div className="lazy-state" part="loading-failed" role="alert">
      <p>{text("common.load_failed")}</p>
      <div className="lazy-state-buttons">
        <Button size="md" icon={RotateCw} part="retry" onClick={onRetry}>
          {text("common.retry")}
        </Button>
        {retried && (
          <TextButton part="reload-page" onClick={() => location.reload()}>
            {text("common.reload_page")}
          </TextButton>
        )}
      </div>
    </div>
  );
}
