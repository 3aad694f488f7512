import type { Api } from "../api/api.js";
import type { Call } from "../api/call.js";
import type { WishWords } from "../domain/wishes/grammar.js";
import type { Clock } from "../platform/clock.js";
import { isAborted } from "../platform/http.js";
import type { Choices, SearchSnapshot } from "../store/state/types.js";
import type { SearchedFor } from "./searched-for.js";
import type { StayResult } from "./stay.js";
import { ToolFailure } from "./tool.js";

/** What the visitor is asked before anything is chosen, or leaves the page. */
export type Proposal =
  | { readonly kind: "open"; readonly stay: StayResult }
  | { readonly kind: "show"; readonly search: SearchedFor; readonly choices: Choices; readonly total: number };

/** Where tools are called: a page, or a server. */
export interface ToolContext {
  /** The search whose settings and party hold; null where it could not start. */
  search(): Promise<SearchSnapshot | null>;
  api(settings: SearchSnapshot["settings"]): Api;
  readonly clock: Pick<Clock, "now" | "today">;
  /** The words that wishes are written in. */
  readonly wishWords: WishWords;
  /** Asks the visitor, and does it if the visitor agrees. Null where there is no visitor to ask. */
  readonly propose: ((proposal: Proposal) => Promise<boolean>) | null;
}

/** An answer, and when it was received, as `Date.now()`. */
interface Received<Answer> {
  readonly answer: Answer;
  readonly at: number;
}

/** One call of a tool. */
export interface ToolCall extends Pick<ToolContext, "clock" | "wishWords" | "propose"> {
  /** As it was when the call began. */
  readonly search: SearchSnapshot;
  /** The answer to a request, a remembered one where the call has any. */
  ask<Request, Wire, Answer>(call: Call<Request, Wire, Answer>, request: Request): Promise<Received<Answer>>;
  /** A new answer, whatever is remembered. */
  askAgain<Request, Wire, Answer>(call: Call<Request, Wire, Answer>, request: Request): Promise<Received<Answer>>;
}

export async function beginCall({ search: readSearch, api: connect, ...context }: ToolContext): Promise<ToolCall> {
  const search = await readSearch();
  if (!search) throw new ToolFailure("not_ready");
  const api = connect(search.settings);
  const { signal } = new AbortController();
  const askAgain: ToolCall["askAgain"] = async (call, request) => {
    const answer = await api.send(call, request, signal);
    if (isAborted(answer)) throw new ToolFailure("unavailable");
    return { answer, at: context.clock.now() };
  };
  return {
    ...context,
    search,
    ask: async (call, request) => api.remembered(call, request) ?? askAgain(call, request),
    askAgain,
  };
}
