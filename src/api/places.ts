import { isEverywhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";

/** The place as it is sent: everywhere is no place, and is never sent. */
export function sendablePlace(place: Pick<Place, "id" | "type"> | null | undefined): Pick<Place, "id" | "type"> | null {
  return place && !isEverywhere(place.id) ? place : null;
}
