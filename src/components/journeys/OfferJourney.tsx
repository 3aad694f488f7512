import { returnTrip, type StayWithTransport } from "../../domain/journeys.js";
import { useSheet } from "../controls/useSheet.js";
import { JourneyLine } from "./deferred.js";
import journeyPlaceSheet from "./journey-place.css" with { type: "css" };

interface OfferJourneyProps {
  readonly offer: StayWithTransport;
  readonly view?: typeof JourneyLine;
}

/** How to get to a stay and back, in a place that is kept until its view has loaded; nothing where it is not known. */
export function OfferJourney({ offer, view: View = JourneyLine }: OfferJourneyProps) {
  useSheet(journeyPlaceSheet);
  const trip = returnTrip(offer);
  if (!trip) return null;
  return (
    <div className="journey-place">
      <View trip={trip} firstDay={offer.startDate} standIn={() => null} />
    </div>
  );
}
