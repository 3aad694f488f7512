import { createContext, useContext, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { focusScreen } from "./focus-screen.js";

const TitleContext = createContext("");

/** The id of the title of a dialog's screen. */
export function useDialogTitleId(): string {
  return useContext(TitleContext);
}

interface DialogProps {
  readonly className?: string;
  readonly part?: string;
  readonly children: ReactNode;
  /** Escape, or the back gesture of a phone; absent, the dialog closes. */
  onCancel?(): void;
  onClose(): void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A native dialog over everything: a full-screen sheet, a centred dialog from 700 px. It is open as long as it is rendered;
 * the browser keeps focus inside and restores it. Its screen is a `Sheet`, which can change while the dialog stays open.
 */
export function Dialog({ className = "", part = "modal", children, onClose, onCancel = onClose, onKeyDown }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // The screen was mounted while the dialog was closed, when nothing in it could have the focus.
    focusScreen(element);
    const stop = holdPage(element);
    return () => {
      stop();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`.trim()}
      part={part}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onCancel();
      }}
      // On a second request without a press in between, the browser closes it by itself. An unmounted dialog was closed above.
      onClose={(event) => isOwn(event) && dialog.current && onClose()}
      // A press that began inside, to select text, and ends on the backdrop is a click on the dialog too.
      onPointerDown={(event) => {
        pressedBeside.current = isOwn(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isOwn(event)) onClose();
      }}
    >
      <TitleContext.Provider value={titleId}>{children}</TitleContext.Provider>
    </dialog>
  );
}

/** React passes the events of a dialog on to the dialogs around it. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * The style sheet contains the scrolling inside. Neither styles nor listeners of the dialog reach the backdrop: scrolling there
 * can only be prevented on the document.
 */
function holdPage(dialog: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (event.composedPath()[0] === dialog) event.preventDefault();
  };
  const types = ["wheel", "touchmove"] as const;
  for (const type of types) document.addEventListener(type, hold, { passive: false });
  return () => types.forEach((type) => document.removeEventListener(type, hold));
}
