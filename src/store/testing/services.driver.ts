import { withMemory, type Send } from "../../api/api.js";
import type { Call as SellersCall } from "../../api/call.js";
import type { calls } from "../../api/calls.js";
import { normaliseLocale } from "../../domain/locale.js";
import { aborted, isAborted } from "../../platform/http.js";
import type { HttpRequest } from "../../platform/http.js";
import { memoryStorage, type KeyValueStore } from "../../platform/storage.js";
import type { TrackedEvent } from "../../tracking/events.js";
import { fakeClock, fakeLocation, memoryCookies } from "../../platform/testing/fakes.js";
import type { LookedUpCompany } from "../../api/calls/company.js";
import { visitorsCompany } from "../members/company.js";
import type { Connection, Services } from "../services.js";

type ExchangeOf<Sent> = Sent extends SellersCall<infer Request, infer _Wire, infer Answer> ? [Request, Answer] : never;
type SellersExchanges = { [Name in keyof typeof calls]: ExchangeOf<(typeof calls)[Name]["call"]> };
interface Exchanges extends Omit<SellersExchanges, "company"> {
  company: [{ readonly companiesEndpoint: string; readonly company: string; readonly locale: string }, number | LookedUpCompany];
}
export type CallName = keyof Exchanges;

/** One pending call, which the test resolves or fails. An aborted one resolves as the client's would. */
export interface Call<Name extends CallName = CallName> {
  readonly name: Name;
  readonly request: Exchanges[Name][0];
  readonly signal: AbortSignal;
  answer(answer: Exchanges[Name][1]): void;
  fail(error?: Error): void;
}

export interface ServicesOptions {
  readonly hash?: string;
  readonly now?: string;
  /** Calls continue when they are aborted, as on a page that wraps fetch: their answers are late. */
  readonly deaf?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly session?: KeyValueStore;
  readonly local?: KeyValueStore;
  readonly host?: string;
  /** What the page does with an event of the data layer; each is also recorded. */
  readonly onTrack?: (event: TrackedEvent) => void;
}

/** The outside world of a search, faked, every call in the test's hands. */
export function fakeServices(options: ServicesOptions = {}) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const clock = fakeClock(options.now ?? "2026-11-21T10:00:00Z");
  const location = fakeLocation(`https://${options.host ?? "ski.example"}/se-results${options.hash ? `#${options.hash}` : ""}`);
  const cookies = memoryCookies(options.cookies);
  const session = options.session ?? memoryStorage();
  const local = options.local ?? memoryStorage();
  const tracked: TrackedEvent[] = [];
  const connections: Connection[] = [];
  const whenOnline = new Set<() => void>();
  let opening: Promise<void> | null = null;

  function call<Name extends CallName>(name: Name, request: Exchanges[Name][0], signal: AbortSignal) {
    return new Promise<Exchanges[Name][1] | typeof aborted>((resolve, reject) => {
      if (!options.deaf) signal.addEventListener("abort", () => resolve(aborted));
      const made: Call<Name> = { name, request, signal, answer: resolve, fail: (error = new Error("no answer")) => reject(error) };
      calls.push(made);
    });
  }
  /** `Exchanges` has the names of the calls and the types of their requests and answers. */
  const send = (({ name }: { readonly name: CallName }, request: never, signal: AbortSignal) =>
    call(name, request, signal)) as unknown as Send;
  async function companyResponse(base: string, locale: string, { path, query, signal }: HttpRequest) {
    const question = { companiesEndpoint: base + path, company: query?.["companyName"] ?? "", locale };
    const answer = await call("company", question, signal);
    if (isAborted(answer)) return answer;
    const { engineId, ...more } = typeof answer === "number" ? { engineId: answer } : answer;
    return { catalog: { engineId }, ...more };
  }
  const services: Services = {
    clock,
    location,
    onOnline(listener) {
      whenOnline.add(listener);
      return () => void whenOnline.delete(listener);
    },
    activation: () => opening,
    cookies,
    session,
    local,
    connect: (connection) => {
      connections.push(connection);
      return withMemory(send, normaliseLocale(connection.locale), clock);
    },
    company: (question) =>
      visitorsCompany(
        { session, http: (base, locale) => ({ json: (_call, request) => companyResponse(base, locale, request) }) },
        question,
      ),
    track: (event) => {
      tracked.push(event);
      options.onTrack?.(event);
    },
    warn: (message, cause) => warnings.push(cause instanceof Error ? `${message} ${cause.message}` : message),
  };
  const named = <Name extends CallName>(name: Name) => calls.filter((made) => made.name === name) as unknown as Call<Name>[];
  return {
    services,
    clock,
    location,
    cookies,
    session,
    local,
    tracked,
    connections,
    calls,
    warnings,
    named,
    /** The page is prerendered from here on; returns how to open it. */
    prerender() {
      let open: () => void = () => undefined;
      opening = new Promise((resolve) => (open = resolve));
      return () => {
        opening = null;
        open();
      };
    },
    goOnline: () => [...whenOnline].forEach((listener) => listener()),
    /** The newest call of this name; fails the test when there is none. */
    last<Name extends CallName>(name: Name): Call<Name> {
      const made = named(name).at(-1);
      if (!made) throw new Error(`No ${name} call was made.`);
      return made;
    },
    /** Names of the calls made since the last look, in order. */
    newCalls: lookAtCalls(calls),
    settled,
  };
}

function lookAtCalls(calls: readonly Call[]) {
  let seen = 0;
  return () => {
    const names = calls.slice(seen).map((made) => made.name);
    seen = calls.length;
    return names;
  };
}

/** After every promise that can settle has done so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
