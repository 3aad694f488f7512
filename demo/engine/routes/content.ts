import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import * as v from "valibot";
import { hashText } from "../catalogue/random.js";
import { picture } from "../pictures/picture.js";
import type { PictureKind } from "../pictures/scenes.js";
import { trainFormats, trainTimeline } from "../pictures/train-timeline.js";
import type { EngineEnv } from "../service/engine.js";
import { checked } from "../service/problem.js";

const bannerWidth = 1600;
const kinds: readonly PictureKind[] = ["panorama", "village", "slopes", "forest"];
const times = ["day", "dusk", "dawn"] as const;

/** A name that a page may request: what a hash may hold. */
const nameShape = v.object({ name: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)) });

/** The picture of a banner: any name has one, the same for ever. A name that begins with "summer" shows the summer. */
function banner(name: string): string {
  const chance = hashText(name);
  return picture({
    seed: name,
    kind: kinds[chance % kinds.length] ?? "panorama",
    season: name.startsWith("summer") ? "summer" : "winter",
    time: times[chance % times.length] ?? "day",
    ratio: "16:9",
    width: bannerWidth,
  });
}

const svgHeaders = (cacheControl: string) => ({ "content-type": "image/svg+xml; charset=utf-8", "cache-control": cacheControl });

/** `/content/banners/{name}`: requested with the time in its query, so that it is never a cached one. */
export function contentRoutes(): Hono<EngineEnv> {
  return new Hono<EngineEnv>().get("/banners/:name", (context) => {
    const { name } = checked(nameShape, { name: context.req.param("name") });
    return context.body(banner(name), 200, svgHeaders("no-cache"));
  });
}

const font = new URL("../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", import.meta.url);
const formatShape = v.object({ format: v.picklist(trainFormats) });

/** `/train/{desktop|mobile-short|mobile-full}.svg`: the journey by train, above the list of stays that are reached by it. */
export function trainRoutes(): Hono<EngineEnv> {
  return new Hono<EngineEnv>().get("/:file{[\\w-]+\\.svg}", async (context) => {
    const { format } = checked(formatShape, { format: context.req.param("file").replace(/\.svg$/, "") });
    // A picture cannot use the fonts of its page: it contains its own.
    const face = `data:font/woff2;base64,${(await readFile(font)).toString("base64")}`;
    return context.body(trainTimeline(format, face), 200, svgHeaders("public, max-age=86400"));
  });
}
