import { placesCall } from "../../api/calls/priced-places.js";
import { monthsFromStart } from "../../domain/defaults.js";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";
import { createChannel } from "./channel.js";
import { situationOf } from "./requests.js";

/** A start day and a length. */
export interface StayStart {
  readonly start: string;
  readonly nights: number;
}

/** Requests the places that have a stay, while no destination is chosen. A view that shows them brings it along. */
export interface SeasonPlaces {
  /** The stay whose places are in view; null for none. */
  show(stay: StayStart | null): void;
}

export type CreateSeasonPlaces = (scope: SearchScope) => SeasonPlaces;

export const createSeasonPlaces: CreateSeasonPlaces = (scope) => {
  const { season } = scope.state;
  const channel = createChannel();
  let shown: string | null = null;
  /** The server that answered without them. */
  let without: string | null = null;

  async function load({ start, nights }: StayStart) {
    const { apiBase, engineId } = scope.state.settings;
    const server = `${apiBase} ${engineId}`;
    if (server === without) return;
    const request = { ...situationOf(scope.read()), numberOfMonths: monthsFromStart, startDate: start, nights, by: "station" } as const;
    const key = `${server} ${JSON.stringify(request)}`;
    if (key === shown) return;
    shown = key;
    const turn = channel.start();
    season.places = { status: "loading", list: [] };
    try {
      const { places } = await answerTo(request, turn.signal);
      if (!turn.current) return;
      if (places === null) without = server;
      season.places = places && { status: "ready", list: scope.ref([...places]) };
    } catch (error) {
      if (!turn.current) return;
      shown = null;
      season.places = { status: "failed", list: [] };
      scope.fail("find", error);
    }
  }

  async function answerTo(request: Parameters<typeof placesCall.write>[0], signal: AbortSignal) {
    const answer = await scope.api().call(placesCall, request, signal);
    return isAborted(answer) ? { places: null } : answer;
  }

  function hide() {
    channel.stop();
    shown = null;
    season.places = null;
  }

  return {
    show(stay) {
      if (stay === null || scope.state.place !== null || season.unknown) hide();
      else void load(stay);
    },
  };
};
