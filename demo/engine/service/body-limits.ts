import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problemResponse, Refusal } from "./problem.js";

/** Bytes that a body may have: of a call or a page, and of a control. */
export const largestBodies = { call: 100_000, control: 1_000_000 } as const;

const controls = "/engine/";

/** The rest of the body is never read, so the connection ends. */
function refuse(limit: number): Response {
  const response = problemResponse(new Refusal(413, null, `The body is larger than ${limit} bytes`));
  response.headers.set("connection", "close");
  return response;
}

const limited = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: () => refuse(maxSize) });
const limits = { call: limited(largestBodies.call), control: limited(largestBodies.control) };

/** Whether a request that has no use for a body comes with one. */
function hasNeedlessBody({ req }: Context): boolean {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  return req.header("transfer-encoding") !== undefined || Number(req.header("content-length") ?? 0) > 0;
}

/** Refuses a body that is larger than its route allows: at once when its length is declared, else where it exceeds the limit. */
export const limitedBodies: MiddlewareHandler = async (context, next) => {
  if (hasNeedlessBody(context)) return refuse(0);
  return limits[context.req.path.startsWith(controls) ? "control" : "call"](context, next);
};
