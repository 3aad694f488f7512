import * as v from "valibot";
import { hasParts } from "../domain/is-record.js";
import { RequestError } from "../platform/http-errors.js";

/**
 * Fields that would be untrue if they were taken as absent ("no offers"), by name: a `readable` one must be readable, even if it is an
 * empty list; a `filled` one is a list that must keep an item if it had any.
 */
export type Needed = Readonly<Record<string, "readable" | "filled">>;

/** An answer that cannot be used; `field` is the dotted path of what was wrong (`totalProducts`), empty for the whole. */
export class AnswerError extends RequestError {
  override readonly name = "AnswerError";

  constructor(
    call: string,
    readonly field: string,
    reason: string,
  ) {
    super(call, `ski-elements: the answer of the call ${call} cannot be read at ${field || "its root"}: ${reason}`);
  }
}

/** The report to the page on a part of an answer that was left out: an item of a list, or a field that may be absent. */
export interface AnswerReport {
  readonly code: "dropped";
  readonly message: string;
  readonly call: string;
}

type Key = string | number;
type Fault = { readonly path: readonly Key[]; readonly reason: string };

/** A body that does not have its shape, and in what respect. */
interface FaultyAnswer {
  readonly body: unknown;
  readonly issues: readonly v.BaseIssue<unknown>[];
  readonly needed: Needed;
}

/** What is left of an answer without the parts that cannot be read, as `readAnswer` describes. */
export function readLeniently<Answer>(
  call: string,
  shape: v.GenericSchema<unknown, Answer>,
  { body, issues, needed }: FaultyAnswer,
  report: (report: AnswerReport) => void,
): Answer {
  const draft = new Draft(body, needed);
  const faults = faultsOf(issues);
  for (const { path } of faults) draft.empty(path);
  const lenient = v.safeParse(shape, draft.current());
  const remaining = new Set(faultsOf(lenient.issues ?? []).map(({ path }) => path.join(".")));
  const dropped = new Map<string, AnswerReport>();
  for (const { path, reason } of faults) {
    const field = path.join(".");
    const isEmptied = !remaining.has(field);
    const item = isEmptied ? field : draft.drop(path);
    if (item === null) throw reported(new AnswerError(call, field, reason));
    // A field that is wrong in one item often is in all.
    const key = isEmptied ? field.replace(/\d+/g, "") : item;
    const message = `${item} was left out of the answer of ${call}: ${field}: ${reason}`;
    if (item && !dropped.has(key)) dropped.set(key, { code: "dropped", call, message });
  }
  const rest = v.safeParse(shape, draft.current());
  if (!rest.success) throw reported(new AnswerError(call, "", "it does not have the shape that was agreed."));
  for (const one of dropped.values()) report(one);
  return rest.output;
}

/** Calls whose unreadable answer has been logged: each is logged once. */
const logged = new Set<string>();

function reported(error: AnswerError): AnswerError {
  if (!logged.has(error.call)) console.error("Request failed:", error, "The seller's server has to answer as openapi.json says.");
  logged.add(error.call);
  return error;
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key))),
    reason: issue.message,
  }));
}

interface Step {
  readonly container: object;
  readonly key: Key;
}

/** A body from which parts are removed while the received body stays unchanged: objects and lists that change are copied. */
class Draft {
  private readonly root: { body: unknown };
  private readonly copies = new Set<unknown>();

  constructor(
    body: unknown,
    private readonly needed: Needed,
  ) {
    this.root = { body };
  }

  /** The body without the removed parts. */
  current(): unknown {
    for (const copy of this.copies) if (Array.isArray(copy)) copy.splice(0, Infinity, ...copy.filter((item) => item !== undefined));
    return this.root.body;
  }

  /** Makes a field absent, unless it is an item of a list, or needed. */
  empty(path: readonly Key[]): void {
    const { container, key } = this.stepsTo(path)[path.length] ?? this.start;
    if (container !== this.root && !Array.isArray(container) && this.needed[key] === undefined) Reflect.set(container, key, null);
  }

  /** Leaves out the item on the way to a fault; returns its path, empty where it was left out before. Null where there is no such item. */
  drop(path: readonly Key[]): string | null {
    const steps = this.stepsTo(path);
    if (steps.length <= path.length) return "";
    for (const [depth, { container, key }] of steps.map((step, index) => [index, step] as const).toReversed()) {
      if (!Array.isArray(container) || typeof key !== "number") continue;
      if (container[key] === undefined) return "";
      container[key] = undefined;
      const holder = steps[depth - 1] ?? this.start;
      const isLast = container.every((item) => item === undefined);
      const isNeeded = this.needed[holder.key];
      if (isLast && isNeeded === "filled") continue;
      if (isLast && !isNeeded) Reflect.set(holder.container, holder.key, null);
      return path.slice(0, depth).join(".");
    }
    return null;
  }

  private get start(): Step {
    return { container: this.root, key: "body" };
  }

  /** From the whole body to a part, as far as it is there. */
  private stepsTo(path: readonly Key[]): Step[] {
    const steps = [this.start];
    let { container, key } = this.start;
    for (const next of path) {
      const value = this.copyIn(container, key);
      if (!hasParts(value)) break;
      [container, key] = [value, next];
      steps.push({ container, key });
    }
    return steps;
  }

  private copyIn(container: object, key: Key): unknown {
    const value: unknown = Reflect.get(container, key);
    if (!hasParts(value) || this.copies.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    this.copies.add(copy);
    Reflect.set(container, key, copy);
    return copy;
  }
}
