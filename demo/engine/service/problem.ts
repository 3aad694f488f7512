import { type GenericIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import type { Problem } from "../../../src/api/problem.js";

const titles = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  408: "Too slow",
  413: "Too large",
  431: "Headers too large",
  503: "Unavailable",
} as const;

/** A request that is refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof titles,
    readonly field: string | null,
    detail: string,
  ) {
    super(detail);
    this.name = "Refusal";
  }
}

/** The body of a refusal. */
export function problemOf({ status, field, message }: Refusal): Problem {
  return { title: titles[status], status, field, detail: message };
}

/** A refusal as a response. */
export function problemResponse(refusal: Refusal): Response {
  return new Response(JSON.stringify(problemOf(refusal)), {
    status: refusal.status,
    headers: { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" },
  });
}

/** The response to a method that an address does not have; `methods` are the ones that it has. */
export function methodRefused(methods: readonly string[]): Response {
  const allowed = [...methods, "OPTIONS"].join(", ");
  const response = problemResponse(new Refusal(405, null, `The address has the methods ${allowed}`));
  response.headers.set("allow", allowed);
  return response;
}

/** The response while the database does not answer. */
export function unavailable(): Response {
  const response = problemResponse(new Refusal(503, null, "The database does not answer for now; try again"));
  response.headers.set("retry-after", "1");
  return response;
}

function detailOf(issue: GenericIssue): string {
  const field = getDotPath(issue);
  return field === null ? issue.message : `${field}: ${issue.message}`;
}

/** The input as its shape reads it. Throws a refusal that names the first wrong field. */
export function checked<const Schema extends GenericSchema>(schema: Schema, input: unknown): InferOutput<Schema> {
  const result = safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal(400, getDotPath(result.issues[0]), detailOf(result.issues[0]));
}

/** Refuses a field when the condition does not hold. */
export function require(condition: boolean, field: string, detail: string): asserts condition {
  if (!condition) throw new Refusal(400, field, `${field}: ${detail}`);
}
