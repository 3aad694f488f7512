import Plane from "lucide/dist/esm/icons/plane.mjs";
import TrainFront from "lucide/dist/esm/icons/train-front.mjs";
import type { ReturnTrip } from "../../domain/journeys.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import { journeyTexts } from "../../i18n/journey-texts.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import journeySheet from "./journey.css" with { type: "css" };

const icons = { flight: Plane, train: TrainFront };

/** The way to an offer and back. */
export function JourneyLine({ trip }: { readonly trip: ReturnTrip }) {
  useSheet(journeySheet);
  const text = useText();
  const format = useFormat();
  const locale = useFormatLocale();
  const journey = journeyTexts(trip, { text, format, locale });
  return (
    <div className="journey" part="journey">
      <Icon icon={icons[journey.kind]} size={16} />
      <p>
        <span className="sr">{`${journey.kindName}, `}</span>
        <b>{journey.carrier}</b>
        <span>{` · ${journey.out}`}</span>
        <small>{journey.details.join(" · ")}</small>
      </p>
    </div>
  );
}
