import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

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
  ".webp": "image/webp",
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

interface KeptFile {
  readonly modified: number;
  readonly content: Uint8Array<ArrayBuffer>;
  /** Gzipped; null where that saves nothing: for pictures and fonts, which are compressed already, and small files. */
  readonly gzipped: Uint8Array<ArrayBuffer> | null;
  readonly tag: string;
}

const kept = new Map<string, KeptFile>();
const compressible = /^text\/|json|svg/;
const smallestGzipped = 1024;
const compress = promisify(gzip);

/** A file with its compressed content, read again when it has changed. */
async function keptFile(file: string): Promise<KeptFile> {
  const { mtimeMs: modified } = await stat(file);
  const known = kept.get(file);
  if (known?.modified === modified) return known;
  const content = new Uint8Array(await readFile(file));
  const isGzipped = content.length >= smallestGzipped && compressible.test(typeOf(file));
  const made: KeptFile = {
    modified,
    content,
    gzipped: isGzipped ? new Uint8Array(await compress(content)) : null,
    tag: createHash("sha1").update(content).digest("base64url"),
  };
  kept.set(file, made);
  return made;
}

const typeOf = (file: string): string => types[extname(file)] ?? "application/octet-stream";
const takesGzip = (request: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get("accept-encoding") ?? "");

/** A file as a response, or 304 to a browser that has it already. */
export async function sendFile(file: string, cacheControl: string, request: Request): Promise<Response> {
  const { content, gzipped, tag } = await keptFile(file);
  const isGzipped = gzipped !== null && takesGzip(request);
  const etag = isGzipped ? `"${tag}-gzip"` : `"${tag}"`;
  const headers = {
    "cache-control": cacheControl,
    etag,
    "content-type": typeOf(file),
    ...(gzipped && { vary: "Accept-Encoding" }),
    ...(isGzipped && { "content-encoding": "gzip" }),
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const body = isGzipped ? gzipped : content;
  return new Response(body, { headers: { ...headers, "content-length": String(body.length) } });
}
