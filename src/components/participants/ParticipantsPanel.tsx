import { useText } from "../../i18n/useText.js";
import { Button } from "../controls/Button.js";
import type { FieldPanelProps } from "../controls/field-panel.js";
import { Panel } from "../controls/Panel.js";
import { ParticipantsFields, PartyTotal } from "./ParticipantsFields.js";
import { useParticipantsDraft } from "./useParticipantsDraft.js";

/** Who travels, under its segment. Leaving it keeps the party; Escape drops what was not validated. */
export function ParticipantsPanel({ onClose, ...place }: FieldPanelProps) {
  const text = useText();
  const draft = useParticipantsDraft();
  return (
    <Panel
      {...place}
      label={text("search_bar.participants")}
      className="people"
      spills
      onExit={(exit) => {
        if (exit === "escape") draft.drop();
        else draft.settle();
        onClose(exit);
      }}
    >
      <div className="panel-body">
        <ParticipantsFields draft={draft} />
      </div>
      <div className="panel-foot">
        <PartyTotal draft={draft} />
        <Button
          size="md"
          className="validate"
          part="validate"
          aria-disabled={draft.tooManyForFlight || undefined}
          onClick={() => draft.validate() && onClose("done")}
        >
          {text("participant.validate")}
        </Button>
      </div>
    </Panel>
  );
}
