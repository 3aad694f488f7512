import { ArrowLeft, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { RoundButton } from "./Button.js";

interface ModalProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Shown with `onBack`. */
  readonly backLabel?: string;
  /** Stays in thumb reach under the body. */
  readonly foot?: ReactNode;
  /** 120 px of foot, for a link over a button. */
  readonly tallFoot?: boolean;
  /** Less side padding, for lists. */
  readonly flush?: boolean;
  /** No padding, for content that brings its own foot. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly part?: string;
  readonly children: ReactNode;
  onClose(): void;
  onBack?(): void;
}

/**
 * A native dialog over everything: a full-screen sheet, a centred dialog from 700 px. It is open as long as it is rendered;
 * the browser keeps focus inside and gives it back.
 */
export function Modal(props: ModalProps) {
  const { title, closeLabel, backLabel = closeLabel, foot, tallFoot, flush = false, bare = false, className = "", part = "modal", children, onClose, onBack } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useTitleFocus(dialog, title);
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`.trim()}
      part={part}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="sheet">
        <header className="sheet-head" part="sheet-head">
          {onBack && <RoundButton icon={ArrowLeft} mirrors label={backLabel} part="back" onClick={onBack} />}
          <h2 className="sheet-title" part="sheet-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <RoundButton icon={X} label={closeLabel} className="sheet-close" part="close" onClick={onClose} />
        </header>
        <div className={`sheet-body ${flush ? "flush" : ""} ${bare ? "bare" : ""}`.trim()} part="sheet-body">
          {children}
        </div>
        {foot && (
          <footer className={tallFoot ? "sheet-foot tall" : "sheet-foot"} part="sheet-foot">
            {foot}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** A new screen of the modal is a new title: it is read out, unless the screen took the focus itself. */
function useTitleFocus(dialog: React.RefObject<HTMLDialogElement | null>, title: string): void {
  useEffect(() => {
    const element = dialog.current;
    const root = element?.getRootNode();
    const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    const taken = active instanceof HTMLInputElement && element?.contains(active);
    if (!taken) element?.querySelector<HTMLElement>(".sheet-title")?.focus();
  }, [dialog, title]);
}
