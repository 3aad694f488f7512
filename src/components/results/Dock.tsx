import ArrowUpDown from "lucide/dist/esm/icons/arrow-up-down.mjs";
import Package from "lucide/dist/esm/icons/package.mjs";
import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { DockModals } from "./deferred.js";
import type { IconShape } from "../controls/Icon.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { useWhenIdle } from "../controls/useWhenIdle.js";
import { useChoices } from "../criteria/useChoices.js";
import { ShortlistButton } from "../shortlist/ShortlistButton.js";
import type { DockSurface, Surface } from "../../models/results.js";
import { useSheet } from "../controls/useSheet.js";
import dockSheet from "./dock.css" with { type: "css" };

interface DockProps {
  /** Without several results there is nothing to sort. */
  readonly sortable: boolean;
  /** Results may follow: the space of the sort button is reserved. */
  readonly waits: boolean;
  onOpen(surface: Surface): void;
}

/** The tools of the list at the bottom of small screens. */
export function Dock({ sortable, waits, onOpen }: DockProps) {
  useSheet(dockSheet);
  const text = useText();
  const count = useChoices().length;
  const texts = useTexts();
  const preload = () => void DockModals.preload("near", texts);
  useWhenIdle(() => void DockModals.preload("idle", texts));
  const tool = (surface: DockSurface, icon: IconShape, children: React.ReactNode) => (
    <button
      type="button"
      part={`dock-${surface}`}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onOpen(surface)}
    >
      <Icon icon={icon} />
      {children}
    </button>
  );
  return (
    <div className="dock" part="dock" role="group" aria-label={text("results.tools")}>
      {tool("packages", Package, <span>{text("results.packages")}</span>)}
      {sortable && tool("sort", ArrowUpDown, <span>{text("results.sort")}</span>)}
      {!sortable && waits && <span className="reserved" />}
      {tool(
        "filters",
        SlidersHorizontal,
        <>
          <span>{text("results.filters")}</span>
          {count > 0 && (
            <>
              <span className="badge" part="badge" aria-hidden="true">
                {count}
              </span>
              <span className="sr">{`, ${text("filter.active_count", { count })}`}</span>
            </>
          )}
        </>,
      )}
      <ShortlistButton part="dock-shortlist" onOpen={() => onOpen("shortlist")} />
    </div>
  );
}
