import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as v from "valibot";
import { configurationIn, environments } from "../experiments/configuration.js";
import { goals } from "../experiments/provider.js";
import type { VisitorIdentity } from "../experiments/record.js";
import { hostPaths, siteCode } from "../experiments/site.js";
import { readTrackingLines } from "../experiments/tracking-lines.js";
import { eventsOf, visitorDataOf } from "../experiments/visitor-data.js";
import { type Answer, handleCall, receive } from "../service/call.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { jsonWith } from "../service/faults.js";
import { checked, Refusal } from "../service/problem.js";
import { queryOf } from "../service/query.js";

/** Headers of the configuration call, which make it one with a preflight. */
export const clientHeaders = ["x-kameleoon-sdk-type", "x-kameleoon-sdk-version"] as const;
const changeEvent = "configuration-update-event";

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, "is no version"));
const clientType = v.pipe(v.string(), v.toLowerCase(), v.literal("javascript"));
const clientShape = v.object({ "x-kameleoon-sdk-type": clientType, "x-kameleoon-sdk-version": version });
const configurationQuery = v.strictObject({
  environment: v.optional(v.picklist(environments), "production"),
  ts: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
});

const identifier = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255)));
const visitorFields = { siteCode: v.string(), visitorCode: identifier, mappingValue: identifier };
const trackingQuery = v.strictObject({ ...visitorFields, sdkName: clientType, sdkVersion: version });
/** A part of the visitor data is requested with `true`, and otherwise left out. */
const part = v.optional(
  v.pipe(
    v.literal("true"),
    v.transform(() => true),
  ),
);
const visitorDataQuery = v.strictObject({
  ...visitorFields,
  maxNumberPreviousVisits: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(25)), "1"),
  customData: part,
  conversion: part,
  geolocation: part,
  experiment: part,
  page: part,
  staticData: part,
  currentVisit: part,
  kcs: part,
});
const remoteDataQuery = v.strictObject({ siteCode: v.string(), key: v.pipe(v.string(), v.maxLength(500)) });
const followQuery = v.strictObject({ siteCode: v.string() });

function requireSite(code: string): void {
  if (code !== siteCode) throw new Refusal(404, "siteCode", "siteCode: No site has this code");
}

function visitorOf({
  visitorCode,
  mappingValue,
}: {
  visitorCode?: string | undefined;
  mappingValue?: string | undefined;
}): VisitorIdentity {
  if (visitorCode !== undefined && mappingValue !== undefined)
    throw new Refusal(400, "mappingValue", "mappingValue: replaces visitorCode, and is given beside it");
  if (visitorCode !== undefined) return { visitorCode };
  if (mappingValue !== undefined) return { mappingValue };
  throw new Refusal(400, "visitorCode", "visitorCode: is missing, and so is mappingValue");
}

/** The calls of the experiments provider. */
export function experimentRoutes(engine: Engine): Hono<EngineEnv> {
  const { experiments } = engine;
  const configuration: Answer = async ({ query, parameter, header }) => {
    requireSite(parameter("siteCode"));
    checked(clientShape, Object.fromEntries(clientHeaders.map((name) => [name, header(name)])));
    return configurationIn(checked(configurationQuery, query).environment, experiments.configuration());
  };
  const tracking: Answer = async ({ query, body }) => {
    const tracked = checked(trackingQuery, query);
    requireSite(tracked.siteCode);
    const events = readTrackingLines(checked(v.string(), body));
    experiments.record.add(visitorOf(tracked), events);
    return { accepted: events.length };
  };
  const visitorData: Answer = async ({ query }) => {
    const wanted = checked(visitorDataQuery, query);
    requireSite(wanted.siteCode);
    return visitorDataOf(eventsOf(visitorOf(wanted), experiments.record.list()), wanted, { now: experiments.now(), goals });
  };
  const remoteData: Answer = async ({ query }) => {
    const wanted = checked(remoteDataQuery, query);
    requireSite(wanted.siteCode);
    const found = experiments.remoteData(wanted.key);
    if (!found) throw new Refusal(404, "key", "key: No data is kept under this key");
    return found;
  };
  return new Hono<EngineEnv>()
    .get(`${hostPaths.configuration}/:siteCode`, handleCall(engine, "configuration", configuration))
    .post(`${hostPaths.data}/visit/events`, handleCall(engine, "tracking", tracking, { body: "text" }))
    .get(`${hostPaths.data}/visit/visitor`, handleCall(engine, "visitorData", visitorData))
    .get(`${hostPaths.data}/map/map`, handleCall(engine, "remoteData", remoteData))
    .get(`${hostPaths.events}/sse`, async (context) => {
      const { fault, failure } = await receive(context, engine, "configurationEvents", "json");
      if (failure) return failure;
      requireSite(checked(followQuery, queryOf(context.req.url)).siteCode);
      if (context.req.method === "HEAD") return context.body(null, 200, { "content-type": "text/event-stream" });
      return streamSSE(context, async (stream) => {
        let cut = () => {};
        const ended = new Promise<void>((resolve) => {
          cut = resolve;
          stream.onAbort(resolve);
        });
        const changed = (change: object) => void stream.writeSSE({ event: changeEvent, data: jsonWith(fault, change) });
        const stop = experiments.follow({ changed, cut });
        // A comment, so that the client sees the stream open before the first change.
        await stream.write(": open\n\n");
        await ended;
        stop();
      });
    });
}
