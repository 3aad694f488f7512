export type Press = "enter" | "search";
/** A press while no place matched the text; `soon`: of the search button, before the suggestions had loaded. */
export type Unmet = Press | "soon";

/** A text for which no place is chosen yet. */
export interface PlaceDraft {
  readonly text: string;
  /** Id of the destination that it would replace; undefined without one. */
  readonly instead: number | undefined;
  readonly unmet?: Unmet | undefined;
}

export interface PlaceDraftState {
  readonly draft: PlaceDraft | null;
  /** No text is waiting for a place to be chosen. */
  readonly settled: boolean;
}

export type PlaceDraftAction =
  | { readonly type: "type"; readonly text: string; readonly instead: number | undefined }
  | { readonly type: "miss"; readonly press: Press | undefined; readonly waits: boolean }
  | { readonly type: "compare"; readonly instead: number | undefined; readonly open: boolean }
  | { readonly type: "drop" };

export const noDraft: PlaceDraftState = { draft: null, settled: true };

export function reducePlaceDraft(state: PlaceDraftState, action: PlaceDraftAction): PlaceDraftState {
  switch (action.type) {
    case "type":
      return { draft: { text: action.text, instead: action.instead }, settled: action.text.trim() === "" };
    case "miss":
      return state.draft ? { ...state, draft: { ...state.draft, unmet: unmetAfter(state.draft.unmet, action) } } : state;
    case "compare":
      return standing(state, action);
    case "drop":
      return noDraft;
  }
}

function unmetAfter(before: Unmet | undefined, { press, waits }: { press: Press | undefined; waits: boolean }): Unmet | undefined {
  // Enter does not replace a press of the search button.
  if (press === "enter") return before ?? press;
  return press === "search" && waits ? "soon" : press;
}

/** A draft is dropped when the search gets another destination, and a press is forgotten when the list closes. */
export function standing(state: PlaceDraftState, { instead, open }: { readonly instead: number | undefined; readonly open: boolean }) {
  if (!state.draft) return state;
  if (state.draft.instead !== instead) return noDraft;
  if (state.draft.unmet === undefined || open) return state;
  return { ...state, draft: { ...state.draft, unmet: undefined } };
}
