import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";
import type { CreateSeasonPlaces, SeasonPlaces, StayStart } from "./season-places.js";
import type { CreateSeason, SeasonEffect } from "./season.js";

/** The prices of a season, which only some views show: each brings what requests them. */
export interface SeasonOnDemand extends Effect {
  /** A view shows the prices. Returns a function that ends that. */
  show(create: CreateSeason): () => void;
  /** A view shows the places that have a stay, or none. */
  showPlaces(create: CreateSeasonPlaces, stay: StayStart | null): void;
  /** Requests again what failed. */
  retry(): void;
}

export function createSeasonOnDemand(scope: SearchScope): SeasonOnDemand {
  let season: SeasonEffect | null = null;
  let places: SeasonPlaces | null = null;
  let running = false;

  function bring(create: CreateSeason): SeasonEffect {
    if (season) return season;
    season = create(scope);
    if (running) season.start();
    return season;
  }

  return {
    start() {
      running = true;
      season?.start();
    },
    stop() {
      running = false;
      season?.stop();
    },
    show: (create) => bring(create).show(),
    showPlaces(create, stay) {
      (places ??= create(scope)).show(stay);
    },
    retry: () => season?.retry(),
  };
}
