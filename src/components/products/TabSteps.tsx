import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useLayoutEffect, useState, type RefObject } from "react";
import { useText } from "../../i18n/useText.js";
import { watchSize } from "../../platform/element-size.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { Icon } from "../controls/Icon.js";

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
    const sign = isRightToLeft(tabs) ? -1 : 1;
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
      const layout = layoutOf(tabs);
      // Measured against the whole tray: the steps themselves take space.
      const isLonger = Math.round(layout.places.at(-1)?.end ?? 0) > tray.clientWidth - 8;
      return () => {
        setOverflows(isLonger);
        showOpenTab(tabs, layout);
      };
    });
  }, [list, count, code]);
  return overflows && count > alwaysFit;
}

interface TabPlace {
  readonly open: boolean;
  /** px from the beginning of the list, in the direction of the text. */
  readonly start: number;
  readonly end: number;
}

/** How a tab list is laid out. */
interface TabsLayout {
  readonly places: readonly TabPlace[];
  readonly width: number;
  /** px that it is scrolled by, in the direction of the text. */
  readonly scrolled: number;
  readonly rightToLeft: boolean;
}

function layoutOf(tabs: HTMLElement): TabsLayout {
  const outer = tabs.getBoundingClientRect();
  const scrolled = Math.abs(tabs.scrollLeft);
  const rightToLeft = isRightToLeft(tabs);
  const places = [...tabs.children].map((tab) => {
    const inner = tab.getBoundingClientRect();
    const start = scrolled + (rightToLeft ? outer.right - inner.right : inner.left - outer.left);
    return { open: tab.getAttribute("aria-selected") === "true", start, end: start + inner.width };
  });
  return { places, width: outer.width, scrolled, rightToLeft };
}

/**
 * Scrolls the tab list only, as far as the open tab needs: `scrollIntoView` would move the page as well. The list always begins with
 * a whole tab, at its end by some space after the last.
 */
function showOpenTab(tabs: HTMLElement, { places, width, scrolled, rightToLeft }: TabsLayout): void {
  const scrollFor = ({ end }: TabPlace) => places.find(({ start }) => start > end - width - 1)?.start ?? 0;
  const [last, open] = [places.at(-1), places.find((place) => place.open)];
  if (!last || !open) return;
  tabs.style.setProperty("--end", `${Math.max(0, scrollFor(last) + width - last.end)}px`);
  if (open.start >= scrolled - 1 && open.end <= scrolled + width + 1) return;
  const scroll = open.start < scrolled ? open.start : scrollFor(open);
  tabs.scrollLeft = rightToLeft ? -scroll : scroll;
}
