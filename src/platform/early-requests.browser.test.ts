import { expect } from "@open-wc/testing";
import { fetchEarly, fetchOnce } from "./early-requests.js";

const original = window.fetch;
afterEach(() => void (window.fetch = original));

describe("requests that are sent before the library runs", () => {
  it("are read completely before they are taken, and can still be read afterwards", async () => {
    const encoder = new TextEncoder();
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled > 100) controller.close();
        else controller.enqueue(encoder.encode("part;"));
      },
    });
    window.fetch = async () => new Response(body);
    fetchEarly("/whole", { method: "GET" }, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pulled).to.equal(101);
    const response = await fetchOnce("/whole", { method: "GET" });
    expect(await response.text()).to.equal("part;".repeat(100));
  });

  it("are aborted by the signal of the search that takes them", async () => {
    const sent: AbortSignal[] = [];
    window.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        if (!signal) return;
        signal.addEventListener("abort", () => reject(signal.reason));
        sent.push(signal);
      });
    const controller = new AbortController();
    fetchEarly("/taken", { method: "GET" }, 60_000);
    const failure = fetchOnce("/taken", { method: "GET", signal: controller.signal }).catch((error: Error) => error.name);
    expect(sent.map(({ aborted }) => aborted)).to.deep.equal([false]);
    controller.abort();
    expect(sent.map(({ aborted }) => aborted)).to.deep.equal([true]);
    expect(await failure).to.equal("AbortError");
  });
});
