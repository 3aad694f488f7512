import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { useText } from "../../i18n/useText.js";
import { TextButton } from "./Button.js";
import { Icon } from "./Icon.js";

interface FailureNoteProps {
  readonly message: string;
  readonly part: string;
  onRetry(): void;
}

/** What replaces something that could not be loaded, and may be requested again. */
export function FailureNote({ message, part, onRetry }: FailureNoteProps) {
  const text = useText();
  return (
    <div className="note bad failure" part={part} role="alert">
      <Icon icon={TriangleAlert} />
      <span className="grow">{message}</span>
      <TextButton part="retry" onClick={onRetry}>
        {text("common.retry")}
      </TextButton>
    </div>
  );
}
