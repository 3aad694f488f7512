import Plane from "lucide/dist/esm/icons/plane.mjs";
import TrainFront from "lucide/dist/esm/icons/train-front.mjs";
import type { Travelled } from "../../domain/journeys.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { journeyTexts } from "../../i18n/journey-texts.js";
import { useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import journeySheet from "./journey.css" with { type: "css" };

const icons = { flight: Plane, train: TrainFront };

/** The way to an offer and back; nothing where none is known. */
export function JourneyLine({ offer }: { readonly offer: Travelled }) {
  useSheet(journeySheet);
  const text = useText();
  const format = useFormat();
  const locale = useSearch((search) => search.settings.locale);
  const journey = journeyTexts(offer, { text, format, locale });
  if (!journey) return null;
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
