import { isEverywhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";

/** The place as a call is asked for it: everywhere is no place, and is never sent. */
export function sendablePlace(place: Pick<Place, "id" | "type"> | null | undefined): Pick<Place, "id" | "type"> | null {
  return place && !isEverywhere(place.id) ? place : null;
}
