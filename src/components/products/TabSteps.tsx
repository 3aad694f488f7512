import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { useText } from "../../i18n/useText.js";
import { watchSize } from "../../platform/element-size.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { Icon } from "../controls/Icon.js";

interface TabStepsProps {
  /** Of the stay. */
  readonly name: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** Package code of the open tab, which is kept in view. */
  readonly code: string | null;
}

/** Step buttons at the end of a tab list that overflows. Out of the tab order: arrows already move between tabs. */
export function TabSteps({ name, list, count, code }: TabStepsProps) {
  const text = useText();
  const overflows = useOverflow(list, count, code);
  const { atStart, atEnd } = useScrollEnds(list, overflows);
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
        aria-disabled={atStart}
        aria-label={text("card.tabs_previous", { name })}
        onClick={() => step(-1)}
      >
        <Icon icon={ChevronLeft} mirrors />
      </button>
      <button
        type="button"
        className="tab-step"
        part="tabs-next"
        tabIndex={-1}
        aria-disabled={atEnd}
        aria-label={text("card.tabs_next", { name })}
        onClick={() => step(1)}
      >
        <Icon icon={ChevronRight} mirrors />
      </button>
    </>
  );
}

/** Whether the tabs need more space than they have: as many as fit are then shown whole, all of one width. */
function useOverflow(list: RefObject<HTMLElement | null>, count: number, code: string | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const tabs = list.current;
    if (!tabs || count < 2) return;
    const apply = (layout: TabsLayout) => {
      setOverflows(layout.isLonger);
      applyLayout(tabs, layout);
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => apply(layoutOf(tabs)));
    };
    // At once before the first paint; later in the next frame, since a height may not change while sizes are being reported.
    let isFirst = true;
    const read = () => {
      const layout = layoutOf(tabs);
      const isInTime = isFirst && !layout.wraps;
      isFirst = false;
      return isInTime ? () => apply(layout) : later;
    };
    // The names grow with the spacing and the size of letters that a visitor sets.
    const names = [...tabs.children].flatMap(({ firstElementChild }) => firstElementChild ?? []);
    const stops = [watchSize(tabs, read), ...names.map((name) => watchSize(name, () => later))];
    return () => {
      cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
    };
  }, [list, count, code]);
  return overflows && count > 1;
}

/** Whether the list is scrolled to its start, and to its end. */
function useScrollEnds(list: RefObject<HTMLElement | null>, overflows: boolean) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const tabs = list.current;
    if (!tabs || !overflows) return;
    const read = () => {
      const scrolled = Math.abs(tabs.scrollLeft);
      const next = { atStart: scrolled < 2, atEnd: scrolled > tabs.scrollWidth - tabs.clientWidth - 2 };
      setEnds((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
    };
    tabs.addEventListener("scroll", read, { passive: true });
    const stop = watchSize(tabs, () => read);
    return () => {
      tabs.removeEventListener("scroll", read);
      stop();
    };
  }, [list, overflows]);
  return ends;
}

/** px between two tabs, around them on both sides, and of a step. */
const gap = 4;
const trayPadding = 8;
const stepWidth = 32;

interface TabsLayout {
  readonly isLonger: boolean;
  /** Whether a text takes more than one line. */
  readonly wraps: boolean;
  /** px of each tab, with which a whole number of them fills the list between the steps. */
  readonly width: number;
  readonly shown: number;
  readonly open: number;
  readonly first: number;
  readonly rightToLeft: boolean;
}

/** How a tab list is to be laid out, by the widths of its texts and of the tray, which do not depend on how it is. */
function layoutOf(tabs: HTMLElement): TabsLayout {
  const each = [...tabs.children];
  const own = each[0] && getComputedStyle(each[0]);
  const [least, padding] = [parseFloat(own?.minInlineSize ?? "0"), 2 * parseFloat(own?.paddingInlineStart ?? "0")];
  const widths = each.map((tab) =>
    Math.max(least, padding + Math.max(...[...tab.children].map((text) => text.getBoundingClientRect().width))),
  );
  const sum = widths.reduce((total, width) => total + width + gap, -gap);
  const widest = Math.max(...widths);
  const space = (tabs.parentElement ?? tabs).clientWidth - trayPadding;
  const between = space - 2 * (stepWidth + gap);
  const shown = Math.max(1, Math.min(each.length, Math.floor((between + gap) / (widest + gap))));
  const width = (between + gap) / shown - gap;
  return {
    isLonger: Math.round(sum) > space,
    wraps: widest > between - 1,
    width,
    shown,
    open: each.findIndex((tab) => tab.getAttribute("aria-selected") === "true"),
    first: Math.round(Math.abs(tabs.scrollLeft) / (width + gap)),
    rightToLeft: isRightToLeft(tabs),
  };
}

/** Scrolls the tab list only, as far as the open tab needs: `scrollIntoView` would move the page as well. */
function applyLayout(tabs: HTMLElement, { isLonger, width, shown, open, first, rightToLeft }: TabsLayout): void {
  if (!isLonger) return void tabs.style.removeProperty("--tab");
  tabs.style.setProperty("--tab", `${width}px`);
  const begin = Math.max(open - shown + 1, Math.min(open, first));
  tabs.scrollLeft = (rightToLeft ? -1 : 1) * begin * (width + gap);
}
