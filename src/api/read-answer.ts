import * as v from "valibot";
import { RequestError } from "../platform/http.js";

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

/** An item of a list that was left out of an answer because it could not be read. */
export interface Dropped {
  readonly call: string;
  /** Dotted path of the item as it was sent (`products.3`). */
  readonly item: string;
  /** Dotted path of what was wrong in it (`products.3.liheId`). */
  readonly field: string;
  readonly reason: string;
}

type Key = string | number;
type Fault = { readonly path: readonly Key[]; readonly reason: string };
type Shape<Answer> = v.GenericSchema<unknown, Answer>;

/**
 * Reads an answer tolerantly: an item of a list that does not fit is left out and passed to `onDropped`, the others are kept.
 * The innermost item is dropped (one offer, not its lodging), unless its list would be left empty: then the item that holds
 * the list is dropped, since "no offers" would be untrue. What cannot be read that way throws an `AnswerError`.
 */
export function readAnswer<Answer>(call: string, shape: Shape<Answer>, body: unknown, onDropped: (dropped: Dropped) => void): Answer {
  const result = v.safeParse(shape, body);
  if (result.success) return result.output;
  const faults = faultsOf(result.issues);
  const survivor = new Survivor(body);
  for (const fault of faults) survivor.mark(call, fault);
  const rest = v.safeParse(shape, survivor.withoutMarked());
  if (!rest.success) throw wrong(call, faultsOf(rest.issues)[0]);
  survivor.dropped.forEach((fault, item) => onDropped({ call, item, field: fault.path.join("."), reason: fault.reason }));
  return rest.output;
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key))),
    reason: issue.message,
  }));
}

function wrong(call: string, fault: Fault | undefined): AnswerError {
  return new AnswerError(call, fault?.path.join(".") ?? "", fault?.reason ?? "it does not have the shape that was agreed.");
}

interface Step {
  readonly container: object;
  readonly key: Key;
  /** How far down the path, from 0. */
  readonly depth: number;
}

/** The lists and objects that a path leads through, outermost first. */
function stepsOf(body: unknown, path: readonly Key[]): Step[] {
  const steps: Step[] = [];
  let value = body;
  for (const [depth, key] of path.entries()) {
    if (value === null || typeof value !== "object") break;
    steps.push({ container: value, key, depth });
    value = Reflect.get(value, key);
  }
  return steps;
}

/** What is left of a body once its faulty items are taken out. */
class Survivor {
  /** Why each item is dropped, by its dotted path. */
  readonly dropped = new Map<string, Fault>();
  /** Indexes that are dropped, by list. */
  private readonly gone = new Map<object, Set<number>>();
  /** Containers on the way to a dropped item; all else is kept as it is. */
  private readonly touched = new Set<unknown>();

  constructor(private readonly body: unknown) {}

  /** Marks the innermost item on the way to a fault, and the items around it whose list that empties. */
  mark(call: string, fault: Fault): void {
    const steps = stepsOf(this.body, fault.path);
    for (const { container } of steps) this.touched.add(container);
    for (const { container, key, depth } of steps.toReversed()) {
      if (!Array.isArray(container) || typeof key !== "number") continue;
      const gone = this.gone.get(container) ?? new Set();
      if (gone.has(key)) return;
      this.gone.set(container, gone.add(key));
      if (gone.size < container.length) return void this.dropped.set(fault.path.slice(0, depth + 1).join("."), fault);
    }
    throw wrong(call, fault);
  }

  withoutMarked(value: unknown = this.body): unknown {
    if (!this.touched.has(value)) return value;
    if (Array.isArray(value)) {
      const gone = this.gone.get(value);
      return value.filter((_, index) => !gone?.has(index)).map((item) => this.withoutMarked(item));
    }
    const parts = Object.entries(Object(value)).map(([key, part]) => [key, this.withoutMarked(part)]);
    return Object.fromEntries(parts);
  }
}
