import ArrowUp from "lucide-react/icons/arrow-up";
import { resultsBackToTop } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { useScrolled } from "../controls/useScrolled.js";

/** @param raised it makes room for the dock. */
export function BackToTop({ raised }: { readonly raised: boolean }) {
  const text = useText();
  const shown = useScrolled(() => window.scrollY > resultsBackToTop);
  const classes = ["top", shown ? "is-shown" : "", raised ? "is-raised" : ""].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      className={classes}
      part="back-to-top"
      aria-label={text("results.back_to_top")}
      onClick={() => window.scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" })}
    >
      <Icon icon={ArrowUp} />
    </button>
  );
}
