import { listOf } from "./attributes.js";
import type { Attribute, Fault, JsonAttribute } from "./types/attributes.js";

/** Why a value was refused (`which …`), and what to give (`Give …`). */
interface Reason {
  readonly fault: string;
  readonly advice: string;
}

/** One sentence on the value in force and why, and one on what to give. */
export function explain({ attribute, what, given, holds, replaced, reason }: Fault): string {
  const { fault, advice } = adviceOn(attribute, given, what.startsWith("the attribute"), reason);
  const refused = attribute.isPrivate ? what : `${what} ${shown(given)}`;
  return `${replaced ? "takes" : "keeps"} ${holding(attribute, holds)} for ${refused}, which ${fault}. Give ${advice}.`;
}

/** The value in force, or what applies if none is given. */
function holding({ absent, default: usual, isPrivate }: Attribute, value: unknown): string {
  if (value === undefined) return absent ?? shown(usual);
  return isPrivate ? "the former value" : shown(value);
}

/** A value for a warning: short, on one line. */
function shown(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = String(value);
  }
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(", ");

function adviceOn(attribute: Attribute, given: unknown, isText: boolean, reason = ""): Reason {
  switch (attribute.kind) {
    case "oneOf":
      return { fault: `is none of ${quoted(attribute.options)}`, advice: "one of these" };
    case "list":
      return { fault: listFault(attribute.options, listOf(given)), advice: "any of these, separated by spaces" };
    case "json":
      if (reason) return { fault: `is malformed: ${reason.replace(/\.$/, "")}`, advice: `a value such as ${attribute.example}` };
      return isText ? textReason(attribute, String(given)) : shapeReason(attribute, given);
    case "url":
      return { fault: "is not an address", advice: "an absolute URL that begins with https:// or http://, or a path of this page" };
    case "number":
      return numberReason(attribute);
    case "read":
      return { fault: reason, advice: attribute.expected };
    case "string":
      return { fault: `is not ${attribute.format?.expected ?? "a text"}`, advice: "one" };
    case "boolean":
      return { fault: "is neither true nor false", advice: "one of them, or the attribute without a value for true" };
  }
}

function numberReason({ whole, minimum, options }: Attribute & { kind: "number" }): Reason {
  if (options) return { fault: `is none of ${options.join(", ")}`, advice: "one of these" };
  return { fault: `is not a ${whole ? "whole " : ""}number${minimum === undefined ? "" : ` from ${minimum}`}`, advice: "one" };
}

function listFault(options: readonly string[], list: unknown): string {
  const others = Array.isArray(list) ? list.filter((item) => !options.includes(item)).map(shown) : [shown(list)];
  return `names ${others.join(", ")} beside ${quoted(options)}`;
}

function textReason(attribute: JsonAttribute, text: string): Reason {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "is not JSON", advice: `a text such as ${attribute.example}` };
  }
  return shapeReason(attribute, value);
}

function shapeReason(attribute: JsonAttribute, value: unknown): Reason {
  const parts = wrongParts(attribute, value);
  const fault = parts.length > 0 ? `does not fit: ${parts.slice(0, 5).join(", ")}` : "has another shape";
  return { fault, advice: `a value such as ${attribute.example}` };
}

/** The items of a list, or the keys of an object, that would be refused on their own; none if they cannot be checked one by one. */
function wrongParts({ is }: JsonAttribute, value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    if (!is([])) return [];
    return value.flatMap((item: unknown, index) => (is([item]) ? [] : [`item ${index + 1} has another shape`]));
  }
  if (typeof value !== "object" || value === null || !is({})) return [];
  return Object.entries(value).flatMap(([key, part]) => (is({ [key]: part }) ? [] : [`"${key}" ${keyFault(is, key, part)}`]));
}

/** A value of each type that a key may have, with the name of the type. */
const samples = [
  [true, "true or false"],
  [1, "a number"],
  ["a", "a text"],
  [[], "a list"],
  [{}, "an object"],
] as const;

function keyFault(is: JsonAttribute["is"], key: string, part: unknown): string {
  const fitting = samples.filter(([sample]) => is({ [key]: sample }));
  if (fitting.length === 0) return "is not a known key, or has another shape";
  if (fitting.some(([sample]) => typeof sample === typeof part && Array.isArray(sample) === Array.isArray(part)))
    return "has another shape";
  return `is not ${fitting.map(([, name]) => name).join(" or ")}`;
}
