import { returnTrip } from "../../domain/journeys.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { durationText } from "../../i18n/journey-texts.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { nearestAirport, placeOf, shareOfLargest } from "../../models/comparison.js";
import { useSearch } from "../../store/useSearch.js";
import { JourneyLine } from "../journeys/JourneyLine.js";
import { airportName } from "../place/useOriginName.js";
import { NotStated } from "./cells.js";
import { useStanding } from "./useStanding.js";

interface CellProps {
  readonly stay: KeptStay;
}

function usePlace(stay: KeptStay) {
  return useSearch(({ shortlist }) => placeOf(stay, shortlist.places));
}

/** The heights of the village and of the top of its lifts. */
export function AltitudeCell({ stay }: CellProps) {
  const text = useText();
  const { number } = useFormat();
  const { altitude = null, altitudeMax = null } = usePlace(stay) ?? {};
  if (altitude === null) return <NotStated />;
  const top = altitudeMax ?? 0;
  return (
    <>
      <span>{text("place_map.metres", { value: number(altitude) })}</span>
      {top > altitude && <p>{text("shortlist.lifts_up_to", { altitude: number(top) })}</p>}
    </>
  );
}

/** The kilometres of piste of the ski area, as long as a bar beside the largest of the compared ones. */
export function SkiAreaCell({ stay, stays }: CellProps & { readonly stays: readonly KeptStay[] }) {
  const text = useText();
  const { number } = useFormat();
  const places = useSearch(({ shortlist }) => shortlist.places);
  const { slopesKm = null, area = null } = usePlace(stay) ?? {};
  const share = shareOfLargest({ stays, places }, stay);
  if (slopesKm === null || share === null) return <NotStated />;
  return (
    <>
      <span>{text("place_map.kilometres", { value: number(slopesKm) })}</span>
      {area !== null && <p>{area}</p>}
      {stays.length > 1 && (
        <svg className="share" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" />
          <rect className="own" width={`${Math.round(share * 100)}%`} height="100%" />
        </svg>
      )}
    </>
  );
}

/** How to get to the stay and back; where it comes without transport, the nearest airport by road. */
export function JourneyCell({ stay }: CellProps) {
  const text = useText();
  const { offer, seen } = useStanding(stay);
  const airport = nearestAirport(usePlace(stay));
  const shown = offer ?? seen;
  const trip = shown && returnTrip(shown);
  if (trip) return <JourneyLine trip={trip} firstDay={shown.startDate} />;
  if (!airport) return <NotStated />;
  const origin = text("place_map.airport", { name: airportName(airport.code, text) });
  return (
    <>
      <span>{text("shortlist.no_transport")}</span>
      <p>{text("place_map.by_road", { origin, time: durationText(airport.minutes, text) })}</p>
    </>
  );
}
