import type { PlaceSearch } from "./usePlaceSearch.js";

/** A list of suggestions, or a map. */
export type PlaceViewName = "list" | "map";

export interface PlaceViewProps {
  readonly search: PlaceSearch;
  /** Columns on a wide screen, a list on a phone. */
  readonly layout: "columns" | "list";
  readonly view: PlaceViewName;
  onView(view: PlaceViewName): void;
  /** A place was chosen on the map. */
  onDone(): void;
}
