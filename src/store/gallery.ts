import { ref } from "valtio/vanilla";
import type { CatalogAnswer } from "../api/contract.js";
import { aborted } from "../platform/http.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

/** Loads the pictures of a lodging once; a failed load may be tried again. */
export function galleryActions({ state, api, fail }: SearchContext): Actions["gallery"] {
  const underWay = new Map<number, Promise<void>>();

  async function ask(liheId: number) {
    state.galleries[liheId] = { status: "loading", catalog: null };
    try {
      const catalog = await api().catalog(liheId, new AbortController().signal);
      const had = catalog !== null && catalog !== aborted;
      state.galleries[liheId] = { status: had ? "ready" : "failed", catalog: had ? ref(catalog as CatalogAnswer) : null };
    } catch (error) {
      state.galleries[liheId] = { status: "failed", catalog: null };
      fail("catalog", error);
    }
    underWay.delete(liheId);
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
