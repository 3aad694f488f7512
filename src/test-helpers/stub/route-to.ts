import { callAt } from "./call-at.js";
import type { StubCalls } from "./types.js";

/** What is used of a `Page`, or a `BrowserContext`, of Playwright. */
export interface RoutablePage {
  route(matches: (url: URL) => boolean, handler: (route: RoutedCall) => Promise<void>): Promise<unknown>;
  /** Of a `Page`: its context. */
  context?(): object;
}

/** What is used of Playwright's `Route`. */
export interface RoutedCall {
  request(): {
    url(): string;
    method(): string;
    headers(): Readonly<Record<string, string>>;
    postData(): string | null;
    resourceType(): string;
  };
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
  abort(): Promise<void>;
  fallback(): Promise<void>;
}

/** What is answered on the pages of a context. */
const basesOfContexts = new WeakMap<object, Set<string>>();

/**
 * Answers the seller's calls of a page by the stub: those to the address that its tags have as `api-base`. Calls of the seller to another
 * address go on, and the console of the test names each address once.
 */
export async function routeTo(page: RoutablePage, apiBase: string, stub: StubCalls): Promise<void> {
  const context = page.context?.() ?? page;
  const bases = basesOfContexts.get(context) ?? new Set();
  basesOfContexts.set(context, bases.add(apiBase));
  const warned = new Set<string>();

  await page.route(stub.handles, async (route) => {
    const received = route.request();
    const url = received.url();
    if (!url.startsWith(apiBase)) {
      const isAnswered = [...bases].some((base) => url.startsWith(base));
      if (!isAnswered && ["fetch", "xhr"].includes(received.resourceType())) warnOf(url, apiBase, warned);
      return route.fallback();
    }
    const [method, body] = [received.method(), received.postData()];
    const response = await stub(new Request(url, { method, headers: received.headers(), ...(body !== null && { body }) }));
    if (response.type === "error") return route.abort();
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
  });
}

function warnOf(url: string, apiBase: string, warned: Set<string>): void {
  const called = callAt(new URL(url))?.apiBase;
  if (called === undefined || warned.has(called)) return;
  warned.add(called);
  console.warn(
    `ski-elements/testing: the stub does not answer ${url}, because routeTo was given "${apiBase}". For a call of the tags, give routeTo their api-base, "${called}".`,
  );
}
