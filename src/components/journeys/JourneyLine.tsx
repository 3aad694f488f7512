import Plane from "lucide/dist/esm/icons/plane.mjs";
import TrainFront from "lucide/dist/esm/icons/train-front.mjs";
import type { ReactNode } from "react";
import type { ReturnTrip } from "../../domain/journeys.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import { journeyTexts } from "../../i18n/journey-texts.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import journeySheet from "./journey.css" with { type: "css" };

const icons = { flight: Plane, train: TrainFront };

export interface JourneyLineProps {
  readonly trip: ReturnTrip;
  /** Of the stay; null where it has none. */
  readonly firstDay: string | null;
  /** Beside the line. */
  readonly children?: ReactNode;
}

/** How to get to a stay and back. */
export function JourneyLine({ trip, firstDay, children }: JourneyLineProps) {
  useSheet(journeySheet);
  const text = useText();
  const format = useFormat();
  const locale = useFormatLocale();
  const journey = journeyTexts(trip, firstDay ?? "", { text, format, locale });
  return (
    <div className="journey" part="journey">
      <Icon icon={icons[journey.kind]} size={16} />
      <div>
        <span className="sr">{`${journey.kindName}, `}</span>
        <b>{journey.carrier}</b>
        <span>{` · ${journey.out}`}</span>
        <span className="sr">{", "}</span>
        <small>{journey.details.join(" · ")}</small>
      </div>
      {children}
    </div>
  );
}
