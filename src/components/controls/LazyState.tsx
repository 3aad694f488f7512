import RotateCw from "lucide-react/icons/rotate-cw";
import { useText } from "../../i18n/useText.js";
import { Button } from "./Button.js";
import type { MissingView } from "./lazyView.js";
import { Skeleton } from "./Skeleton.js";

/** What stands in the box of a part: bones while it comes, and the way to ask again when it could not be had. */
export function LazyState({ failed, onRetry }: MissingView) {
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
      <Button size="md" icon={RotateCw} part="retry" onClick={onRetry}>
        {text("common.retry")}
      </Button>
    </div>
  );
}
