import * as v from "valibot";
import { object } from "../api/object.js";
import { isRecord } from "../domain/is-record.js";

/**
 * A recording of what a page did with the tags: one JSON file. Times are milliseconds since the recording began. It holds nothing
 * personal: `personal.ts` has what is replaced.
 */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const at = v.pipe(v.number(), v.minValue(0));
const attributes = v.record(v.string(), v.string());

/** What was used in a tag, as assistive technology perceives it. */
const target = object({
  /** The number of the tag, in the order in which the page had them. */
  tag: whole,
  role: v.string(),
  name: v.string(),
  /** Of several with the same role and name, from 0. */
  nth: whole,
});

/** What a replay does again. */
const inputs = [
  object({ type: v.literal("press"), at, target }),
  object({ type: v.literal("type"), at, target, text: v.string() }),
  object({ type: v.literal("choose"), at, target, value: v.string() }),
  /** A named key with its modifiers, as Playwright writes them: `Shift+Tab`. */
  object({ type: v.literal("key"), at, target: v.nullable(target), key: v.string() }),
  object({ type: v.literal("scroll"), at, top: whole }),
  object({ type: v.literal("resize"), at, width: whole, height: whole }),
  /** The visitor or the page went to another hash. */
  object({ type: v.literal("hash"), at, hash: v.string() }),
  /** Back is -1. */
  object({ type: v.literal("history"), at, steps: v.number() }),
  object({ type: v.literal("consent"), at, given: v.array(v.string()) }),
  /** The clock of the machine was set: it shows `now`, in milliseconds since 1970. */
  object({ type: v.literal("clock"), at, now: v.number() }),
  object({ type: v.literal("tag"), at, tag: whole, name: v.string(), attributes }),
  object({ type: v.literal("tag-removed"), at, tag: whole }),
  /** null: the attribute was removed. */
  object({ type: v.literal("attribute"), at, tag: whole, name: v.string(), value: v.nullable(v.string()) }),
  /** `body` is a key of `bodies`. */
  object({ type: v.literal("answer"), at, number: whole, status: whole, body: v.string() }),
  object({ type: v.literal("failure"), at, number: whole, reason: v.picklist(["network", "aborted"]) }),
] as const;

/** What a replay leads to again. */
const outputs = [
  object({
    type: v.literal("request"),
    at,
    number: whole,
    method: v.string(),
    path: v.string(),
    query: v.record(v.string(), v.string()),
    body: v.optional(v.unknown()),
  }),
  /** An event of a tag. */
  object({ type: v.literal("event"), at, tag: whole, name: v.string(), detail: v.unknown() }),
  object({ type: v.literal("announced"), at, tag: whole, text: v.string() }),
  /** The hash was written. */
  object({ type: v.literal("address"), at, hash: v.string() }),
  /** An error that nothing caught. */
  object({ type: v.literal("fault"), at, message: v.string() }),
] as const;

const event = v.variant("type", [...inputs, ...outputs]);

const format = "ski-elements recording";
const version = 1;

const recordingShape = object({
  format: v.literal(format),
  version: v.literal(version),
  build: object({ version: v.string(), script: v.nullable(v.string()) }),
  page: object({
    address: v.string(),
    /** BCP 47, of the page and of the browser. */
    language: v.string(),
    browserLanguage: v.string(),
    timeZone: v.string(),
    width: whole,
    height: whole,
    touch: v.boolean(),
    dark: v.boolean(),
  }),
  /** ISO 8601. */
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The searches that had their settings when the recording began. */
  searches: v.array(object({ store: v.string(), settings: v.record(v.string(), v.unknown()), flags: v.record(v.string(), v.unknown()) })),
  /** What the page's script had given; null for nothing. */
  consent: v.nullable(v.array(v.string())),
  events: v.array(event),
  /** The bodies of answers, each once. */
  bodies: v.record(v.string(), v.string()),
});

export type Recording = v.InferOutput<typeof recordingShape>;
export type RecordedEvent = v.InferOutput<typeof event>;
export type Target = v.InferOutput<typeof target>;
/** An event before it has its time. */
export type Happening = RecordedEvent extends infer Event ? (Event extends { at: number } ? Omit<Event, "at"> : never) : never;

const inputTypes: ReadonlySet<string> = new Set(inputs.map(({ entries }) => entries.type.literal));

/** Whether a replay does an event again, rather than waits for it. */
export function isInput(event: RecordedEvent): boolean {
  return inputTypes.has(event.type);
}

/** Throws with what is wrong: no JSON, another file, another version, or the first part that cannot be read or is missing. */
export function readRecording(text: string): Recording {
  const content = parsed(text);
  if (!isRecord(content) || content["format"] !== format) throw new Error("This is not a recording of ski-elements.");
  if (content["version"] !== version)
    throw new Error(`This recording has version ${String(content["version"])}; this copy of ski-elements plays version ${version}.`);
  const result = v.safeParse(recordingShape, content);
  if (!result.success) throw new Error(`This recording cannot be read: ${problemOf(result.issues[0])}.`);
  const lost = result.output.events.find((one) => one.type === "answer" && result.output.bodies[one.body] === undefined);
  if (lost?.type === "answer")
    throw new Error(`This recording is not complete: the body of the answer to request ${lost.number} is missing.`);
  return result.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("This is not a recording of ski-elements: it is not JSON.");
  }
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const part = v.getDotPath(issue) ?? "the file";
  return issue.received === "undefined"
    ? `${part} is missing`
    : `${part} is ${issue.received}${issue.expected ? `, but must be ${issue.expected}` : ""}`;
}
