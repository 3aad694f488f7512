import type { SearchScope } from "../scope.js";
import { createBrought } from "./brought.js";
import type { Effect } from "./effect.js";
import type { CreateSeasonPlaces, SeasonPlaces, StayStart } from "./season-places.js";
import type { CreateShown, ShownEffect } from "./while-shown.js";

/** The prices of a season, which only some views show: each brings what requests them. */
export interface SeasonOnDemand extends Effect {
  /** A view shows the prices. Returns a function that ends that. */
  show(create: CreateShown): () => void;
  /** A view shows the places that have a stay, or none. */
  showPlaces(create: CreateSeasonPlaces, stay: StayStart | null): void;
  /** Requests again what failed. */
  retry(): void;
}

export function createSeasonOnDemand(scope: SearchScope): SeasonOnDemand {
  const season = createBrought<ShownEffect>(scope);
  let places: SeasonPlaces | null = null;

  return {
    start: season.start,
    stop: season.stop,
    show: (create) => season.bring(create).show(),
    showPlaces(create, stay) {
      (places ??= create(scope)).show(stay);
    },
    retry: () => season.current()?.retry(),
  };
}
