import { errorMessage } from "../domain/error-message.js";
import { propertyName } from "./property-name.js";
import type { Attribute, AttributeTable, Given } from "./types/attributes.js";

/**
 * The value that a text or a property was read as, or why it could not be read. `otherwise` replaces a malformed value; if absent, the
 * previous value is kept.
 */
export type Reading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly otherwise?: unknown; readonly reason?: string };

const read = (value: unknown): Reading => ({ ok: true, value });
const malformed: Reading = { ok: false };
const readIf = (fits: boolean, value: unknown): Reading => (fits ? read(value) : malformed);

/** Reads the text of an attribute of a name. Never throws. */
export function readText(name: string, attribute: Attribute, text: string): Reading {
  switch (attribute.kind) {
    case "boolean":
      return text.trim() === "" ? read(true) : readBoolean(text.trim().toLowerCase() === name ? "true" : text);
    case "number":
      return readNumber(attribute, text);
    case "list":
      return readList(attribute, text);
    case "json":
      return readJson(attribute, text);
    case "oneOf":
      return readValue(attribute, text.trim());
    default:
      return readValue(attribute, text);
  }
}

/** The values that the attributes of an element give, by property name, as its class reads them. */
export function readAttributes<Table extends AttributeTable>(table: Table, element: Element): Given<Table> {
  const readings = Object.entries(table).flatMap(([name, attribute]) => {
    const text = element.getAttribute(name);
    const reading = text === null ? malformed : readText(name, attribute, text);
    const value = reading.ok ? reading.value : reading.otherwise;
    return value === undefined ? [] : [[propertyName(name), attribute.inPage?.(value, element) ?? value]];
  });
  return Object.fromEntries(readings) as Given<Table>;
}

/** Reads a value set as a property; keeps the identity of an object. Never throws. */
export function readValue(attribute: Attribute, value: unknown): Reading {
  switch (attribute.kind) {
    case "boolean":
      return readBoolean(value);
    case "number":
      return readNumber(attribute, value);
    case "oneOf":
      return readIf(typeof value === "string" && attribute.options.includes(value), value);
    case "list":
      return readList(attribute, value);
    case "json":
      return attribute.is(value) ? readChecked(attribute, value) : malformed;
    case "read":
      return read(value);
    case "url":
      return typeof value === "string" && isUrl(value) ? read(value.trim()) : malformed;
    case "string":
      return readString(attribute, value);
  }
}

/** The text of the attribute that shows a value; null removes the attribute. */
export function writeText(attribute: Attribute, value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (attribute.kind === "boolean") return "";
  if (attribute.kind === "json") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** As HTML and scripts write it; an empty text as a property is false. */
function readBoolean(value: unknown): Reading {
  const known = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (known === true || known === 1 || known === "true" || known === "1") return read(true);
  return readIf(known === false || known === 0 || known === "false" || known === "", false);
}

function readString({ format }: Attribute & { kind: "string" }, value: unknown): Reading {
  if (typeof value !== "string" && typeof value !== "number") return malformed;
  const text = format ? String(value).trim() : String(value);
  return !format || format.is(text) ? read(text) : { ok: false, otherwise: format.otherwise };
}

function readNumber({ whole, minimum, options }: Attribute & { kind: "number" }, value: unknown): Reading {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number") return malformed;
  if (options) return readIf(options.includes(number), number);
  return readIf(Number.isFinite(number) && number >= (minimum ?? -Infinity) && (!whole || Number.isInteger(number)), number);
}

function readChecked({ check }: Attribute & { kind: "json" }, value: unknown): Reading {
  return attempt(() => {
    check?.(value);
    return value;
  });
}

/** The result of a function as a reading; if it throws, the message of its error is the reason. */
export function attempt(run: () => unknown): Reading {
  try {
    return read(run());
  } catch (error) {
    return { ok: false, reason: errorMessage(error) };
  }
}

function readJson(attribute: Attribute & { kind: "json" }, text: string): Reading {
  try {
    return readValue(attribute, JSON.parse(text));
  } catch {
    return malformed;
  }
}

function readList({ options }: Attribute & { kind: "list" }, value: unknown): Reading {
  const list = listOf(value);
  return readIf(Array.isArray(list) && list.every((item) => options.includes(item)), list);
}

/** Splits a text into its items; returns any other value unchanged. */
export function listOf(value: unknown): unknown {
  return typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value;
}

/** Whether a text is an address with `http` or `https`, or a path. `javascript:` and other schemes are refused. */
function isUrl(text: string): boolean {
  const address = text.trim();
  try {
    const { protocol } = new URL(address, /^[^/?#]*:/.test(address) ? undefined : "https://page.invalid");
    return /^https?:$/.test(protocol) && !/\s/.test(address);
  } catch {
    return false;
  }
}
