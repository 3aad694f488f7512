import { returnTrip, type Travelled } from "../../domain/journeys.js";
import { useSheet } from "../controls/useSheet.js";
import { JourneyLine } from "./deferred.js";
import journeyPlaceSheet from "./journey-place.css" with { type: "css" };

/** The way to an offer and back, in a place that is kept until it has loaded; nothing where none is known. */
export function OfferJourney({ offer }: { readonly offer: Travelled }) {
  useSheet(journeyPlaceSheet);
  const trip = returnTrip(offer);
  if (!trip) return null;
  return (
    <div className="journey-place">
      <JourneyLine trip={trip} standIn={() => null} />
    </div>
  );
}
