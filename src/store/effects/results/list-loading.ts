import { ref } from "valtio/vanilla";
import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { requestTimeout } from "../../../domain/defaults.js";
import type { SearchScope } from "../../scope.js";
import type { LoadMode } from "../../consequences.js";

/** A page appended to the list, or the first page of another list. */
export type PageMode = Exclude<LoadMode, "restore">;

/** Shows in the search that a page is loading, and gives up a first page that takes too long. */
export function createListLoading({ state, services: { clock } }: Pick<SearchScope, "state" | "services">, giveUp: () => void) {
  const { products } = state;
  let timer: number | undefined;
  return {
    begin(request: ProductsRequest, mode: PageMode) {
      clock.clearTimeout(timer);
      products.request = ref(request);
      if (mode === "append") {
        products.moreStatus = "loading";
        return;
      }
      products.status = "loading";
      products.moreStatus = "idle";
      products.since = clock.now();
      timer = clock.setTimeout(giveUp, requestTimeout);
    },
    end(mode: PageMode, status: "ready" | "failed" | "timeout") {
      if (mode === "append") {
        products.moreStatus = status;
        return;
      }
      clock.clearTimeout(timer);
      products.status = status;
      products.since = null;
    },
    stop() {
      clock.clearTimeout(timer);
      if (products.moreStatus === "loading") products.moreStatus = "idle";
      if (products.status !== "loading") return;
      products.status = "idle";
      products.since = null;
    },
  };
}
