import { Hono } from "hono";
import * as v from "valibot";
import type { EngineEnv } from "../service/engine.js";
import { checked } from "../service/problem.js";
import { queryOf } from "../service/query.js";

const afterShape = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0") });

/** The kept part of what was received, each entry with its number. */
interface Received {
  list(): readonly { readonly number: number }[];
  clear(): void;
}

/** `/{name}`: `GET` lists what was received, or only what came after `?after={number}`; `DELETE` clears it. */
export function listRoutes(name: string, received: Received): Hono<EngineEnv> {
  return new Hono<EngineEnv>()
    .get(`/${name}`, (context) => {
      const { after } = checked(afterShape, queryOf(context.req.url));
      return context.json({ [name]: received.list().filter(({ number }) => number > after) });
    })
    .delete(`/${name}`, (context) => {
      received.clear();
      return context.body(null, 204);
    });
}
