/** The bench's server: the released build, the pages with their scripts, the pictures and the calls. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { responseTo } from "../pages/responses.mjs";
import { bundleOf } from "./bundle.mjs";
import { serveSecurely } from "./secure-server.mjs";

const types = { js: "text/javascript", css: "text/css", json: "application/json", svg: "image/svg+xml", html: "text/html" };
const typeOf = (path) => types[path.split(".").pop()] ?? "text/plain";
const readFrom = (folder, path) => readFile(fileURLToPath(new URL(`../../${folder}${path}`, import.meta.url)), "utf8");

const picture = (number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="hsl(${number * 15} 40% 80%)"/></svg>`;

/** What is at an address that is no call, as text; throws where nothing is. */
async function fileAt(path, pages) {
  const [, folder] = path.split("/");
  if (folder === "dist") return readFrom("", path.slice(1));
  if (folder === "scripts") return bundleOf(path.replace("/scripts/", ""));
  if (folder === "styles") return readFrom("bench/pages/", path.replace("/styles/", ""));
  if (folder === "peers") return readFrom("bench/node_modules/", path.replace("/peers/", ""));
  if (folder === "pictures") return picture(Number.parseInt(path.replace("/pictures/", ""), 10));
  const page = pages[path];
  if (page) return page();
  throw new Error(`Nothing is at ${path}.`);
}

async function bodyOf(request) {
  let body = "";
  for await (const part of request) body += part;
  return body || null;
}

/**
 * @param {Record<string, () => string | Promise<string>>} pages HTML by path
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export function serve(pages) {
  const compressed = new Map();
  const compress = (text) => compressed.get(text) ?? compressed.set(text, gzipSync(text)).get(text);

  async function respond(request, response) {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const call = responseTo(pathname, searchParams, await bodyOf(request));
    const text = call ? call.text : await fileAt(pathname, pages);
    const type = call ? types.json : (pages[pathname] && types.html) || typeOf(pathname.replace(/x$/, ""));
    response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "content-encoding": "gzip", "cache-control": "no-store" });
    response.end(compress(text));
  }

  return serveSecurely((request, response) => {
    respond(request, response).catch((error) => {
      response.writeHead(404);
      response.end(error.message);
    });
  });
}
