import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StubCalls } from "./types.js";

export interface StubServer {
  /** What tags take as `api-base`. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface StubServerOptions {
  /** A free one if not given. */
  readonly port?: number;
}

/** Serves a stub over HTTP from Node, at `localhost`. */
export async function startStubServer(stub: StubCalls, { port = 0 }: StubServerOptions = {}): Promise<StubServer> {
  const server = createServer((message, reply) => {
    answer(stub, message, reply).catch((error: unknown) => {
      reply.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

async function answer(stub: StubCalls, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers } = message;
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") sent.set(name, value);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks).toString("utf8") } : {};
  const response = await stub(new Request(new URL(url, `http://${headers.host ?? "localhost"}`), { method, headers: sent, ...body }));
  if (response.type === "error") return void message.socket.destroy();
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.end(await response.text());
}
