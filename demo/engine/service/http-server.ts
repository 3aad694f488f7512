import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { problemOf, problemResponse, Refusal } from "./problem.js";

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** What a request may take of a connection. */
interface HttpLimits {
  /** Bytes of the address and the headers together. */
  readonly headerBytes: number;
  /** Milliseconds until the headers, and until the whole request has arrived. */
  readonly headersTime: number;
  readonly requestTime: number;
  /** Milliseconds between two looks at the connections. */
  readonly interval: number;
}

const usual: HttpLimits = { headerBytes: 16_384, headersTime: 10_000, requestTime: 30_000, interval: 1000 };

/** Why Node gave up a request, by its error codes. */
function refusalOf(code: string | undefined, { headerBytes, headersTime, requestTime }: HttpLimits): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return new Refusal(431, null, `The address and the headers are larger than ${headerBytes} bytes`);
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new Refusal(408, null, `The headers take at most ${headersTime} ms to arrive, the whole request ${requestTime} ms`);
  return new Refusal(400, null, "This is no HTTP request");
}

function refuse(socket: Socket, refusal: Refusal): void {
  const { title } = problemOf(refusal);
  const body = JSON.stringify(problemOf(refusal));
  const headers = [
    "content-type: application/problem+json; charset=utf-8",
    "access-control-allow-origin: *",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`HTTP/1.1 ${refusal.status} ${title}\r\n${headers.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

/** A server of an application, which refuses what is too large, too slow or no HTTP with a problem. */
export function createHttpServer(fetch: FetchCallback, limits: HttpLimits = usual): Server {
  const { headerBytes: maxHeaderSize, headersTime: headersTimeout, requestTime: requestTimeout, interval } = limits;
  const options = { maxHeaderSize, headersTimeout, requestTimeout, connectionsCheckingInterval: interval };
  const errorHandler = (): Response => problemResponse(new Refusal(400, null, "The address or the host of the request is none"));
  const server = createServer(options, getRequestListener(fetch, { errorHandler }));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(socket, refusalOf(error.code, limits));
  });
  return server;
}
