import type { Attribute } from "./types.js";

/**
 * What a text or a property value reads as. Of a malformed one, what it is not (`which …`), what to give (`Give …`), and
 * the value that stands in for it, where another than the one before does.
 */
export type Reading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: string; readonly advice: string; readonly otherwise?: unknown };

const read = (value: unknown): Reading => ({ ok: true, value });
const malformed = (fault: string, advice: string): Reading => ({ ok: false, fault, advice });

/** `page-size` as `pageSize`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads the text of an attribute. Never throws. */
export function readText(attribute: Attribute, text: string): Reading {
  switch (attribute.kind) {
    case "boolean":
      return read(text.trim().toLowerCase() !== "false");
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

/** Reads a value set as a property; an object is kept as it is. Never throws. */
export function readValue(attribute: Attribute, value: unknown): Reading {
  switch (attribute.kind) {
    case "boolean":
      return read(value !== "false" && Boolean(value));
    case "number":
      return readNumber(attribute, value);
    case "oneOf":
      return typeof value === "string" && attribute.options.includes(value)
        ? read(value)
        : malformed(`is none of ${quoted(attribute.options)}`, "one of these");
    case "list":
      return readList(attribute, value);
    case "json":
      return attribute.is(value) ? read(value) : malformed("has another shape", `a value such as ${attribute.example}`);
    case "url":
      return typeof value === "string" && isUrl(value)
        ? read(value.trim())
        : malformed("is no address", "an absolute URL or a path of this page");
    case "string":
      return readString(attribute, value);
  }
}

/** The text that an attribute shows a value with; null removes the attribute. */
export function writeText(attribute: Attribute, value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (attribute.kind === "boolean") return "";
  if (attribute.kind === "json") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function readString({ format }: Attribute & { kind: "string" }, value: unknown): Reading {
  if (typeof value !== "string" && typeof value !== "number") return malformed("is no text", format?.words ?? "a text");
  const text = format ? String(value).trim() : String(value);
  if (!format || format.is(text)) return read(text);
  return { ...malformed(`is not ${format.words}`, format.words), ...(format.otherwise !== undefined && { otherwise: format.otherwise }) };
}

function readNumber({ whole, minimum }: Attribute & { kind: "number" }, value: unknown): Reading {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  const fits =
    typeof number === "number" && Number.isFinite(number) && number >= (minimum ?? -Infinity) && (!whole || Number.isInteger(number));
  const words = `a ${whole ? "whole number" : "number"}${minimum === undefined ? "" : ` from ${minimum}`}`;
  return fits ? read(number) : malformed(`is not ${words}`, words);
}

function readJson(attribute: Attribute & { kind: "json" }, text: string): Reading {
  try {
    return readValue(attribute, JSON.parse(text));
  } catch {
    return malformed("is not JSON", `JSON such as ${attribute.example}`);
  }
}

function readList({ options }: Attribute & { kind: "list" }, value: unknown): Reading {
  const list: unknown = typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value;
  const fits = Array.isArray(list) && list.every((item) => options.includes(item));
  return fits ? read(list) : malformed(`names others than ${quoted(options)}`, "any of these, separated by spaces");
}

/** `javascript:` and its like are no addresses to go to; what begins as a scheme does is no path of the page. */
function isUrl(text: string): boolean {
  const address = text.trim();
  try {
    const { protocol } = new URL(address, /^[^/?#]*:/.test(address) ? undefined : "https://page.invalid");
    return /^https?:$/.test(protocol) && !/\s/.test(address);
  } catch {
    return false;
  }
}

const quoted = (options: readonly string[]) => options.map((option) => `"${option}"`).join(", ");
