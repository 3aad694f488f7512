import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useLayoutEffect, useState, type RefObject } from "react";
import { useText } from "../../../i18n/useText.js";
import { watchSize } from "../../../platform/element-size.js";
import { Icon } from "../../controls/Icon.js";

/** The number of tabs that fit the narrowest tab list. */
const alwaysFit = 2;

interface TabStepsProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** Package code of the open tab, which is kept in view. */
  readonly code: string | null;
}

/** Step buttons at the end of a tab list that overflows. Out of the tab order: arrows already move between tabs. */
export function TabSteps({ list, count, code }: TabStepsProps) {
  const text = useText();
  const overflows = useOverflow(list, count, code);
  if (!overflows) return null;
  const step = (by: number) => {
    const tabs = list.current;
    const sign = tabs && getComputedStyle(tabs).direction === "rtl" ? -1 : 1;
    tabs?.scrollBy({ left: by * sign * tabs.clientWidth * 0.6 });
  };
  return (
    <>
      <button
        type="button"
        className="tab-step"
        part="tabs-previous"
        tabIndex={-1}
        aria-label={text("card.tabs_previous")}
        onClick={() => step(-1)}
      >
        <Icon icon={ChevronLeft} mirrors />
      </button>
      <button type="button" className="tab-step" part="tabs-next" tabIndex={-1} aria-label={text("card.tabs_next")} onClick={() => step(1)}>
        <Icon icon={ChevronRight} mirrors />
      </button>
    </>
  );
}

function useOverflow(list: RefObject<HTMLElement | null>, count: number, code: string | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const tabs = list.current;
    if (!tabs || count <= alwaysFit) return;
    const tray = tabs.parentElement ?? tabs;
    return watchSize(tabs, () => {
      // Measured against the whole tray: the steps themselves take space.
      setOverflows(tabs.scrollWidth > tray.clientWidth - 8);
      showOpenTab(tabs);
    });
  }, [list, count, code]);
  return overflows && count > alwaysFit;
}

/**
 * Scrolls the tab list only: `scrollIntoView` would move the page as well. To where the tab begins, since the list snaps back from
 * anywhere near another one.
 */
function showOpenTab(tabs: HTMLElement): void {
  const tab = tabs.querySelector('[aria-selected="true"]');
  if (!tab || tabs.scrollWidth <= tabs.clientWidth) return;
  const [outer, inner] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  tabs.scrollLeft += getComputedStyle(tabs).direction === "rtl" ? inner.right - outer.right : inner.left - outer.left;
}
