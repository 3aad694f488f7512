import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import { isComposing } from "./composition.js";
import { activeElementBeside, firstFocusable } from "./focus.js";
import type { PanelExit } from "./panel-place.js";
import { onPressOutside } from "./presses.js";
import { useLatest } from "./useLatest.js";
import { usePanelPosition } from "./usePanelPosition.js";

interface PanelProps {
  /** Spoken name. */
  readonly label: string;
  /** The field that it is placed under; gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** It never leaves this box; the viewport when absent. */
  readonly within?: RefObject<HTMLElement | null>;
  /** What gets the focus back, if not the field. */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** Whether the focus moves in when it opens; true when absent. */
  readonly focusIn?: boolean;
  /** The field outside keeps the focus, as a combobox does. */
  readonly keepsFocus?: boolean;
  /** Lists inside may extend over its edge. */
  readonly spills?: boolean;
  /** Positioned in the viewport instead of the page. */
  readonly fixed?: boolean;
  readonly className?: string;
  readonly part?: string;
  readonly children: ReactNode;
  onExit(exit: PanelExit): void;
}

/** A native popover under its field, in the same shadow root. It is open as long as it is rendered. */
export function Panel(props: PanelProps) {
  const {
    label,
    anchor,
    within,
    returnTo = anchor,
    focusIn = true,
    keepsFocus = false,
    spills = false,
    fixed = false,
    className = "",
    part = "panel",
    children,
    onExit,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePopover(panel);
  // Focusing forces a layout; measuring the position afterwards needs no other.
  useFocusInAndBack(panel, returnTo, { focusIn, keepsFocus });
  usePanelPosition({ panel, anchor, within: within ?? null, fixed });
  useExit(panel, anchor, onExit);
  const onClickCapture = useFirstClick();
  const classes = ["panel", spills ? "spills" : "", className].filter(Boolean).join(" ");
  return (
    <div
      ref={panel}
      className={classes}
      part={part}
      popover="manual"
      // A press on its text keeps the focus inside: otherwise a focusable element of the page around would get it.
      tabIndex={keepsFocus ? undefined : -1}
      onMouseDown={keepsFocus ? keepFocus : undefined}
      onClickCapture={onClickCapture}
      role={keepsFocus ? undefined : "dialog"}
      aria-label={keepsFocus ? undefined : label}
    >
      {children}
    </div>
  );
}

/** Ignores the second click of a double click that opened the panel: it hits whatever appeared under the pointer. */
function useFirstClick() {
  const clicked = useRef(false);
  return (event: MouseEvent) => {
    if (event.detail < 2) clicked.current = true;
    if (clicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function usePopover(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    panel.current?.showPopover();
  }, [panel]);
}

function useFocusInAndBack(
  panel: RefObject<HTMLElement | null>,
  returnTo: RefObject<HTMLElement | null>,
  { focusIn, keepsFocus }: { readonly focusIn: boolean; readonly keepsFocus: boolean },
): void {
  useLayoutEffect(() => {
    const surface = panel.current;
    const field = returnTo.current;
    if (!surface || keepsFocus) return;
    const isInside = surface.contains(activeElementBeside(surface));
    if (focusIn && !isInside) firstFocusable(surface)?.focus({ preventScroll: true });
    return () => {
      if (surface.contains(activeElementBeside(surface))) field?.focus({ preventScroll: true });
    };
  }, [panel, returnTo, focusIn, keepsFocus]);
}

/** Stops with the panel: the next one takes the focus in the same commit. */
function useExit(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, onExit: (exit: PanelExit) => void): void {
  const latest = useLatest(onExit);
  useLayoutEffect(() => {
    const surface = panel.current;
    const field = anchor.current;
    if (!surface) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      latest.current("escape");
    };
    const leave = (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !surface.contains(next) && !field?.contains(next)) latest.current("tab");
    };
    const stopPresses = onPressOutside(field ? [surface, field] : [surface], () => latest.current("outside"));
    document.addEventListener("keydown", key);
    surface.addEventListener("focusout", leave);
    field?.addEventListener("focusout", leave);
    return () => {
      stopPresses();
      document.removeEventListener("keydown", key);
      surface.removeEventListener("focusout", leave);
      field?.removeEventListener("focusout", leave);
    };
  }, [panel, anchor, latest]);
}
