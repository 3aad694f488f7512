import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};

/** How long a browser may keep a file without a request. */
export const caching = {
  /** Revalidates each time: pages and built files, which change during development. */
  ask: "no-cache",
  /** Never changes under its address: fonts and pictures. */
  keep: "public, max-age=31536000, immutable",
} as const;

/** The file under a folder that a path names; null when it is none or lies outside. */
export async function findFile(folder: string, path: string): Promise<string | null> {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  const file = normalize(join(folder, plain));
  if (plain.includes("\0") || !file.startsWith(folder + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

/** A file as a response, or 304 to a browser that has it already. */
export async function sendFile(file: string, cacheControl: string, request: Request): Promise<Response> {
  const content = await readFile(file);
  const etag = `"${createHash("sha1").update(content).digest("base64url")}"`;
  const headers = { "cache-control": cacheControl, etag, "content-type": types[extname(file)] ?? "application/octet-stream" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(content), { headers });
}
