import { Dialog } from "./Dialog.js";
import { Sheet, type SheetProps } from "./Sheet.js";

interface ModalProps extends SheetProps {
  readonly className?: string;
  readonly part?: string;
}

/** A dialog of one screen. It is open as long as it is rendered. */
export function Modal({ className, part, ...sheet }: ModalProps) {
  return (
    <Dialog {...(className !== undefined && { className })} {...(part !== undefined && { part })} onClose={sheet.onClose}>
      <Sheet {...sheet} />
    </Dialog>
  );
}
