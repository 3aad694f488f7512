import { placesCall } from "../../../api/calls/priced-places.js";
import { monthOf } from "../../../calendar/day.js";
import { monthsFromMonth } from "../../../domain/defaults.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";
import { createChannel } from "../channel.js";
import { situationOf } from "../requests.js";

/** What the seller's server knows of the places that have stays, whatever the search. */
export interface PlaceFacts {
  /** Requests them, unless they are known. */
  request(): void;
}

export function createPlaceFacts(scope: SearchScope): PlaceFacts {
  const { shortlist } = scope.state;
  const channel = createChannel();
  let server: string | null = null;

  async function load() {
    const search = scope.read();
    const { apiBase, locale, engineId } = search.settings;
    const wanted = `${apiBase} ${locale} ${engineId}`;
    if (wanted === server) return;
    server = wanted;
    const turn = channel.start();
    const anyStay = { ...search, place: null, packages: [], criteria: [], lodgingTypes: [], origin: null };
    const request = {
      ...situationOf(anyStay),
      currentMonth: monthOf(scope.services.clock.today()),
      numberOfMonths: monthsFromMonth,
      by: "station",
    } as const;
    try {
      const answer = await scope.api().call(placesCall, request, turn.signal);
      if (!turn.current) return;
      const places = isAborted(answer) ? null : answer.places;
      shortlist.places = places && scope.ref([...places]);
    } catch (error) {
      if (!turn.current) return;
      server = null;
      scope.fail("find", error);
    }
  }

  return { request: () => void load() };
}
