import { type GenericIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import type { Problem } from "../../../src/api/problem.js";

/** A request that is refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413,
    readonly field: string | null,
    detail: string,
  ) {
    super(detail);
    this.name = "Refusal";
  }
}

const titles = { 400: "Bad request", 404: "Not found", 405: "Method not allowed", 413: "Too large" } as const;

/** The body of a refusal. */
export function problemOf({ status, field, message }: Refusal): Problem {
  return { title: titles[status], status, field, detail: message };
}

/** The body of a response that cannot be given for now. */
export const unavailableProblem = {
  title: "Unavailable",
  status: 503,
  field: null,
  detail: "The database does not answer for now; try again",
} as const satisfies Problem;

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
