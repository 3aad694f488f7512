import { Hono } from "hono";
import * as v from "valibot";
import { picture } from "../pictures/picture.js";
import { pictureKinds } from "../pictures/scenes.js";
import { caching } from "../service/files.js";
import type { EngineEnv } from "../service/engine.js";
import { checked, Refusal } from "../service/problem.js";
import { lostSeed, pictureSizes } from "../wire/pictures.js";

const widths: Record<string, number> = pictureSizes;

/** The parts of a picture's address. */
const sceneShape = v.object({
  size: v.picklist(Object.keys(widths)),
  kind: v.picklist(pictureKinds),
  seed: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  season: v.picklist(["winter", "summer"]),
  time: v.picklist(["dawn", "day", "dusk", "night"]),
  ratio: v.picklist(["3-2", "16-9"]),
});

/** `/pictures/{size}/{kind}-{seed}-{season}-{time}-{ratio}.svg`; the same address is the same picture for ever. A few are lost. */
export function pictureRoutes(): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.get("/:size/:name{.+\\.svg}", (context) => {
    const [kind, seed, season, time, ...ratio] = context.req.param("name").slice(0, -".svg".length).split("-");
    const scene = checked(sceneShape, { size: context.req.param("size"), kind, seed, season, time, ratio: ratio.join("-") });
    if (scene.seed === lostSeed) throw new Refusal(404, "seed", "This picture is lost");
    const svg = picture({ ...scene, ratio: scene.ratio === "3-2" ? "3:2" : "16:9", width: widths[scene.size] ?? 0 });
    return context.body(svg, 200, { "content-type": "image/svg+xml; charset=utf-8", "cache-control": caching.keep });
  });
  return routes;
}
