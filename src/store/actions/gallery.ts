import { ref } from "valtio/vanilla";
import { isAborted } from "../../platform/http.js";
import type { SearchScope } from "../scope.js";

export function galleryActions({ state, api, fail }: SearchScope) {
  const underWay = new Map<number, Promise<void>>();

  async function ask(liheId: number) {
    state.galleries[liheId] = { status: "loading", catalog: null };
    const catalog = await api().catalog(liheId, new AbortController().signal);
    underWay.delete(liheId);
    if (catalog !== null && !isAborted(catalog)) {
      state.galleries[liheId] = { status: "ready", catalog: ref(catalog) };
      return;
    }
    state.galleries[liheId] = { status: "failed", catalog: null };
    // The client has logged why.
    fail("catalog", new Error(`The pictures of the lodging ${liheId} could not be loaded.`));
  }

  return {
    /** Loads the pictures of a lodging once; a failed load may be tried again. */
    load(liheId: number): Promise<void> {
      if (state.galleries[liheId]?.status === "ready") return Promise.resolve();
      const running = underWay.get(liheId) ?? ask(liheId);
      underWay.set(liheId, running);
      return running;
    },
  };
}
