import { returnTrip, type StayWithTransport } from "../../domain/journeys.js";
import { useSheet } from "../controls/useSheet.js";
import { CardJourney } from "./deferred-journey.js";
import journeyPlaceSheet from "./journey-place.css" with { type: "css" };

/** How to get to a stay and back, in a place that is kept until its view has loaded; nothing where it is not known. */
export function OfferJourney({ offer }: { readonly offer: StayWithTransport }) {
  useSheet(journeyPlaceSheet);
  const trip = returnTrip(offer);
  if (!trip) return null;
  return (
    <div className="journey-place">
      <CardJourney trip={trip} firstDay={offer.startDate} standIn={() => null} />
    </div>
  );
}
