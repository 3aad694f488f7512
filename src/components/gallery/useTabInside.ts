import { useEffect } from "react";
import { activeElementBeside } from "../controls/focus.js";
import { useStableCallback } from "../controls/useStableCallback.js";

const tabStops = 'button:not(:disabled, [tabindex="-1"])';

/** After the last button of a dialog Tab leads to its first one, and not to the browser's own controls or the page behind. */
export function useTabInside(dialog: () => HTMLElement | null | undefined): void {
  const element = useStableCallback(dialog);
  useEffect(() => {
    const box = element();
    box?.addEventListener("keydown", onKeyDown);
    return () => box?.removeEventListener("keydown", onKeyDown);
  }, [element]);
}

function onKeyDown(event: KeyboardEvent): void {
  const box = event.currentTarget;
  if (event.key !== "Tab" || !(box instanceof HTMLElement)) return;
  const stops = [...box.querySelectorAll<HTMLElement>(tabStops)].filter((stop) => stop.getClientRects().length > 0);
  const focused = activeElementBeside(box);
  const at = stops.findIndex((stop) => stop === focused);
  const follows = (stop: HTMLElement) => focused && stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  const leaves = event.shiftKey ? !stops.some(follows) : at === stops.length - 1;
  if (!leaves) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
