import { useLayoutEffect, useRef, type RefObject } from "react";
import { loadFile } from "../../platform/missing-file.js";
import type { FollowField, PanelExit } from "./panel-place.js";

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

/** Keeps an open panel under its field. It is invisible until it is positioned. Returns a function to call before it is left. */
export function usePanelPosition({ panel, anchor, within, fixed }: PanelPlace): (exit: PanelExit) => void {
  const followed = useRef<ReturnType<FollowField>>(null);
  useLayoutEffect(() => {
    const [surface, field] = [panel.current, anchor.current];
    if (!surface || !field) return;
    let wanted = true;
    const follow = ({ followField }: Placement) => {
      if (wanted) followed.current = followField(surface, field, { within: () => within?.current ?? null, fixed });
    };
    const place = () => {
      if (wanted) placeOnce(surface, field);
    };
    if (loaded) follow(loaded);
    else void loadPlacement().then(follow, place);
    return () => {
      wanted = false;
      followed.current?.stop();
      followed.current = null;
    };
  }, [panel, anchor, within, fixed]);
  return (exit) => followed.current?.leave(exit);
}

/** px between a panel and the edges of the viewport. */
const edge = 8;

/** Fallback without the file that positions panels: the panel is placed at the field's current position, and scrolls inside. */
function placeOnce(panel: HTMLElement, field: HTMLElement): void {
  const { left, bottom } = field.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - panel.offsetWidth - edge;
  panel.classList.add("is-fixed");
  panel.dataset["placed"] = "";
  panel.style.left = `${Math.max(edge, Math.min(left, furthest))}px`;
  panel.style.top = `${bottom}px`;
  panel.style.maxBlockSize = `${window.innerHeight - bottom - edge}px`;
}
