import Compass from "lucide/dist/esm/icons/compass.mjs";
import { Button } from "./Button.js";
import { Icon } from "./Icon.js";

interface NothingProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  onAction(): void;
}

/** The message of a list without matches, with the most useful action. The caller announces it to screen readers. */
export function Nothing({ title, hint, action, onAction }: NothingProps) {
  return (
    <div className="nothing" part="no-results">
      <span className="tile">
        <Icon icon={Compass} size={24} />
      </span>
      <p className="nothing-title">{title}</p>
      <p className="nothing-hint">{hint}</p>
      <Button variant="quiet" size="md" part="no-results-cta" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
