/** Servers with HTTP/2, as sites have, and a certificate of their own, which the browser is started to accept. */
import { request as requestFrom } from "node:http";
import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";

/**
 * @param {(request: import("node:http2").Http2ServerRequest, response: import("node:http2").Http2ServerResponse) => void} respond
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export async function serveSecurely(respond) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const sessions = new Set();
  const server = createSecureServer({ key, cert }, respond);
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `https://localhost:${server.address().port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** Headers of HTTP/1.1 that HTTP/2 does not have, and those that begin with a colon, which it alone has. */
const ofOneVersion = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);
const headersOf = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":") && !ofOneVersion.has(name)));

/**
 * HTTP/2 before a server that has HTTP/1.1 alone, such as the demo's.
 * @param {string} behind the origin of that server
 */
export const serveBefore = (behind) =>
  serveSecurely((request, response) => {
    const { method, headers } = request;
    const forwarded = requestFrom(behind + request.url, { method, headers: headersOf(headers) }, (answer) => {
      response.writeHead(answer.statusCode, headersOf(answer.headers));
      answer.pipe(response);
    });
    forwarded.on("error", () => response.stream.close());
    request.pipe(forwarded);
  });
