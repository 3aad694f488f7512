import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { useText } from "../../../i18n/useText.js";
import { Icon } from "../../controls/Icon.js";
import { showOpenTab } from "./useTabKeys.js";

/** The number of tabs that fit the narrowest tab list. */
const alwaysFit = 2;

/** Step buttons at the end of a tab list that overflows. Out of the tab order: arrows already move between tabs. */
export function TabSteps({ list, count }: { readonly list: RefObject<HTMLDivElement | null>; readonly count: number }) {
  const text = useText();
  const overflows = useOverflow(list, count);
  useLayoutEffect(() => {
    if (overflows) showOpenTab(list.current);
  }, [overflows, list]);
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

function useOverflow(list: RefObject<HTMLDivElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const tabs = list.current;
    if (!tabs || count <= alwaysFit) return;
    const tray = tabs.parentElement ?? tabs;
    // Measured against the whole tab list: the steps themselves take space.
    const measure = () => setOverflows(tabs.scrollWidth > tray.clientWidth - 8);
    const observer = new ResizeObserver(measure);
    observer.observe(tray);
    return () => observer.disconnect();
  }, [list, count]);
  return overflows && count > alwaysFit;
}
