import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { RoundButton } from "./Button.js";
import { useDialogTitleId } from "./Dialog.js";
import { focusScreen } from "./focus-screen.js";

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Shown with `onBack`. */
  readonly backLabel?: string;
  /** Stays in view under the body. */
  readonly foot?: ReactNode;
  /** A foot of 120 px, for a link over a button. */
  readonly tallFoot?: boolean;
  /** Less side padding, for lists. */
  readonly flush?: boolean;
  /** No padding, for content with its own foot. */
  readonly bare?: boolean;
  readonly children: ReactNode;
  onClose(): void;
  onBack?(): void;
}

/** One screen of a dialog: back, title and close over a body that scrolls and a fixed foot. */
export function Sheet(props: SheetProps) {
  const {
    title,
    closeLabel,
    backLabel = closeLabel,
    foot,
    tallFoot = false,
    flush = false,
    bare = false,
    children,
    onClose,
    onBack,
  } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useDialogTitleId();
  useLayoutEffect(() => focusScreen(sheet.current), [title]);
  return (
    <div className="sheet" ref={sheet}>
      <div className="sheet-head" part="sheet-head">
        {onBack && <RoundButton icon={ArrowLeft} mirrors label={backLabel} part="back" onClick={onBack} />}
        <h2 className="sheet-title" part="sheet-title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <RoundButton icon={X} label={closeLabel} className="sheet-close" part="close" onClick={onClose} />
      </div>
      <div className={`sheet-body ${flush ? "flush" : ""} ${bare ? "bare" : ""}`.trim()} part="sheet-body">
        {children}
      </div>
      {foot && (
        <div className={tallFoot ? "sheet-foot tall" : "sheet-foot"} part="sheet-foot">
          {foot}
        </div>
      )}
    </div>
  );
}
