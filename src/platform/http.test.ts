import { expect } from "chai";
import { muteConsole } from "../../test/fixtures/console.js";
import { fakeClock } from "./testing/fakes.js";
import { aborted, createHttp, HttpError, MalformedJsonError, NetworkError, TimeoutError, type HttpOptions } from "./http.js";

type Fetch = NonNullable<HttpOptions["fetch"]>;
const client = (fetch: Fetch, more: Partial<HttpOptions> = {}) =>
  createHttp({ base: "https://api.example", locale: () => "fr-FR", company: () => null, fetch, ...more });
const idle = () => new AbortController().signal;
const never = () => new Promise<Response>(() => {});

async function failureOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => expect.fail("it should have failed"),
    (error: unknown) => error,
  );
}

describe("the http client", () => {
  let output: ReturnType<typeof muteConsole>;
  beforeEach(() => (output = muteConsole()));
  afterEach(() => output.restore());

  it("API-09 parses the answer as JSON, and leaves text as it is", async () => {
    const http = client(async () => new Response('{"a":[1]}'));
    expect(await http.json("find", { path: "/a", signal: idle() })).to.deep.equal({ a: [1] });
    expect(await http.text("env", { path: "/a", signal: idle() })).to.equal('{"a":[1]}');
  });

  it("API-07 sends POST with a JSON body, and GET without a body", async () => {
    const inits: RequestInit[] = [];
    const http = client(async (_url, init) => {
      inits.push(init);
      return new Response("{}");
    });
    await http.json("products", { method: "POST", path: "/a", body: { b: 1 }, signal: idle() });
    await http.json("find", { path: "/a", signal: idle() });
    expect(inits.map(({ method, body }) => [method, body])).to.deep.equal([
      ["POST", '{"b":1}'],
      ["GET", undefined],
    ]);
  });

  it("ERR-01..02 logs the status once, and throws", async () => {
    const http = client(async () => new Response("no", { status: 503 }));
    const error = await failureOf(http.json("find", { path: "/a", signal: idle() }));
    expect(error).to.be.instanceOf(HttpError).and.include({ message: "HTTP error! Status: 503", status: 503, call: "find" });
    expect(output.errors).to.deep.equal([["Request failed:", error, "The call find was sent to https://api.example/a."]]);
  });

  it("tells a page of another origin where its calls went, and how to send them elsewhere", async () => {
    const refused = async () => new Response("no", { status: 404 });
    for (const base of ["", "https://api.example/"])
      await failureOf(client(refused, { base }).json("find", { path: "/a", signal: idle() }));
    expect(output.errors.map(([, , where]) => where)).to.deep.equal([
      "The call find was sent to /a of the page's own origin. If the seller's server has another origin, set the attribute api-base.",
      "The call find was sent to https://api.example/a.",
    ]);
  });

  it("ENV-15 treats every status outside 200 to 299 the same way", async () => {
    for (const status of [300, 304, 400, 404, 500]) {
      const answer = { ok: false, status, text: async () => "{}" };
      expect(await failureOf(client(async () => answer).json("find", { path: "/a", signal: idle() }))).to.be.instanceOf(HttpError);
    }
  });

  it("ERR-03 resolves to an empty object when aborted before, during and after the answer", async () => {
    const before = AbortSignal.abort();
    expect(await client(never).json("find", { path: "/a", signal: before })).to.equal(aborted);
    const controller = new AbortController();
    const during = client(never).json("find", { path: "/a", signal: controller.signal });
    controller.abort();
    expect(await during).to.equal(aborted);
    const late = new AbortController();
    const body = async () => {
      late.abort();
      return "not even JSON";
    };
    expect(await client(async () => ({ ok: true, status: 200, text: body })).json("find", { path: "/a", signal: late.signal })).to.equal(
      aborted,
    );
    expect(aborted).to.deep.equal({});
    expect(output.warnings.map(([first]) => first)).to.deep.equal(Array(3).fill("Request was aborted:"));
    expect(output.errors).to.deep.equal([]);
  });

  it("ERR-03 treats any failure of an aborted request as the abort, whatever a wrapped fetch throws", async () => {
    const controller = new AbortController();
    const wrapped: Fetch = async () => {
      controller.abort();
      throw new TypeError("Failed to fetch");
    };
    expect(await client(wrapped).json("find", { path: "/a", signal: controller.signal })).to.equal(aborted);
  });

  it("names the call whose answer is not JSON, and the reason", async () => {
    const error = await failureOf(client(async () => new Response('{"a":')).json("products", { path: "/a", signal: idle() }));
    expect(error).to.be.instanceOf(MalformedJsonError);
    expect(String(error)).to.match(/call products is not JSON \(.+\)/);
    expect(output.errors.map(([, logged]) => logged)).to.deep.equal([error]);
  });

  it("names the call that could not be made, and keeps the cause", async () => {
    const cause = new TypeError("Failed to fetch");
    for (const broken of [
      () => Promise.reject(cause),
      () => {
        throw cause;
      },
    ] as Fetch[]) {
      const error = await failureOf(client(broken).json("find", { path: "/a", signal: idle() }));
      expect(error).to.be.instanceOf(NetworkError).and.include({ call: "find", cause });
    }
  });

  it("gives up after its timeout, and clears its timer after an answer", async () => {
    const clock = fakeClock();
    let signal: AbortSignal | null | undefined;
    const hung: Fetch = (_url, init) => {
      signal = init.signal;
      return never();
    };
    const request = failureOf(client(hung, { timeout: 500, clock }).json("find", { path: "/a", signal: idle() }));
    clock.advance(499);
    expect(signal?.aborted).to.equal(false);
    clock.advance(1);
    expect(await request).to.be.instanceOf(TimeoutError);
    expect(signal?.aborted).to.equal(true);
    await client(async () => new Response("{}"), { timeout: 500, clock }).json("find", { path: "/a", signal: idle() });
    expect(clock.pending()).to.equal(0);
  });

  it("uses the fetch that the page has when a request is made", async () => {
    const http = createHttp({ base: "https://api.example", locale: () => "fr-FR", company: () => null });
    const original = globalThis.fetch;
    globalThis.fetch = async (url) => new Response(JSON.stringify({ wrapped: String(url) }));
    try {
      expect(await http.json("find", { path: "/a", signal: idle() })).to.deep.equal({ wrapped: "https://api.example/a" });
    } finally {
      globalThis.fetch = original;
    }
  });

  it("API-01 joins its base, the page's own origin when it is empty", async () => {
    const urls: string[] = [];
    const fetch: Fetch = async (url) => {
      urls.push(url);
      return new Response("{}");
    };
    await client(fetch, { base: "https://api.example/shop/" }).json("find", { path: "/a", query: { q: "é b" }, signal: idle() });
    Object.defineProperty(globalThis, "location", { value: new URL("https://page.example/x/y"), configurable: true });
    try {
      await client(fetch, { base: "" }).json("find", { path: "/a", signal: idle() });
    } finally {
      Reflect.deleteProperty(globalThis, "location");
    }
    expect(urls).to.deep.equal(["https://api.example/shop/a?q=%C3%A9+b", "https://page.example/a"]);
  });
});
