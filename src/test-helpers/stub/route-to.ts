import type { StubCalls } from "./types.js";

/** What is used of a `Page`, or a `BrowserContext`, of Playwright. */
export interface RoutablePage {
  route(matches: (url: URL) => boolean, handler: (route: RoutedCall) => Promise<void>): Promise<unknown>;
}

/** What is used of Playwright's `Route`. */
export interface RoutedCall {
  request(): { url(): string; method(): string; headers(): Readonly<Record<string, string>>; postData(): string | null };
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
  abort(): Promise<void>;
}

/** Answers the seller's calls of a page by the stub: those to the address that its tags have as `api-base`. */
export async function routeTo(page: RoutablePage, apiBase: string, stub: StubCalls): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(apiBase) && stub.handles(url),
    async (route) => {
      const received = route.request();
      const [method, body] = [received.method(), received.postData()];
      const response = await stub(new Request(received.url(), { method, headers: received.headers(), ...(body !== null && { body }) }));
      if (response.type === "error") return route.abort();
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
    },
  );
}
