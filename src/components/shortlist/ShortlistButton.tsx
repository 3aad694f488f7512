import Heart from "lucide/dist/esm/icons/heart.mjs";
import { ShortlistModal } from "./deferred.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { useShortlist } from "./useShortlist.js";

interface ShortlistButtonProps {
  readonly part: "shortlist-open" | "dock-shortlist";
  readonly className?: string;
  onOpen(): void;
}

/** Opens the shortlist, with the number of stays in it; absent while there is none. */
export function ShortlistButton({ part, className, onOpen }: ShortlistButtonProps) {
  const text = useText();
  const texts = useTexts();
  const { length: count } = useShortlist();
  if (count === 0) return null;
  const preload = () => void ShortlistModal.preload("near", texts);
  return (
    <button
      type="button"
      className={className}
      part={part}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
    >
      <Icon icon={Heart} />
      <span>{text("shortlist.title")}</span>
      <span className="badge" part="shortlist-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{`, ${text("shortlist.count", { count })}`}</span>
    </button>
  );
}
