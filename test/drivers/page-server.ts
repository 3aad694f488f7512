import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server of pages sends for a path. */
export interface ServedFile {
  readonly type: string;
  readonly body: string;
  /** The content security policy of a page. */
  readonly policy?: string;
}

export interface PageServer {
  readonly port: number;
  /** Another origin than the seller's. */
  readonly origin: string;
  close(): void;
}

/** Serves pages as a partner's server does, at a port of its own; `fileAt` has what is at a path. */
export async function servePages(fileAt: (path: string) => ServedFile | undefined): Promise<PageServer> {
  const server = createServer((request, response) => {
    const file = fileAt(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!file) response.writeHead(404).end();
    else
      response
        .writeHead(200, { "content-type": `${file.type}; charset=utf-8`, ...(file.policy && { "content-security-policy": file.policy }) })
        .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://localhost:${port}`, close: () => void server.close() };
}
