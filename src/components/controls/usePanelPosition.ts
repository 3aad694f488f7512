import { useLayoutEffect, type RefObject } from "react";
import { loadFile } from "../../platform/missing-file.js";
import { panelEdge as edge, panelGap as gap, type FollowField } from "./panel-place.js";

interface Placement {
  readonly followField: FollowField;
}

interface PanelPlace {
  readonly panel: RefObject<HTMLElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly within: RefObject<HTMLElement | null> | null;
  readonly fixed: boolean;
}

let loaded: Placement | null = null;

async function loadPlacement(): Promise<Placement> {
  return (loaded ??= await loadFile(() => import("./placement/follow-field.js")));
}

/** Loads the file that positions panels, before the first one opens. Never rejects. */
export const preloadPlacement = (): Promise<unknown> => loadPlacement().catch(() => undefined);

/** Keeps an open panel beside its field. It is invisible until it is positioned. */
export function usePanelPosition({ panel, anchor, within, fixed }: PanelPlace): void {
  useLayoutEffect(() => {
    const [surface, field] = [panel.current, anchor.current];
    if (!surface || !field) return;
    let stop: (() => void) | null = null;
    let wanted = true;
    const follow = ({ followField }: Placement) => {
      if (wanted) stop = followField(surface, field, { within: () => within?.current ?? null, fixed });
    };
    const place = () => {
      if (wanted) placeOnce(surface, field, within?.current ?? field);
    };
    if (loaded) follow(loaded);
    else void loadPlacement().then(follow, place);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [panel, anchor, within, fixed]);
}

/**
 * Fallback without the file that positions panels: the panel is placed at the field's current position, beside the box around it, and
 * scrolls inside.
 */
function placeOnce(panel: HTMLElement, field: HTMLElement, around: HTMLElement): void {
  const { left } = field.getBoundingClientRect();
  const { top, bottom } = around.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - panel.offsetWidth - edge;
  const [below, above] = [window.innerHeight - bottom - gap - edge, top - gap - edge];
  const isBelow = panel.offsetHeight <= below || below >= above;
  panel.classList.add("is-fixed");
  panel.dataset["placed"] = "";
  panel.style.left = `${Math.max(edge, Math.min(left, furthest))}px`;
  panel.style.maxBlockSize = `${isBelow ? below : above}px`;
  panel.style.top = `${isBelow ? bottom + gap : top - gap - panel.offsetHeight}px`;
}
