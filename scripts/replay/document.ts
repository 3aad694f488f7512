import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { build } from "esbuild";
import type { Page, Route } from "playwright";
import type { Recording } from "../../src/recorder/recording.js";

/** The address of the library's files in a replayed page, whatever it was in the recorded one. */
export const libraryPath = "/replayed-library/";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A page with nothing but room for the tags: the recording has what its own page put into them. */
function documentOf({ page }: Recording): string {
  return `<!doctype html><html lang="${escaped(page.language)}"><head><meta charset="utf-8"><title>Replay</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${libraryPath}ski-elements.css"></head><body><main></main></body></html>`;
}

async function respond(route: Route, recording: Recording, folder: string): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (request.isNavigationRequest()) return route.fulfill({ contentType: "text/html; charset=utf-8", body: documentOf(recording) });
  if (request.resourceType() === "image") return route.fulfill({ contentType: "image/svg+xml", body: emptyPicture });
  if (!pathname.startsWith(libraryPath)) return route.fulfill({ status: 404 });
  const file = normalize(join(folder, pathname.slice(libraryPath.length)));
  const body = await readFile(file).catch(() => null);
  return body ? route.fulfill({ contentType: types[extname(file)] ?? "text/plain", body }) : route.fulfill({ status: 404 });
}

/** Gives a page everything that it loads: nothing of a replay comes from a network. */
export async function serve(page: Page, recording: Recording, folder: string): Promise<void> {
  await page.route("**/*", (route) => respond(route, recording, folder));
}

let inPage: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const entry = new URL("in-page.ts", import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "iife", target: "es2022", write: false });
  return outputFiles[0]?.text ?? "";
}

/** The part of a replay that runs in the page, as a script. */
export function inPageScript(): Promise<string> {
  return (inPage ??= bundle());
}
