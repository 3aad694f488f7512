import { catalogCall } from "../../api/calls/catalog.js";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";

/** The pictures of lodgings. */
export interface Catalog {
  /** Loads the pictures of a lodging once; a failed load may be tried again. */
  load(liheId: number): Promise<void>;
}

export type CreateCatalog = (scope: SearchScope) => Catalog;

export function createCatalog(scope: SearchScope): Catalog {
  const { state, api, fail } = scope;
  const underWay = new Map<number, Promise<void>>();

  async function ask(liheId: number) {
    state.galleries[liheId] = { status: "loading", catalog: null };
    try {
      const answer = await api().call(catalogCall, liheId, new AbortController().signal);
      if (!isAborted(answer)) {
        state.galleries[liheId] = { status: "ready", catalog: scope.ref(answer) };
        return;
      }
    } catch (error) {
      console.error("ski-elements: the pictures of a lodging could not be loaded.", error);
    } finally {
      underWay.delete(liheId);
    }
    state.galleries[liheId] = { status: "failed", catalog: null };
    fail("catalog", new Error(`The pictures of the lodging ${liheId} could not be loaded.`));
  }

  return {
    load(liheId) {
      if (state.galleries[liheId]?.status === "ready") return Promise.resolve();
      const running = underWay.get(liheId) ?? ask(liheId);
      underWay.set(liheId, running);
      return running;
    },
  };
}
