import { findKey } from "../../api/calls/find-endpoint.js";
import { findCall } from "../../api/calls/find.js";
import { seasonRequest } from "./requests.js";
import { createWhileShown, type CreateShown } from "./while-shown.js";

/** Requests the price of each start day and length of a season while a view shows them. */
export const createSeason: CreateShown = (scope) => {
  const { season } = scope.state;
  return createWhileShown(scope, {
    state: season,
    request: () => seasonRequest(scope.read(), scope.services.clock.today()),
    keyOf: (request) => `${scope.state.settings.apiBase} ${request.currentMonth} ${findKey(request, scope.state.settings.locale)}`,
    call: (request, signal) => scope.api().call(findCall, request, signal),
    write(answer) {
      const grid = answer?.priceGrid ?? null;
      season.grid = answer && scope.ref([...(grid ?? [])]);
      return grid !== null;
    },
  });
};
