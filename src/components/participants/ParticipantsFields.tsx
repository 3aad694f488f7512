import Lock from "lucide/dist/esm/icons/lock.mjs";
import { useId, useState } from "react";
import { roomsMaximum } from "../../domain/defaults.js";
import { childAgeMaximum, childAgeMinimum, defaultChildAge } from "../../domain/participants.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Select } from "../controls/Select.js";
import { Stepper } from "../controls/Stepper.js";
import { FlightMaximumNote } from "./FlightMaximumNote.js";
import type { ParticipantsDraft } from "./useParticipantsDraft.js";
import { useSheet } from "../controls/useSheet.js";
import totalSheet from "../controls/panel-total.css" with { type: "css" };
import participantsSheet from "./participants.css" with { type: "css" };
import { times } from "../../calendar/times.js";

/** Counters, and an age for each child. */
export function ParticipantsFields({ draft }: { readonly draft: ParticipantsDraft }) {
  useSheet(participantsSheet);
  const text = useText();
  const { limits, locked } = draft;
  const [news, setNews] = useState<string | null>(null);
  const counter = (name: "adults" | "children" | "rooms") => {
    return {
      label: text(`participant.${name}_title`),
      hint: text(`participant.${name}_hint`),
      part: name,
      locked,
      decreaseLabel: text(`participant.decrease_${name}`),
      increaseLabel: text(`participant.increase_${name}`),
    };
  };
  return (
    <div className="participants" part="participants">
      {draft.tooManyForFlight && <FlightMaximumNote part="participants-error" />}
      {locked && (
        <p className="note" part="participants-locked">
          <Icon icon={Lock} />
          <span>{text("participant.locked")}</span>
        </p>
      )}
      <Stepper
        {...counter("adults")}
        value={draft.adults}
        {...limits.adults}
        onChange={(count) => draft.change({ type: "adults", count })}
      />
      <Stepper
        {...counter("children")}
        value={draft.childrenAges.length}
        {...limits.children}
        onChange={(count) => {
          const years = text("participant.years", { count: defaultChildAge });
          setNews(count > draft.childrenAges.length ? text("participant.child_added", { number: count, years }) : null);
          draft.change({ type: "children", count });
        }}
      />
      {draft.showsRooms && (
        <Stepper
          {...counter("rooms")}
          locked={false}
          value={draft.rooms}
          min={0}
          max={roomsMaximum}
          onChange={(count) => draft.change({ type: "rooms", count })}
        />
      )}
      {draft.childrenAges.length > 0 && <Ages draft={draft} />}
      <LiveRegion>{news}</LiveRegion>
    </div>
  );
}

/** How many travel, and how many can. */
export function PartyTotal({ draft }: { readonly draft: ParticipantsDraft }) {
  useSheet(totalSheet);
  const text = useText();
  return (
    <div className="grow" part="participants-total" role="status">
      <span className="panel-sum">{text("participant.guests", { count: draft.count })}</span>
      <small className="panel-hint">{text("participant.maximum", { count: draft.maximum })}</small>
    </div>
  );
}

const ages = times(childAgeMaximum - childAgeMinimum + 1, (index) => childAgeMinimum + index);

function Ages({ draft }: { readonly draft: ParticipantsDraft }) {
  const text = useText();
  const id = useId();
  const options = ages.map((age) => ({ value: age, label: text("participant.years", { count: age }) }));
  return (
    <div className="ages" part="ages" role="group" aria-labelledby={id}>
      <p className="ages-title" id={id}>
        {text("participant.ages_question")}
      </p>
      <div className="ages-grid">
        {draft.childrenAges.map((age, index) => (
          <Select
            key={index}
            part="age"
            title={text("participant.child_age", { number: index + 1 })}
            value={age}
            options={options}
            disabled={draft.locked}
            onChange={(next) => draft.change({ type: "age", index, age: next })}
          />
        ))}
      </div>
    </div>
  );
}
