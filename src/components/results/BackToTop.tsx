import { memo } from "react";
import { resultsBackToTop } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { useHost } from "../controls/host.js";
import { Icon } from "../controls/Icon.js";
import { scrollingBoxes } from "../controls/scrollingBoxes.js";
import { useScrolled } from "../controls/useScrolled.js";
import { icons } from "../controls/icons.js";
import { focusHeading } from "./list-heading.js";

/**
 * Below the filters it is shown once the page is scrolled, and covers nothing of them. Below 1200 px it is at the end of the dock, always
 * there, because the dock is not to move.
 */
export const BackToTop = memo(function BackToTop() {
  const text = useText();
  const { element } = useHost();
  const shown = useScrolled(() => scrollingBoxes(element).some(({ scrollTop }) => scrollTop > resultsBackToTop));
  return (
    <button
      type="button"
      className={shown ? "top is-shown" : "top"}
      part="back-to-top"
      aria-label={text("results.back_to_top")}
      onClick={({ currentTarget }) => {
        // The button may disappear at the top: the focus moves to the heading.
        focusHeading(currentTarget.closest(".results"), { preventScroll: true });
        scrollToTop(scrollingBoxes(element));
      }}
    >
      <Icon icon={icons.arrowUp} />
      <span aria-hidden="true">{text("results.back_to_top")}</span>
    </button>
  );
});

function scrollToTop(boxes: readonly Element[]): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  for (const box of boxes) box.scrollTo({ top: 0, behavior });
}
