import { expect } from "chai";
import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createPartnerApp } from "../../partner/app.js";
import { createTestEngine } from "../testing/engine.driver.js";
import { largestBodies } from "./body-limits.js";
import { createHttpServer } from "./http-server.js";

const megabyte = 1_000_000;
/** What Node reads ahead of the application, and what the sockets hold. */
const readAhead = megabyte;
const chunk = Buffer.alloc(64 * 1024, "1");

type Fetch = Parameters<typeof createHttpServer>[0];

/** A server on a port of its own, with the bytes that its connections have taken. */
async function listen(fetch: Fetch, limits?: Parameters<typeof createHttpServer>[1]) {
  const server = createHttpServer(fetch, limits).listen(0, "127.0.0.1");
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return {
    port,
    close,
    taken: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    open: () => sockets.filter(({ closed }) => !closed),
  };
}

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

/** Sends up to a size of body, for as long as the server takes it, and reads the response. */
function stream(port: number, { method = "POST", path, headers = {} }: Sent, size: number) {
  return new Promise<{ status: number; body: unknown; connection: string | undefined; sent: number }>((resolve, reject) => {
    let sent = 0;
    const sending = request({ port, host: "127.0.0.1", method, path, headers: { "content-type": "application/json", ...headers } });
    const send = () => {
      let more = true;
      while (more && sent < size && !sending.destroyed) {
        more = sending.write(chunk);
        sent += chunk.length;
      }
      if (sent >= size) sending.end();
    };
    sending.on("drain", send);
    let answered = false;
    sending.on("error", (error) => answered || reject(error));
    sending.on("response", (response) => {
      answered = true;
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => {
        sending.destroy();
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, body: JSON.parse(text), connection: received.connection, sent });
      });
    });
    send();
  });
}

/** Sends text as it is, and reads until the server ends the connection. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let read = "";
  socket.on("data", (part: Buffer) => (read += part.toString()));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return read;
}

const problemIn = (text: string): Record<string, unknown> => JSON.parse(text.slice(text.indexOf("\r\n\r\n")));

const app = createTestEngine().app;
const call = "/se/search/product?size=20&start=0";

describe("a body too large", () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeEach(async () => {
    server = await listen(app.fetch);
  });
  afterEach(() => server.close());

  for (const [path, limit] of [
    [call, largestBodies.call],
    ["/se/search/count", largestBodies.call],
    ["/experiments/data/visit/events?siteCode=x", largestBodies.call],
    ["/calendar", largestBodies.call],
    ["/nowhere", largestBodies.call],
    ["/engine/clock", largestBodies.control],
  ] as const)
    it(`of 64 MB in chunks is refused at its limit by ${path}, and the rest is not read`, async () => {
      const method = path === "/engine/clock" ? "PUT" : "POST";
      const { status, body, connection, sent } = await stream(server.port, { method, path }, 64 * megabyte);
      expect(body).to.deep.equal({ title: "Too large", status: 413, field: null, detail: `The body is larger than ${limit} bytes` });
      expect({ status, connection }).to.deep.equal({ status: 413, connection: "close" });
      expect(server.taken()).to.be.within(limit, limit + readAhead);
      expect(sent, "the client was stopped").to.be.below(32 * megabyte);
      await expectClosed(server);
    });

  it("of a declared length is refused at once", async () => {
    const { status } = await stream(server.port, { path: call, headers: { "content-length": String(300 * megabyte) } }, 64 * megabyte);
    expect(status).to.equal(413);
    expect(server.taken()).to.be.below(readAhead);
    await expectClosed(server);
  });

  it("is refused before any of it has arrived", async () => {
    const text = `POST ${call} HTTP/1.1\r\nhost: x.test\r\ncontent-length: ${largestBodies.call + 1}\r\n\r\n`;
    const answer = await raw(server.port, text);
    expect(answer).to.match(/^HTTP\/1\.1 413 /);
    expect(server.taken()).to.equal(text.length);
  });

  for (const method of ["GET", "DELETE"])
    it(`of ${method} is not read either`, async () => {
      const { status } = await stream(
        server.port,
        { method, path: "/engine/faults", headers: { "transfer-encoding": "chunked" } },
        64 * megabyte,
      );
      expect(status).to.equal(413);
      expect(server.taken()).to.be.below(largestBodies.control + readAhead);
    });

  it("for the partner's page is not read either", async () => {
    const partner = await listen(createPartnerApp("http://localhost:1").fetch);
    const { status } = await stream(partner.port, { path: "/partner" }, 64 * megabyte);
    partner.close();
    expect(status).to.equal(413);
    expect(partner.taken()).to.be.below(largestBodies.call + readAhead);
  });

  it("is taken up to the last byte of the limit", async () => {
    const body = JSON.stringify({ engineId: 1 }).padEnd(largestBodies.call);
    for (const headers of [{ "content-length": String(body.length) }, { "transfer-encoding": "chunked" }]) {
      const response = await new Promise<number | undefined>((resolve, reject) => {
        const sending = request({ port: server.port, host: "127.0.0.1", method: "POST", path: call, headers });
        sending.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
        sending.end(body);
      });
      expect(response).to.equal(200);
    }
  });
});

async function expectClosed(server: Awaited<ReturnType<typeof listen>>): Promise<void> {
  const end = Date.now() + 2000;
  while (server.open().length > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(server.open()).to.deep.equal([]);
}

describe("what is no request", () => {
  const limits = { headerBytes: 16_384, headersTime: 200, requestTime: 400, interval: 50 };
  let server: Awaited<ReturnType<typeof listen>>;
  before(async () => {
    server = await listen(app.fetch, limits);
  });
  after(() => server.close());

  for (const [what, text, status] of [
    ["too long an address", `GET /se/search/find?text_search=${"a".repeat(20_000)} HTTP/1.1\r\nhost: x.test\r\n\r\n`, 431],
    ["too large a header", `GET / HTTP/1.1\r\nhost: x.test\r\nx-large: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["an address that is none", "GET //[ HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n", 400],
    ["headers that do not end", "GET / HTTP/1.1\r\nhost: x.test\r\n", 408],
    ["a body that does not end", `POST ${call} HTTP/1.1\r\nhost: x.test\r\ncontent-length: 20\r\n\r\n{`, 408],
  ] as const)
    it(`${what} gets ${status} and a problem`, async () => {
      const answer = await raw(server.port, text);
      expect(answer).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.toLowerCase()).to.include("application/problem+json");
      expect(problemIn(answer)).to.include({ status, field: null });
      expect(problemIn(answer).detail).to.be.a("string").with.length.above(10);
    });

  it("an address as long as the limits allow is answered", async () => {
    const path = `/se/search/find?engineId=1&site=${"a".repeat(15_000)}`;
    expect(await raw(server.port, `GET ${path} HTTP/1.1\r\nhost: x.test\r\nconnection: close\r\n\r\n`)).to.match(/^HTTP\/1\.1 200 /);
  });
});
