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

/** A part of an answer that could not be read and was left out: an item of a list, or a field that may be absent. */
export interface Dropped {
  readonly call: string;
  /** Dotted path of the part as it was sent (`products.3`). */
  readonly item: string;
  /** Dotted path of what was wrong in it (`products.3.liheId`). */
  readonly field: string;
  readonly reason: string;
}

type Key = string | number;
type Fault = { readonly path: readonly Key[]; readonly reason: string };
type Shape<Answer> = v.GenericSchema<unknown, Answer>;

/**
 * Reads an answer tolerantly. A field that may be absent and cannot be read is absent: null, or its default. An item of a list
 * that lacks what it must have is left out, and the others are kept: the innermost one (an offer, not its lodging). Each item
 * left out is passed to `onDropped`, and a field once, however many items have it. What cannot be read that way throws an `AnswerError`.
 * @param needed names of fields whose absence would be untrue ("no offers"). One of them that cannot be read, or is a list without
 * a readable item, takes the item that holds it with it.
 */
export function readAnswer<Answer>(
  call: string,
  shape: Shape<Answer>,
  body: unknown,
  onDropped: (dropped: Dropped) => void,
  needed: readonly Key[] = [],
): Answer {
  const strict = v.safeParse(shape, body);
  if (strict.success) return strict.output;
  const draft = new Draft(body, needed);
  const faults = faultsOf(strict.issues);
  for (const { path } of faults) draft.empty(path);
  const lenient = v.safeParse(shape, draft.current());
  const remaining = new Set(faultsOf(lenient.issues ?? []).map(({ path }) => path.join(".")));
  const dropped = new Map<string, Dropped>();
  for (const { path, reason } of faults) {
    const field = path.join(".");
    const isEmptied = !remaining.has(field);
    const item = isEmptied ? field : draft.drop(path);
    if (item === null) throw new AnswerError(call, field, reason);
    // A field that is wrong in one item often is in all.
    const key = isEmptied ? field.replace(/\d+/g, "") : item;
    if (item && !dropped.has(key)) dropped.set(key, { call, item, field, reason });
  }
  const rest = v.safeParse(shape, draft.current());
  if (!rest.success) throw new AnswerError(call, "", "it does not have the shape that was agreed.");
  for (const one of dropped.values()) onDropped(one);
  return rest.output;
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

/** A body that loses parts, while the body that was received stays as it is: what holds a part that changes is copied. */
class Draft {
  private readonly root: { body: unknown };
  private readonly copies = new Set<unknown>();

  constructor(
    body: unknown,
    private readonly needed: readonly Key[],
  ) {
    this.root = { body };
  }

  /** The body as it is now. */
  current(): unknown {
    for (const copy of this.copies) if (Array.isArray(copy)) copy.splice(0, Infinity, ...copy.filter((item) => item !== undefined));
    return this.root.body;
  }

  /** Makes a field absent, unless it is an item of a list, or needed. */
  empty(path: readonly Key[]): void {
    const { container, key } = this.stepsTo(path)[path.length] ?? this.start;
    if (container !== this.root && !Array.isArray(container) && !this.needed.includes(key)) Reflect.set(container, key, null);
  }

  /** Leaves out the item on the way to a fault; returns its path, empty where it was left out before. Null where there is no such item. */
  drop(path: readonly Key[]): string | null {
    const steps = this.stepsTo(path);
    if (steps.length <= path.length) return "";
    for (const [depth, { container, key }] of [...steps.entries()].reverse()) {
      if (!Array.isArray(container) || typeof key !== "number") continue;
      if (container[key] === undefined) return "";
      container[key] = undefined;
      const holder = steps[depth - 1] ?? this.start;
      const isLast = container.every((item) => item === undefined);
      if (isLast && this.needed.includes(holder.key)) continue;
      if (isLast) Reflect.set(holder.container, holder.key, null);
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
      if (typeof value !== "object" || value === null) break;
      [container, key] = [value, next];
      steps.push({ container, key });
    }
    return steps;
  }

  private copyIn(container: object, key: Key): unknown {
    const value: unknown = Reflect.get(container, key);
    if (typeof value !== "object" || value === null || this.copies.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    this.copies.add(copy);
    Reflect.set(container, key, copy);
    return copy;
  }
}
