import { maskedDetail, maskedQuery } from "./personal.js";

/** A request as a recording has it. */
export interface NotedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body?: unknown;
}

/** A path without what only spreads caches. */
const steadyPath = (path: string): string => path.replace(/\/wiyp\/price\/[^/]+$/, "/wiyp/price/*");

export function requestOf(address: string, { method = "GET", body }: RequestInit): NotedRequest {
  const { pathname, searchParams } = new URL(address, location.href);
  return {
    method,
    path: steadyPath(pathname),
    query: maskedQuery(Object.fromEntries(searchParams)),
    ...(typeof body === "string" && { body: bodyOf(body) }),
  };
}

function bodyOf(body: string): unknown {
  try {
    return maskedDetail(JSON.parse(body));
  } catch {
    return null;
  }
}
