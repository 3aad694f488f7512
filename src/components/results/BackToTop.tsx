import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { resultsBackToTop, scrollThrottle } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";

/** @param raised it makes room for the dock. */
export function BackToTop({ raised }: { readonly raised: boolean }) {
  const text = useText();
  const shown = useScrolledBeyond(resultsBackToTop);
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

/** Whether the page is scrolled by more than so many px, looked at every 100 ms at most. */
function useScrolledBeyond(limit: number): boolean {
  const [beyond, setBeyond] = useState(() => window.scrollY > limit);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setBeyond(window.scrollY > limit);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, scrollThrottle);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
  }, [limit]);
  return beyond;
}
