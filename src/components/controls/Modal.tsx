import type { KeyboardEvent } from "react";
import { Dialog } from "./Dialog.js";
import { Sheet, type SheetProps } from "./Sheet.js";

interface ModalProps extends SheetProps {
  readonly className?: string;
  readonly part?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A dialog of one screen. It is open as long as it is rendered. */
export function Modal({ className, part, onKeyDown, ...sheet }: ModalProps) {
  return (
    <Dialog
      {...(className !== undefined && { className })}
      {...(part !== undefined && { part })}
      {...(onKeyDown && { onKeyDown })}
      onClose={sheet.onClose}
    >
      <Sheet {...sheet} />
    </Dialog>
  );
}
