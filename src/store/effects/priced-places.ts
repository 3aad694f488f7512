import { placesCall } from "../../api/calls/priced-places.js";
import { placesRequest } from "./requests.js";
import { createWhileShown, type CreateShown } from "./while-shown.js";

/** Requests the places that have a stay of the search, whatever its destination, while a view shows them. */
export const createPricedPlaces: CreateShown = (scope) => {
  const { pricedPlaces } = scope.state;
  return createWhileShown(scope, {
    state: pricedPlaces,
    request: () => placesRequest(scope.read(), scope.services.clock.today()),
    keyOf: (request) => `${scope.state.settings.apiBase} ${scope.state.settings.locale} ${JSON.stringify(request)}`,
    call: (request, signal) => scope.api().call(placesCall, request, signal),
    write(answer) {
      const places = answer?.places ?? null;
      pricedPlaces.list = answer && scope.ref([...(places ?? [])]);
      return places !== null;
    },
  });
};
